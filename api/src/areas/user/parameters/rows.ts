import type { Parameter, ParameterKey } from '@vatio/contracts/user/parameters';
import type { Selectable } from 'kysely';
import type { Tables } from '../../../db/types';

export type StoredParameter = Selectable<Tables['regulated_parameters']>;

/** The content of a row, independent of its versions. */
export type ParameterFields = Omit<Parameter, 'id'>;

type Partly<Key> = { readonly [Part in keyof Key]?: Key[Part] | undefined };

/** Parts that the energy engine and requests may leave out are null. */
export const wholeKey = ({
  kind,
  tariff = null,
  period = null,
  variant = null,
}: Pick<ParameterKey, 'kind'> & Partly<ParameterKey>): ParameterKey => ({
  kind,
  tariff,
  period,
  variant,
});

/** The same text for equal parameters. */
export const identityOf = ({ kind, tariff, period, variant }: ParameterKey): string =>
  [kind, tariff, period, variant].join('|');

export function toParameter(row: StoredParameter): Parameter {
  const { id, value, norm, state, note, per } = row;
  const { power_limit_kw: kw, power_limit_included: isIncluded } = row;
  const { condition_question: question, condition_alternative: alternative } = row;
  return {
    id,
    ...wholeKey(row),
    from: row.first_day,
    to: row.last_day,
    value,
    state,
    norm,
    note,
    per,
    powerLimit: kw !== null && isIncluded !== null ? { kw, isIncluded } : null,
    condition: question !== null && alternative !== null ? { question, alternative } : null,
  };
}

export const toColumns = ({ from, to, powerLimit, condition, ...fields }: ParameterFields) => ({
  ...fields,
  first_day: from,
  last_day: to,
  power_limit_kw: powerLimit?.kw ?? null,
  power_limit_included: powerLimit?.isIncluded ?? null,
  condition_question: condition?.question ?? null,
  condition_alternative: condition?.alternative ?? null,
});
