import * as rules from '@vatio/records/rules';
import { nullable, string, type ZodType } from 'zod';

/** An exact decimal as a person types it: a comma, and no points that could be taken for one. */
export const typedFrom = (decimal: string | null): string => (decimal ?? '').replace('.', ',');

/** More than any price has; a longer text is not even looked at. */
const longestDecimal = 40;

/**
 * A price as it is typed, with a comma. «0.155» is no thousand: a price that begins with nought and a
 * point has decimals.
 */
export function decimalComma(text: string): string {
  const trimmed = text.trim();
  return trimmed.length <= longestDecimal && /^0?\.\d+$/.test(trimmed)
    ? `0,${trimmed.slice(trimmed.indexOf('.') + 1)}`
    : trimmed;
}

/** The typed text, or null for an empty field. */
const typedOrNothing = () => string().transform((text) => text.trim() || null);

/** A rule that takes anything takes text; zod's types do not follow. */
const ofText = <Out>(rule: ZodType<Out, unknown>) => rule as ZodType<Out, string>;

/** A rule for a field that may be left empty: typed text → what is sent, or null. */
export const orNothing = <Out>(rule: ZodType<Out, unknown>) => textOrNothing(ofText(rule));

/** The same, for a rule of text. */
export const textOrNothing = <Out>(rule: ZodType<Out, string>) =>
  typedOrNothing().pipe(nullable(rule));

/** Yes or no, for a select that begins with neither. */
export const yesNoOrNothing = () =>
  textOrNothing(
    rules.oneOf(['true', 'false'], 'Elige sí o no').transform((text) => text === 'true'),
  );

/** A whole number that may be left empty. */
export const wholeOrNothing = (limits: rules.NumberLimits) =>
  orNothing(rules.number(limits).refine(Number.isInteger, 'Escribe un número sin decimales'));

/** A rule of a choice, for a field that begins with none. */
export const textOf = <Out>(rule: ZodType<Out, string>) => string().pipe(rule);
