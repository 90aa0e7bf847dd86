import { regulatedParameters } from '../../src/parameters';
import { type Day, textOf } from './days';
import { decimal, type Fraction, plus } from './fraction';

/** The published values: plain data, without any computation. */
type Row = (typeof regulatedParameters)[number];

const nameOf = (kind: string, tariff = '', period = 0, variant = '') =>
  `${kind} ${tariff} ${period} ${variant}`;

const rows = new Map<string, Row[]>();
for (const row of regulatedParameters) {
  const name = nameOf(row.kind, row.tariff, row.period, row.variant);
  rows.set(name, [...(rows.get(name) ?? []), row]);
}

function rowOn(name: string, day: Day): Row | undefined {
  const text = textOf(day);
  return rows.get(name)?.find(({ from, to }) => from <= text && (to === null || text <= to));
}

const known = new Map<string, Fraction | null>();

function valueOn(name: string, day: Day): Fraction | null {
  const key = `${name} ${day}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const text = rowOn(name, day)?.value ?? null;
  const value = text === null ? null : decimal(text);
  known.set(key, value);
  return value;
}

/** A price of a tariff's period on a day; null: unknown. */
export const priceOn = (
  kind: 'powerToll' | 'powerCharge' | 'energyToll' | 'energyCharge',
  tariff: string,
  period: number,
  day: Day,
): Fraction | null => valueOn(nameOf(kind, tariff, period), day);

/** Toll and charge together. */
export function accessOn(
  term: 'power' | 'energy',
  tariff: string,
  period: number,
  day: Day,
): Fraction | null {
  const toll = priceOn(`${term}Toll`, tariff, period, day);
  const charge = priceOn(`${term}Charge`, tariff, period, day);
  return toll && charge && plus(toll, charge);
}

/** The tariffs of charging points pay the excess of the general one (Circular 3/2020 DA 2ª.4.c). */
export const excessOn = (
  kind: 'excessDaily' | 'excessMonthly' | 'excessRatio',
  tariff: string,
  period: number,
  day: Day,
): Fraction | null => valueOn(nameOf(kind, tariff.replace('VE', ''), period), day);

export const reactiveOn = (variant: 'from080to095' | 'below080', day: Day): Fraction | null =>
  valueOn(nameOf('reactive', '', 0, variant), day);

export const pvpcMarginOn = (day: Day): Fraction | null => valueOn(nameOf('pvpcMargin'), day);

/** Bono social: for a day, or for a year of 365. */
export function socialBonusOn(day: Day): { value: Fraction; perYear: boolean } | null {
  const value = valueOn(nameOf('socialBonus'), day);
  return value && { value, perYear: rowOn(nameOf('socialBonus'), day)?.per === 'year' };
}
