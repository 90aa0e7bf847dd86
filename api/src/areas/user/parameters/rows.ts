import type { Parameter, ParameterChange, ParameterKey } from '@vatio/contracts/user/parameters';
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

/** Rows by a key, in the order of the first of each. */
export function groupsOf<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

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

/** The rows that a change asks for. */
export function rowsOf(sent: ParameterChange): ParameterFields[] {
  const { from, to, norm, state, note = '' } = sent;
  return sent.values.map((value) => ({
    ...wholeKey(value),
    from,
    to,
    norm,
    state,
    note,
    value: value.value,
    powerLimit: value.powerLimit ?? null,
    per: value.per ?? null,
    condition: value.condition ?? null,
  }));
}
