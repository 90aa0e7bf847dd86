import type { ConfirmedParameter } from './parameterRows';

/** @returns the norm of a rule and those of its values, each once: «RD 1048/2013; Orden …» */
export const withNorms = (
  rule: string,
  values: readonly { readonly parameter: ConfirmedParameter }[],
): string => [...new Set([rule, ...values.map(({ parameter }) => parameter.norm)])].join('; ');
