import {
  exactDecimal,
  line,
  oneOf,
  optionalLine,
  optionalText,
  plausibleDay,
  signedDecimal,
} from '@vatio/records/rules';
import * as z from 'zod';
import { tariffs } from '../company/supply';
import { idField } from '../ids';
import { billKinds, billLineKinds } from './billWords';

/** More than any supplier prints. */
export const maxBillLines = 100;
/** A year has at most 12 prices and contracts on any one bill seen so far. */
export const maxBillSegments = 12;
/** An energy and its services may have a rate each, and both may change inside a bill. */
export const maxBillTaxes = 6;

const measured = { maxDecimals: 3, max: 1_000_000_000 } as const;
const kwh = exactDecimal({ ...measured, unit: 'kWh' });
const kvarh = exactDecimal({ ...measured, unit: 'kVArh' });
const kw = exactDecimal({ maxDecimals: 3, max: 1_000_000, unit: 'kW' });
const percent = exactDecimal({ maxDecimals: 10, max: 100, unit: '%' });
/** Negative on bills that give money back, and of discounts. */
const eur = signedDecimal({ maxDecimals: 2, max: 100_000_000, unit: '€' });

const perKwh = signedDecimal({ maxDecimals: 10, max: 10, unit: '€/kWh' });
const perKwYear = signedDecimal({ maxDecimals: 10, max: 10_000, unit: '€/kW·año' });

/** Values as printed, P1 first; null: not printed, all of them or one period's. */
const prices = {
  /** kW billed. */
  powersKw: z.nullable(z.array(z.nullable(kw)).min(2).max(6)).default(null),
  energyPricesEurPerKwh: z.nullable(z.array(z.nullable(perKwh)).min(3).max(6)).default(null),
  powerPricesEurPerKwYear: z.nullable(z.array(z.nullable(perKwYear)).min(2).max(6)).default(null),
};

/** A part of the bill's days with prices of its own: days of readings, as the bill's. */
const billSegmentSchema = z.strictObject({
  from: plausibleDay(),
  to: plausibleDay(),
  /** kWh, P1 first. */
  energyKwh: z.array(kwh).min(3).max(6),
  ...prices,
});

const billLineSchema = z.strictObject({
  kind: oneOf(billLineKinds, 'Elige qué es esta línea'),
  /** 1 is P1; null: of all periods that no other line of its kind names. */
  period: z.nullable(z.int().min(1).max(6)).default(null),
  /** The index of the bill's segment, from 0; null: the whole bill. */
  segment: z
    .nullable(
      z
        .int()
        .min(0)
        .max(maxBillSegments - 1),
    )
    .default(null),
  /** The line's text as printed. */
  text: optionalLine(160).default(''),
  amountEur: eur,
  /** The printed rate and base of the electricity tax; null: not printed. */
  ratePercent: z.nullable(percent).default(null),
  baseEur: z.nullable(eur).default(null),
});

const billTaxSchema = z.strictObject({
  /** The rate and base of IVA, IGIC or IPSI. */
  ratePercent: percent,
  baseEur: eur,
  amountEur: eur,
});

/**
 * A bill as a supplier issued it. Days are those of the readings, as the engine counts them: the one
 * of the first reading (`from`) is not billed, the one of the last (`to`) is. The tariff decides how
 * many numbers there are: the API names problems by field (`energyKwh`, `lines.3.period`).
 */
export const billFields = {
  supplier: line('La comercializadora', 120),
  number: line('El número', 60),
  supplyPointId: idField,
  kind: oneOf(billKinds, 'Elige qué factura es').default('ordinary'),
  /** The number of the bill that this one replaces or cancels; empty on an ordinary one. */
  rectifies: optionalLine(60).default(''),
  tariff: oneOf(tariffs, 'Elige una tarifa'),
  issuedOn: plausibleDay(),
  /**
   * The accrual («devengo»), which sets the rates of its taxes; null: the day of issue or, where it
   * rectifies a stored bill, that one's. Sources: Ley 37/1992 arts. 75.Uno.7.º, 89 and 90.Dos
   * (BOE-A-1992-28740), Ley 38/1992 art. 95 (BOE-A-1992-28741).
   */
  accruedOn: z.nullable(plausibleDay()).default(null),
  from: plausibleDay(),
  to: plausibleDay(),
  /** The number of days that the bill states; null: it states none. */
  printedDays: z
    .nullable(z.int().min(1, 'Escribe los días, o déjalo vacío').max(400, 'Máximo 400 días'))
    .default(null),
  paidOn: z.nullable(plausibleDay()).default(null),
  isEstimated: z.boolean(),
  /** kWh, P1 first. */
  energyKwh: z.array(kwh).min(3).max(6),
  ...prices,
  /** null: not billed, or not said. */
  reactiveKvarh: z.nullable(z.array(kvarh).min(3).max(6)).default(null),
  /** Highest power of each period, kW; null where the bill does not say it. */
  maxKw: z.nullable(z.array(z.nullable(kw)).min(2).max(6)).default(null),
  /** All its days in order, where a price or a contract changes inside; none: one price for all. */
  segments: z.array(billSegmentSchema).max(maxBillSegments).default([]),
  lines: z.array(billLineSchema).min(1, 'Escribe al menos una línea').max(maxBillLines),
  taxes: z.array(billTaxSchema).min(1, 'Escribe el impuesto').max(maxBillTaxes),
  totalEur: eur,
  notes: optionalText(4000).default(''),
} as const;
