import type { DayRange } from '../calendar/dates';
import { type DecimalInput, exact } from '../exact/decimal';
import { accessKeys, pricesOf } from '../rates/prices';
import type { ParameterTable } from '../tariff/parameters';
import { type Period, periodsOf, type Tariff } from '../tariff/tariffs';
import type { BillLine } from './bill';
import { type Cost, lineOf } from './cost';
import type { BillInput, EnergyPrice } from './input';
import { shareByDays } from './shareByDays';

/**
 * The cost of a period's energy: kWh × €/kWh, with the regulated toll and charge unless the price
 * includes them. Where they change, the energy is divided by days.
 */
export function energyCost(
  table: ParameterTable,
  of: {
    readonly tariff: Tariff;
    readonly period: Period;
    readonly energyKwh: DecimalInput;
    readonly price: EnergyPrice;
  },
  range: DayRange,
): Cost {
  const { tariff, period, price } = of;
  const keys = price.includesAtr ? [] : accessKeys({ tariff, term: 'energy', period });
  const agreed = exact(price.eurPerKwh[period - 1] ?? 0);
  const { segments, missing } = pricesOf(table, keys, agreed, range);
  return { terms: shareByDays(exact(of.energyKwh), 'kWh', segments), missing };
}

/** The energy term: a line for each period with consumption. */
export function energyLines(input: BillInput, table: ParameterTable, cycle: DayRange): BillLine[] {
  const { tariff, energyPrice: price } = input;
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
    return [lineOf(head, energyCost(table, { tariff, period, energyKwh, price }, cycle))];
  });
}
