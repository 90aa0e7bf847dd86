import { commonDays, type DayRange, daysIn, joinRanges } from '../calendar/dates';
import { type ExactNumber, exact } from '../exact/decimal';
import { isByMaximeter } from '../rates/excessRate';
import { type NotVerifiable, parameterName } from '../tariff/notVerifiable';
import type { ConfirmedParameter } from '../tariff/parameterRows';
import type { ParameterTable } from '../tariff/parameters';
import { type ByPeriod, periodsOf } from '../tariff/tariffs';
import { checkStudy } from './check';
import { demandOf, highestByPeriod, isMeasured, type MonthDemand } from './demand';
import type { ExcessTerm } from './excess';
import { contractedEurPerKw, excessEurPerKw, type PeriodPrices, periodPrices } from './prices';
import { type RefusalReason, refusal, type StudyRefusal } from './refusal';
import type { PowerStudy } from './study';

/** A period in a month, ready for the cost of any power. */
interface PricedPeriod {
  readonly fixedEurPerKw: ExactNumber;
  readonly excess: readonly ExcessTerm[];
}

/** A month with its demand and prices, already annualised if that was asked for. */
interface PricedMonth {
  readonly range: DayRange;
  readonly periods: ByPeriod<PricedPeriod>;
}

/** A study with all its prices known and all its months measured. */
export interface PricedStudy {
  readonly study: PowerStudy;
  readonly months: readonly PricedMonth[];
  readonly demand: readonly MonthDemand[];
  /** Months without measures; they do not count in the costs. */
  readonly leftOut: readonly DayRange[];
  /** Days of the months that count. */
  readonly days: number;
  readonly isAnnualised: boolean;
  /** The factor for every amount of the measured days. */
  readonly scale: ExactNumber;
  /** The highest demand of each period, kW; null where it is unknown. */
  readonly highestKw: ByPeriod<ExactNumber | null>;
  /** The regulated prices of the excesses, perhaps with repetitions. */
  readonly excessParameters: readonly ConfirmedParameter[];
}

/** Twelve bills of thirty days are a year, too. */
const shortestYearDays = 360;

function excessTerms(
  { range, highestKw, byQuarters }: MonthDemand,
  prices: PeriodPrices,
  i: number,
): ExcessTerm[] {
  const eurPerKw = excessEurPerKw(prices, range);
  if (byQuarters) {
    const demandsKw = byQuarters.quarters[i];
    if (!demandsKw?.length) return [];
    const { cycleDays } = byQuarters;
    return [{ kind: 'quarters', eurPerKw: eurPerKw.div(cycleDays), cycleDays, demandsKw }];
  }
  const demandKw = highestKw[i];
  if (!demandKw) return [];
  // A maximeter keeps one value for the whole cycle: all prices of the cycle apply to it.
  return [{ kind: 'maximeter', eurPerKw, demandKw }];
}

const scaled = ({ fixedEurPerKw, excess }: PricedPeriod, by: ExactNumber): PricedPeriod => ({
  fixedEurPerKw: fixedEurPerKw.times(by),
  excess: excess.map((term) => ({ ...term, eurPerKw: term.eurPerKw.times(by) })),
});

/** Each missing value once, with the first day that needed it. */
function missingReasons(missing: readonly NotVerifiable[]): RefusalReason[] {
  const byName = new Map<string, NotVerifiable>();
  for (const one of missing) {
    const name = one.parameter ? parameterName(one.parameter) : one.message;
    if (!byName.has(name)) byName.set(name, one);
  }
  return [...byName.values()].map((notVerifiable) => ({
    code: 'notVerifiable',
    message: notVerifiable.message,
    notVerifiable,
  }));
}

function noDemand({ pointType }: PowerStudy): RefusalReason {
  const message = isByMaximeter(pointType)
    ? 'Faltan los maxímetros: indica la potencia máxima de cada periodo y mes.'
    : `Falta la curva cuartohoraria: un punto de tipo ${pointType} paga los excesos por cuartos de hora.`;
  return { code: 'noDemand', message };
}

function tooFewMonths(days: number): RefusalReason {
  const message = `Solo hay ${days} días con medidas y hacen falta 12 meses: completa los datos o pide el resultado anualizado.`;
  return { code: 'tooFewMonths', message, days };
}

/**
 * Joins demand and prices.
 *
 * @returns a refusal when data are wrong or missing, or a price is not verifiable
 * @throws RangeError when a date is no day
 */
export function priceStudy(
  study: PowerStudy,
  parameters: ParameterTable,
): PricedStudy | StudyRefusal {
  const problems = checkStudy(study);
  return problems.length > 0
    ? refusal(...problems)
    : priceDemand(study, demandOf(study), parameters);
}

/**
 * The same for a study that was checked, with what its demand is in its regime.
 *
 * @throws RangeError when a date is no day
 */
export function priceDemand(
  study: PowerStudy,
  all: readonly MonthDemand[],
  parameters: ParameterTable,
): PricedStudy | StudyRefusal {
  const demand = all.filter(isMeasured);
  if (demand.length === 0) return refusal(noDemand(study));
  const days = demand.reduce((total, { range }) => total + daysIn(range), 0);
  const isAnnualised = days < shortestYearDays;
  if (isAnnualised && !study.annualise) return refusal(tooFewMonths(days));

  const periods = periodsOf(study.tariff, 'power');
  const windows = joinRanges(demand.map(({ range }) => range)).map((window) => ({
    window,
    prices: periods.map((period) => periodPrices(study, period, window, parameters)),
  }));
  const prices = windows.flatMap((one) => one.prices);
  const missing = prices.flatMap((price) => price.missing);
  if (missing.length > 0) return refusal(...missingReasons(missing));

  const scale = exact(isAnnualised ? 365 : days).div(days);
  const months = demand.map((month): PricedMonth => {
    const { range } = month;
    const [inWindow] = windows.filter(({ window }) => commonDays(window, range) > 0);
    const monthPeriods = (inWindow?.prices ?? []).map((price, i) => {
      const fixedEurPerKw = contractedEurPerKw(price, range);
      return scaled({ fixedEurPerKw, excess: excessTerms(month, price, i) }, scale);
    });
    return { range, periods: monthPeriods };
  });
  return {
    study,
    months,
    demand,
    leftOut: all.filter((month) => !isMeasured(month)).map(({ range }) => range),
    days,
    isAnnualised,
    scale,
    highestKw: highestByPeriod(demand),
    excessParameters: prices.flatMap(({ excess }) => excess.flatMap((rate) => rate.parameters)),
  };
}
