import { exactDecimal, plausibleDay, signedDecimal } from '@vatio/records/rules';
import { newShape } from '@vatio/records/schemas';
import * as z from 'zod';
import { billPointField } from './billPoint';
import { billRecord, printedLineFields } from './billRecord';
import { billNumbers, maxBillLines, maxBillSegments, maxBillTaxes } from './billWords';

const kwh = exactDecimal(billNumbers.kwh);
const kvarh = exactDecimal(billNumbers.kvarh);
const kw = exactDecimal(billNumbers.kw);
const percent = exactDecimal(billNumbers.percent);
const eur = signedDecimal(billNumbers.eur);
const perKwh = signedDecimal(billNumbers.perKwh);
const perKwYear = signedDecimal(billNumbers.perKwYear);

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
  ...newShape(printedLineFields),
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

const scalars = newShape(billRecord.fields);

/**
 * A bill as a supplier issued it. Days are those of the readings, as the engine counts them: the one
 * of the first reading (`from`) is not billed, the one of the last (`to`) is. The tariff decides how
 * many numbers there are: the API names problems by field (`energyKwh`, `lines.3.period`).
 */
export const billFields = {
  ...scalars,
  kind: scalars.kind.default('ordinary'),
  supplyPointId: billPointField,
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
} as const;
