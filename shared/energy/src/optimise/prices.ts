import {
  commonDays,
  type DayRange,
  daysIn,
  daysInYear,
  splitByYear,
  yearOf,
} from '../calendar/dates';
import { type ExactNumber, sum } from '../exact/decimal';
import { type ExcessRate, excessRates, inSeason, isByMaximeter } from '../rates/excessRate';
import { accessPrices, type PricedSegment } from '../rates/prices';
import type { Segmented } from '../rates/segments';
import type { NotVerifiable } from '../tariff/notVerifiable';
import type { ParameterTable } from '../tariff/parameters';
import type { Period } from '../tariff/tariffs';
import type { PowerStudy } from './study';

export interface PeriodPrices {
  readonly contracted: readonly PricedSegment[];
  /** Empty with ICP. */
  readonly excess: readonly ExcessRate[];
  /** Values that are not verifiable: if there are any, no price counts. */
  readonly missing: readonly NotVerifiable[];
}

const oneDay = (day: string): DayRange => ({ firstDay: day, lastDay: day });

/** The price of one day for all days of a window, divided by the days of their own year. */
const extendAccess = (prices: Segmented<PricedSegment>, window: DayRange) => ({
  ...prices,
  segments: splitByYear(window).flatMap((year) =>
    prices.segments.map((price) => ({
      ...price,
      ...year,
      days: daysIn(year),
      daysInYear: daysInYear(yearOf(year.firstDay)),
    })),
  ),
});

/** The price of an excess of one day for all days of a window. */
const extendExcess = (rates: Segmented<ExcessRate>, window: DayRange) => ({
  ...rates,
  segments: rates.segments.map((rate) => ({ ...rate, ...window, days: daysIn(window) })),
});

/** @returns the prices of each day of a window, or of the study's day for all of them */
export function periodPrices(
  { tariff, territory, pointType, powerControl, pricesOn }: PowerStudy,
  period: Period,
  window: DayRange,
  parameters: ParameterTable,
): PeriodPrices {
  const days = pricesOn ? oneDay(pricesOn) : window;
  const access = accessPrices(parameters, { tariff, term: 'power', period }, days);
  const contracted = pricesOn ? extendAccess(access, window) : access;
  if (powerControl === 'icp') {
    return { contracted: contracted.segments, excess: [], missing: contracted.missing };
  }
  const rates = excessRates(parameters, { tariff, pointType, period }, days);
  const excess = pricesOn ? extendExcess(rates, window) : rates;
  const rule = { tariff, territory, term: 'power' } as const;
  return {
    contracted: contracted.segments,
    excess: isByMaximeter(pointType) ? inSeason(excess.segments, period, rule) : excess.segments,
    missing: [...contracted.missing, ...excess.missing],
  };
}

/** @returns the cost of a contracted kW in a part of the window, euros */
export const contractedEurPerKw = ({ contracted }: PeriodPrices, range: DayRange): ExactNumber =>
  sum(contracted.map((part) => part.price.times(commonDays(part, range)).div(part.daysInYear)));

/** @returns each price times the days of a cycle that it holds: of a maximeter's kW, its cost */
export const excessEurPerKw = ({ excess }: PeriodPrices, range: DayRange): ExactNumber =>
  sum(excess.map((rate) => rate.price.times(commonDays(rate, range))));
