import { commonDays, type DayRange, joinRanges } from '../../calendar/dates';
import { type DecimalInput, type ExactNumber, exact, sum, toText, zero } from '../../exact/decimal';
import type { ConfirmedParameter } from '../../tariff/parameterRows';
import type { ParameterTable } from '../../tariff/parameters';
import { type ByPeriod, periodsOf } from '../../tariff/tariffs';
import { checkPriceable } from '../check';
import { type ExcessTerm, overKw, quartersOver } from '../excess';
import { type PricedStudy, priceStudy } from '../pricedStudy';
import { type PeriodPrices, periodPrices } from '../prices';
import { isStudyRefusal, refusal, type StudyRefusal } from '../refusal';
import { pricedBySide } from '../regimes/across';
import { priceOtherTariff } from '../regimes/otherTariff';
import type { PowerStudy } from '../study';
import { calculationOf } from './calculationText';
import type { PowerWorkings, WorkingLine, WorkingTerm } from './working';

const yearDays = 365;

const termOf = (
  segment: DayRange & {
    readonly price: ExactNumber;
    readonly parameters: readonly ConfirmedParameter[];
  },
  range: DayRange,
  quantity: ExactNumber,
  perDays: number,
): WorkingTerm => ({
  quantity: toText(quantity),
  price: toText(segment.price),
  days: commonDays(segment, range),
  perDays,
  parameters: segment.parameters,
});

const fixedTerms = ({ contracted }: PeriodPrices, range: DayRange, powerKw: ExactNumber) =>
  contracted
    .filter((segment) => commonDays(segment, range) > 0)
    .map((segment) => termOf(segment, range, powerKw, segment.daysInYear));

function excessTerms(
  { excess }: PeriodPrices,
  range: DayRange,
  term: ExcessTerm | undefined,
  powerKw: ExactNumber,
): readonly WorkingTerm[] {
  const over = term ? overKw(term, powerKw) : zero;
  if (!term || over.lte(0)) return [];
  return excess
    .filter((rate) => commonDays(rate, range) > 0)
    .map((rate) => termOf(rate, range, over, term.kind === 'quarters' ? term.cycleDays : 1));
}

const amountOf = (terms: readonly WorkingTerm[], scale: PowerWorkings['scale']): ExactNumber => {
  const all = sum(
    terms.map(({ quantity, price, days, perDays }) =>
      exact(quantity).times(price).times(days).div(perDays),
    ),
  );
  return scale ? all.times(scale.yearDays).div(scale.days) : all;
};

function linesOf(
  { study, months, demand, isAnnualised, days }: PricedStudy,
  powersKw: ByPeriod<ExactNumber>,
  parameters: ParameterTable,
): PowerWorkings {
  const scale = isAnnualised ? { days, yearDays } : null;
  const periods = periodsOf(study.tariff, 'power');
  const windows = joinRanges(demand.map(({ range }) => range)).map((window) => ({
    window,
    prices: periods.map((period) => periodPrices(study, period, window, parameters)),
  }));
  const lines = months.flatMap(({ range, periods: terms }) => {
    const found = windows.find(({ window }) => commonDays(window, range) > 0);
    return periods.flatMap((period, i): WorkingLine[] => {
      const prices = found?.prices[i];
      if (!prices) return [];
      const powerKw = powersKw[i] ?? zero;
      const excess = terms[i]?.excess[0];
      const fixed = fixedTerms(prices, range, powerKw);
      const over = excessTerms(prices, range, excess, powerKw);
      const quarters = excess?.kind === 'quarters' ? quartersOver(excess, powerKw) : null;
      const line = (concept: WorkingLine['concept'], of: readonly WorkingTerm[]): WorkingLine => ({
        range,
        period,
        concept,
        terms: of,
        amountEur: toText(amountOf(of, scale)),
        calculation: calculationOf(concept, of, { powerKw, excess, quarters, scale }),
      });
      const isWithoutExcess = study.powerControl === 'icp';
      return [line('fixed', fixed), ...(isWithoutExcess ? [] : [line('excess', over)])];
    });
  });
  return { lines, scale };
}

/**
 * The workings of each amount of `powerCost`, with its numbers and the regulated values in it. Formulas and
 * norms: see `powerCost`.
 *
 * @param powersKw kW, P1 first; as many as the other tariff has are priced as its own
 * @returns a line for each month, period and term; or why there are none
 * @throws RangeError when a date is no day
 */
export function powerWorkings(
  study: PowerStudy,
  powersKw: ByPeriod<DecimalInput>,
  parameters: ParameterTable,
): PowerWorkings | StudyRefusal {
  const priced = priceStudy(study, parameters);
  if (isStudyRefusal(priced)) return priced;
  const powers = powersKw.map(exact);
  const other =
    powers.length === priced.highestKw.length ? null : priceOtherTariff(priced, parameters);
  if (other && 'priced' in other) return linesOf(other.priced, powers, parameters);
  const problems = checkPriceable(study, powersKw);
  if (problems.length > 0) return refusal(...problems);
  const there = pricedBySide(priced, parameters)(powers);
  return isStudyRefusal(there) ? there : linesOf(there, powers, parameters);
}
