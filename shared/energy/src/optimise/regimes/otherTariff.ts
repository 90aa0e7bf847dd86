import { daysIn } from '../../calendar/dates';
import { type ExactNumber, exact } from '../../exact/decimal';
import { isNotVerifiable, type NotVerifiable, notVerifiable } from '../../tariff/notVerifiable';
import type { ParameterTable } from '../../tariff/parameters';
import { lowVoltageLimitKw } from '../../tariff/powers';
import type { MonthDemand } from '../demand';
import { type PricedStudy, priceDemand } from '../pricedStudy';
import { isStudyRefusal } from '../refusal';
import { asMaximeter, inTwoPeriods, wholeQuarters } from './demands';
import { regulatedEnergyEur } from './energy';
import type { Regime } from './regime';

/** The other tariff of low voltage, priced. */
export interface OtherTariff {
  readonly priced: PricedStudy;
  /** Toll and charge of the energy less those of today's tariff, euros; negative: it costs less. */
  readonly energyEur: ExactNumber;
}

/** Why it is not priced, although the demand would fit. */
export interface UnknownTariff {
  readonly highestKw: ExactNumber;
  readonly lack: NotVerifiable;
}

/**
 * Prices the other tariff of low voltage. 2.0TD takes up to 15 kW, and its meter cuts what is more, so that
 * there are no excesses; 3.0TD takes more than 15 kW in some period, with a maximeter. Sources: Circular
 * CNMC 3/2020 arts. 6 and 9 (BOE-A-2020-1066); RD 1110/2007 art. 9 (BOE-A-2007-16478).
 *
 * @returns null where the supply cannot have it, or it cannot be known; why, where only a curve lacks
 */
export function priceOtherTariff(
  own: PricedStudy,
  parameters: ParameterTable,
): OtherTariff | UnknownTariff | null {
  const { study } = own;
  // A person's bounds are of the periods of this tariff.
  if (study.minKw || study.maxKw) return null;
  if (study.tariff === '3.0TD') return asTwoPeriods(own, parameters);
  return study.tariff === '2.0TD' ? asSixPeriods(own, parameters) : null;
}

function asTwoPeriods(own: PricedStudy, parameters: ParameterTable) {
  const known = own.highestKw.filter((power) => power !== null);
  const highestKw = known.reduce((a, b) => (b.gt(a) ? b : a), exact(0));
  if (highestKw.gt(lowVoltageLimitKw)) return null;
  const isMeasured = known.length === own.highestKw.length;
  const unknown = (lack: NotVerifiable) => ({ highestKw, lack });
  if (!isMeasured) return unknown(notVerifiable.data('la potencia máxima de algún periodo'));
  const to = { tariff: '2.0TD', pointType: 5, powerControl: 'icp' } as const;
  const found = priced(own, { to, all: inTwoPeriods(own.demand) }, parameters);
  return isNotVerifiable(found) ? unknown(found) : found;
}

/** The maxima of six periods are unknown without a curve of quarters. */
function asSixPeriods(own: PricedStudy, parameters: ParameterTable): OtherTariff | null {
  const to = { tariff: '3.0TD', pointType: 4, powerControl: 'maximeter' } as const;
  const all = wholeQuarters({ ...own.study, ...to });
  const days = all?.reduce((total, { range }) => total + daysIn(range), 0);
  if (!all || days !== own.days) return null;
  const found = priced(own, { to, all: asMaximeter(all) }, parameters);
  const isKnown =
    !isNotVerifiable(found) && found.priced.highestKw.every((power) => power !== null);
  return isKnown ? found : null;
}

function priced(
  own: PricedStudy,
  { to, all }: { readonly to: Regime; readonly all: readonly MonthDemand[] },
  parameters: ParameterTable,
): OtherTariff | NotVerifiable {
  const { quarterDemand, territory, pricesOn, tariff } = own.study;
  if (!quarterDemand) return notVerifiable.data(wholeCurve);
  const ranges = own.demand.map(({ range }) => range);
  const supply = { quarterDemand, ranges, territory, ...(pricesOn && { pricesOn }) };
  const [today, other] = [tariff, to.tariff].map((one) =>
    regulatedEnergyEur(one, supply, parameters),
  );
  if (!today || !other) return notVerifiable.data(wholeCurve);
  if (isNotVerifiable(today)) return today;
  if (isNotVerifiable(other)) return other;
  const found = priceDemand({ ...own.study, ...to }, all, parameters);
  if (isStudyRefusal(found)) return notVerifiable.data(`algún precio de la tarifa ${to.tariff}`);
  return { priced: found, energyEur: other.minus(today).times(own.scale) };
}

const wholeCurve =
  'la curva horaria completa de estos meses, que reparte la energía en los periodos de la otra tarifa';
