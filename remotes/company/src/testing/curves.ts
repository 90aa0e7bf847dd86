import type { CoverageAnswer, CoverageMonth, CurveAnswer } from '@vatio/contracts/company/curve';
import { addDays, quartersOfDay } from '@vatio/energy/calendar';

export interface CurveFacts {
  readonly from: string;
  readonly to: string;
  /** kWh × 10⁴ of a quarter; null: not known. */
  readonly tenthsWh?: (day: string, quarter: number) => number | null;
  readonly estimated?: (day: string) => readonly number[];
}

/** Quarter-hours of some days, 2.5 kWh (10 kW) each by default. */
export function curveOf({
  from,
  to,
  tenthsWh = () => 25_000,
  estimated = () => [],
}: CurveFacts): CurveAnswer {
  const days: CurveAnswer['days'] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const count = quartersOfDay(day, 'peninsula');
    days.push({
      day,
      exportedTenthsWh: null,
      estimated: [...estimated(day)],
      tenthsWh: Array.from({ length: count }, (_, quarter) => tenthsWh(day, quarter)),
    });
  }
  return { minutes: 15, territory: 'peninsula', days };
}

/** A month with all its readings, except for the facts of the test. */
export const coverageMonthOf = (
  month: string,
  facts: Partial<CoverageMonth> = {},
): CoverageMonth => ({
  month,
  minutes: 15,
  expected: 2976,
  real: 2976,
  estimated: 0,
  energyKwh: '7440',
  ...facts,
});

export const coverageOf = (
  months: readonly CoverageMonth[],
  days: Pick<CoverageAnswer, 'firstDay' | 'lastDay'>,
): CoverageAnswer => ({ months: [...months], ...days });

export const noCoverage: CoverageAnswer = { months: [], firstDay: null, lastDay: null };
