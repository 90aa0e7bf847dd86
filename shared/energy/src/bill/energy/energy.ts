import type { DayRange } from '../../calendar/dates';
import { type DecimalInput, type ExactNumber, exact } from '../../exact/decimal';
import { accessKeys, pricesOf } from '../../rates/prices';
import type { ParameterTable } from '../../tariff/parameters';
import { type Period, periodsOf, type Tariff } from '../../tariff/tariffs';
import type { BillLine } from '../bill';
import { type Cost, lineOf } from '../cost';
import type { BillInput, EnergyPrice } from '../input';
import { curveEnergy } from './curveEnergy';
import { share } from './share';

/**
 * The cost of a period's energy: kWh × €/kWh, with the regulated toll and charge unless the price
 * includes them. Where they change, the energy is divided by the curve, and by days without one.
 */
export function energyCost(
  table: ParameterTable,
  of: {
    readonly tariff: Tariff;
    readonly period: Period;
    readonly energyKwh: DecimalInput;
    readonly price: EnergyPrice;
    /** The period's energy by the curve; null where it does not cover the days. */
    readonly measuredIn?: (days: DayRange) => ExactNumber | null;
  },
  range: DayRange,
): Cost {
  const { tariff, period, price } = of;
  const keys = price.includesAtr ? [] : accessKeys({ tariff, term: 'energy', period });
  const agreed = exact(price.eurPerKwh[period - 1] ?? 0);
  const { segments, missing } = pricesOf(table, keys, agreed, range);
  const { measuredIn } = of;
  const shared = {
    quantity: exact(of.energyKwh),
    unit: 'kWh',
    ...(measuredIn && { measuredIn }),
  } as const;
  return { terms: share(shared, segments), missing };
}

/** The energy by period, from the quarters of the bill: each range of days is walked through once. */
export function curveOf({ tariff, territory, quarterDemand }: BillInput) {
  const known = new Map<string, ReturnType<typeof curveEnergy>>();
  return (days: DayRange, period: Period): ExactNumber | null => {
    if (!quarterDemand) return null;
    const key = days.firstDay + days.lastDay;
    if (!known.has(key)) known.set(key, curveEnergy(quarterDemand, { tariff, territory }, days));
    return known.get(key)?.[period - 1] ?? null;
  };
}

/**
 * The energy term: a line for each period with consumption. Source: Circular CNMC 3/2020 art. 9.3
 * (BOE-A-2020-1066).
 */
export function energyLines(input: BillInput, table: ParameterTable, cycle: DayRange): BillLine[] {
  const { tariff, energyPrice: price } = input;
  const energyIn = curveOf(input);
  return periodsOf(tariff, 'energy').flatMap((period) => {
    const energyKwh = input.energyKwh[period - 1] ?? 0;
    if (exact(energyKwh).eq(0)) return [];
    const head = {
      concept: 'energy',
      period,
      label: `Energía P${period}`,
      formula: price.includesAtr ? 'energía × precio' : 'energía × (precio + peaje + cargo)',
      norm: price.includesAtr ? 'Contrato de suministro' : 'Circular CNMC 3/2020, art. 9',
    } as const;
    const measuredIn = (days: DayRange) => energyIn(days, period);
    return [
      lineOf(head, energyCost(table, { tariff, period, energyKwh, price, measuredIn }, cycle)),
    ];
  });
}
