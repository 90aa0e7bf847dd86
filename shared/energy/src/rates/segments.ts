import {
  type DayRange,
  daysIn,
  daysInYear,
  overlapOf,
  splitByYear,
  yearOf,
} from '../calendar/dates';
import { isNotVerifiable, type NotVerifiable } from '../tariff/notVerifiable';
import type { ConfirmedParameter, ParameterKey } from '../tariff/parameterRows';
import type { ParameterSpan, ParameterTable } from '../tariff/parameters';

/** Days of one year on which none of some parameters changes. */
export interface Segment extends DayRange {
  readonly days: number;
  /** 365 or 366: the divisor of a yearly price. */
  readonly daysInYear: number;
  /** The values in force, in the order of the keys. */
  readonly parameters: readonly ConfirmedParameter[];
}

/** A range of days cut into segments; or what is missing in it, and then no segment counts. */
export interface Segmented<T> {
  readonly segments: readonly T[];
  readonly missing: readonly NotVerifiable[];
}

/** The ranges that two lists share; both are in order and without gaps. */
const cut = (ranges: readonly DayRange[], by: readonly DayRange[]): DayRange[] =>
  ranges.flatMap((range) =>
    by.map((one) => overlapOf(range, one)).filter(({ firstDay, lastDay }) => firstDay <= lastDay),
  );

const covers = ({ firstDay, lastDay }: DayRange, day: string) => firstDay <= day && day <= lastDay;

function parameterOn(spans: readonly ParameterSpan[], day: string) {
  return spans.find((span) => covers(span, day))?.parameter;
}

/**
 * Cuts a range of days where a year ends or one of these parameters changes.
 *
 * @param keys needed together, for example the toll and the charge of a period
 */
export function segmentsOf(
  table: ParameterTable,
  keys: readonly ParameterKey[],
  range: DayRange,
): Segmented<Segment> {
  const spans = keys.map((key) => table.spans(key, range));
  const missing = spans.flatMap((list) =>
    list.map(({ parameter }) => parameter).filter(isNotVerifiable),
  );
  if (missing.length > 0) return { segments: [], missing };

  const ranges = spans.reduce<readonly DayRange[]>(cut, splitByYear(range));
  const segments = ranges.map(({ firstDay, lastDay }) => ({
    firstDay,
    lastDay,
    days: daysIn({ firstDay, lastDay }),
    daysInYear: daysInYear(yearOf(firstDay)),
    parameters: spans
      .map((list) => parameterOn(list, firstDay))
      .filter((parameter) => parameter?.state === 'confirmed'),
  }));
  return { segments, missing };
}
