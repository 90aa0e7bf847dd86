import type { ParameterKind, RegulatedParameter } from './parameterRows';
import type { Period, Tariff } from './tariffs';

/** A regulated parameter as it is stored and sent: what does not apply is null. */
export interface StoredParameter {
  readonly kind: ParameterKind;
  readonly tariff: Tariff | null;
  readonly period: number | null;
  readonly variant: string | null;
  readonly from: string;
  readonly to: string | null;
  readonly value: string | null;
  readonly norm: string;
  readonly note: string;
  readonly powerLimit: RegulatedParameter['powerLimit'] | null;
  readonly per: RegulatedParameter['per'] | null;
  readonly condition: { readonly question: string; readonly alternative: string } | null;
}

/** @returns the parameter for a table, without what does not apply */
export function regulatedOf(stored: StoredParameter): RegulatedParameter {
  const { kind, tariff, period, variant, from, to, norm, note } = stored;
  const { powerLimit, per, condition } = stored;
  const common = {
    kind,
    from,
    to,
    norm,
    ...(tariff && { tariff }),
    ...(period && { period: period as Period }),
    ...(variant && { variant }),
    ...(note && { note }),
    ...(powerLimit && { powerLimit }),
    ...(per && { per }),
  };
  return stored.value === null
    ? { ...common, state: 'pending', value: null }
    : { ...common, state: 'confirmed', value: stored.value, ...(condition && { condition }) };
}
