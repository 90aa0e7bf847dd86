import type { EndingValues } from '@vatio/contracts/user/parameters';
import { addDays } from '@vatio/energy/calendar';
import {
  type ParameterTable,
  parameterKeys,
  parameterKinds,
  parameterShapes,
} from '@vatio/energy/tariff';
import { date } from '@vatio/records/format';

/** Days of warning before the first day without values. */
const daysBefore = 30;
/** Values missing for longer are history, and will not be entered any more. */
const daysAfter = 365;

/**
 * Values with a last day after which the table has no values, not even pending values: the warning begins
 * 30 days before, in time to enter the next year's.
 *
 * @returns by first day without them, the earliest first
 */
export function endingValues(table: ParameterTable, today: string): EndingValues[] {
  const counts = new Map<string, number>();
  const [earliest, latest] = [addDays(today, -daysAfter), addDays(today, daysBefore)];
  for (const key of parameterKinds.flatMap((kind) => parameterKeys(kind))) {
    const { lastDay } = parameterShapes[key.kind];
    const rows = table.rows.filter((row) => isOf(row, key) && row.to !== null);
    for (const { to } of rows) {
      if (to === null || to === lastDay) continue;
      const from = addDays(to, 1);
      if (from < earliest || from > latest || table.row(key, from)) continue;
      counts.set(from, (counts.get(from) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([from, values]) => ({ from, values, sentence: sentenceOf(from, values) }));
}

type Row = ParameterTable['rows'][number];
const isOf = (row: Row, key: ReturnType<typeof parameterKeys>[number]) =>
  row.kind === key.kind &&
  row.tariff === key.tariff &&
  row.period === key.period &&
  row.variant === key.variant;

/** «Faltan los valores de 2027 desde el 1 ene 2027: 274 valores» */
function sentenceOf(from: string, values: number): string {
  const what = from.endsWith('-01-01') ? `los valores de ${from.slice(0, 4)}` : 'valores';
  const many = values === 1 ? '1 valor' : `${values} valores`;
  return `Faltan ${what} desde el ${date(from)}: ${many}`;
}
