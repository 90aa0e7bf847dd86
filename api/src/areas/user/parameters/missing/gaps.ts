import type { ParameterGap, ParameterKey } from '@vatio/contracts/user/parameters';
import { addDays, type DayRange, monthDays, overlapOf } from '@vatio/energy/calendar';
import {
  type ParameterKey as EngineKey,
  isNotVerifiable,
  type ParameterKind,
  type ParameterTable,
  parameterKeys,
  parameterKinds,
  parameterShapes,
} from '@vatio/energy/tariff';
import { wholeKey } from '../rows';

export interface KeyGaps {
  readonly key: ParameterKey;
  readonly gaps: readonly Gap[];
}
export type Gap = Omit<ParameterGap, 'keys'>;

/** The days of `months` months, beginning with the month of a day. */
export function monthsFrom(day: string, months: number): DayRange {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months - 1, 1)).toISOString().slice(0, 7);
  return { firstDay: `${day.slice(0, 7)}-01`, lastDay: monthDays(last).lastDay };
}

/**
 * Missing values by kind. A kind needs values if it had a confirmed one in the year before a day;
 * then all its tariffs, periods and variants need one.
 */
export function gapsByKind(
  table: ParameterTable,
  range: DayRange,
  today: string,
): ReadonlyMap<ParameterKind, readonly KeyGaps[]> {
  const until = range.firstDay < today ? range.firstDay : today;
  const lastYear = { firstDay: addDays(until, -365), lastDay: until };
  return new Map(
    parameterKinds.flatMap((kind) => {
      const days = daysOfKind(kind, range);
      if (!days || !isUsed(table, kind, lastYear)) return [];
      const gaps = parameterKeys(kind).map((key) => ({
        key: wholeKey(key),
        gaps: gapsOf(table, key, days),
      }));
      const open = gaps.filter((one) => one.gaps.length > 0);
      return open.length > 0 ? [[kind, open] as const] : [];
    }),
  );
}

const isUsed = ({ rows }: ParameterTable, kind: ParameterKind, days: DayRange) =>
  rows.some(
    (row) =>
      row.kind === kind &&
      row.state === 'confirmed' &&
      row.from <= days.lastDay &&
      (row.to === null || row.to >= days.firstDay),
  );

/** Undefined when the rule behind the kind has ended before. */
function daysOfKind(kind: ParameterKind, range: DayRange): DayRange | undefined {
  const { lastDay } = parameterShapes[kind];
  const days = lastDay ? overlapOf(range, { firstDay: range.firstDay, lastDay }) : range;
  return days.lastDay < days.firstDay ? undefined : days;
}

const gapsOf = (table: ParameterTable, key: EngineKey, days: DayRange): Gap[] =>
  table
    .spans(key, days)
    .flatMap(({ parameter, firstDay: from, lastDay: to }) =>
      isNotVerifiable(parameter)
        ? [{ reason: parameter.reason === 'pending' ? 'pending' : 'missing', from, to }]
        : [],
    );

export interface SharedGaps {
  readonly keys: readonly ParameterKey[];
  readonly gaps: readonly Gap[];
}

/** Groups parameters that lack the same days, in the order of the first of each. */
export function together(open: readonly KeyGaps[]): readonly SharedGaps[] {
  const groups = new Map<string, { keys: ParameterKey[]; gaps: readonly Gap[] }>();
  for (const { key, gaps } of open) {
    const text = JSON.stringify(gaps);
    const group = groups.get(text) ?? { keys: [], gaps };
    group.keys.push(key);
    groups.set(text, group);
  }
  return [...groups.values()];
}
