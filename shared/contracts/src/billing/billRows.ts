import * as z from 'zod';
import type { BillLineKind } from './billWords';

const periods = [1, 2, 3, 4, 5, 6] as const;
const byPeriod = <Name extends string>(name: Name) =>
  periods.map((period) => `${name}${period}` as const);

/** The fields of each list of a bill, P1 first: `energy1` is kWh in P1. */
export const billListFields = {
  energyKwh: byPeriod('energy'),
  energyPricesEurPerKwh: byPeriod('energyPrice'),
  powersKw: byPeriod('power'),
  powerPricesEurPerKwYear: byPeriod('powerPrice'),
  reactiveKvarh: byPeriod('reactive'),
  maxKw: byPeriod('max'),
} as const;
export type BillList = keyof typeof billListFields;

interface RowLine<Field extends string> {
  readonly field: Field;
  readonly kind: BillLineKind;
  readonly period: number | null;
}

const whole = <Field extends string>(field: Field, kind: BillLineKind): RowLine<Field> => ({
  field,
  kind,
  period: null,
});
const ofPeriods = <Name extends string>(name: Name, kind: BillLineKind) =>
  byPeriod(name).map((field, index) => ({ field, kind, period: index + 1 }));

/** The fields that are a line each, with its amount in euros, in the order of a bill. */
export const billLineFields = [
  whole('powerEur', 'power'),
  ...ofPeriods('powerEur', 'power'),
  whole('energyEur', 'energy'),
  ...ofPeriods('energyEur', 'energy'),
  whole('excessEur', 'excess'),
  whole('tollDiscountEur', 'tollDiscount'),
  whole('reactiveEur', 'reactive'),
  whole('socialDiscountEur', 'socialDiscount'),
  whole('socialBonusEur', 'socialBonus'),
  whole('electricityTaxEur', 'electricityTax'),
  whole('meterEur', 'meter'),
  whole('serviceEur', 'service'),
] as const;

/** The fields of each tax: a bill may have two rates. */
export const billTaxFields = [
  { ratePercent: 'taxPercent', baseEur: 'taxBaseEur', amountEur: 'taxEur' },
  { ratePercent: 'secondTaxPercent', baseEur: 'secondTaxBaseEur', amountEur: 'secondTaxEur' },
] as const;

/** All fields of a row, in the order of the template. */
export const billRowFields = [
  'number',
  'supplier',
  /** A CUPS, or the alias that one point only has. */
  'point',
  'tariff',
  'issuedOn',
  'from',
  'to',
  'totalEur',
  'kind',
  'rectifies',
  'accruedOn',
  'paidOn',
  'printedDays',
  'isEstimated',
  'notes',
  ...Object.values(billListFields).flat(),
  ...billLineFields.map(({ field }) => field),
  'electricityTaxPercent',
  'electricityTaxBaseEur',
  'serviceText',
  ...billTaxFields.flatMap((tax) => Object.values(tax)),
] as const;
export type BillRowField = (typeof billRowFields)[number];
export const billRowFieldSchema = z.enum(billRowFields);

/** The known values of a row. */
export type BillCells = Partial<Readonly<Record<BillRowField, string>>>;
