import { addDays } from '@vatio/energy/calendar';
import type { ParameterFields } from './rows';

/** Days from the first to the last, both included; null: without an end. */
export interface Validity {
  readonly from: string;
  readonly to: string | null;
}

/** True when the two share a day. */
export const overlaps = (one: Validity, other: Validity): boolean =>
  (other.to === null || one.from <= other.to) && (one.to === null || other.from <= one.to);

/** The parts of a row before and after the days that another one takes. */
export function remainders<Row extends Validity>(row: Row, taken: Validity): Row[] {
  const before = row.from < taken.from ? [{ ...row, to: addDays(taken.from, -1) }] : [];
  if (taken.to === null || (row.to !== null && row.to <= taken.to)) return before;
  return [...before, { ...row, from: addDays(taken.to, 1) }];
}

/** Returns whether a row already has, on all its days, the values of another: «0.50» is 0.5. */
export function says(row: ParameterFields, other: ParameterFields): boolean {
  const facts = ({ value, norm, state, note, powerLimit, per, condition }: ParameterFields) =>
    JSON.stringify([
      value && shortest(value),
      norm,
      state,
      note,
      per,
      powerLimit && [shortest(powerLimit.kw), powerLimit.isIncluded],
      condition && [condition.question, shortest(condition.alternative)],
    ]);
  return (
    row.from <= other.from &&
    (row.to === null || (other.to !== null && other.to <= row.to)) &&
    facts(row) === facts(other)
  );
}

const shortest = (decimal: string) =>
  decimal.includes('.') ? decimal.replace(/\.?(?<!0)0+$/, '') : decimal;
