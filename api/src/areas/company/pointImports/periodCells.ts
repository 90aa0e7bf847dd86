import { tariffs } from '@vatio/contracts/company/supply';
import { periodCount, type Tariff, type TariffTerm } from '@vatio/energy/tariff';
import { type Cells, type FieldProblems, fieldOf, type NumberedField, periodValues } from './cells';

const terms: Readonly<Record<NumberedField, TariffTerm>> = {
  power: 'power',
  energyPrice: 'energy',
  powerPrice: 'power',
};
const words: Readonly<Record<NumberedField, readonly [one: string, many: string]>> = {
  power: ['la potencia', 'potencias'],
  energyPrice: ['el precio de energía', 'precios de energía'],
  powerPrice: ['el precio de potencia', 'precios de potencia'],
};

/** The cells of the periods, P1 first: as many as the tariff has, if it is one. */
export interface PeriodCells {
  readonly values: readonly string[];
  readonly problems: FieldProblems;
}

/**
 * The periods of a row. Sheets have six columns for every tariff, so a zero in a column that the
 * tariff lacks counts as nothing.
 */
export function periodCells(cells: Cells, name: NumberedField): PeriodCells {
  const tariff = tariffs.find((one) => one === cells.tariff);
  const all = periodValues(cells, name);
  if (!tariff) return { values: all.filter(Boolean), problems: {} };
  const count = periodCount(tariff, terms[name]);
  const problems = all.flatMap((value, index) => {
    const field = fieldOf(name, index);
    if (index < count) return value ? [] : [[field, missing(name, index)] as const];
    return Number(value) === 0 ? [] : [[field, surplus(name, tariff, count)] as const];
  });
  return { values: all.slice(0, count), problems: Object.fromEntries(problems) };
}

const missing = (name: NumberedField, index: number) => `Falta ${words[name][0]} de P${index + 1}`;
const surplus = (name: NumberedField, tariff: Tariff, count: number) =>
  `La tarifa ${tariff} tiene ${count} ${words[name][1]}`;
