import type { Parameter } from '../parameter';

const nameOf = ({ kind, tariff, period, variant }: Parameter) =>
  [kind, tariff, period, variant].join('|');

/**
 * A sheet of a year to fill in: every value that ends with the year before and has none of this one yet,
 * with its days and without what is not known.
 *
 * @param before the values of the year before
 * @param known those of the year
 */
export function blankRowsOf(
  before: readonly Parameter[],
  known: readonly Parameter[],
  year: number,
): Parameter[] {
  const [from, to] = [`${year}-01-01`, `${year}-12-31`];
  const names = new Set(known.filter((row) => row.from <= from && row.value).map(nameOf));
  return before
    .filter((row) => row.to === `${year - 1}-12-31` && !names.has(nameOf(row)))
    .map((row) => ({
      ...row,
      from,
      to,
      value: null,
      state: 'confirmed',
      norm: '',
      note: '',
      condition: null,
    }));
}
