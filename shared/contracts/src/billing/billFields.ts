import { exactDecimal, signedDecimal } from '@vatio/records/rules';
import { newShape } from '@vatio/records/schemas';
import * as z from 'zod';
import { billPartFields, billPeriodFields } from './billPeriods';
import { billPointField } from './billPoint';
import { billRecord, printedLineFields } from './billRecord';
import { billNumbers, maxBillLines, maxBillSegments, maxBillTaxes } from './billWords';

const percent = exactDecimal(billNumbers.percent);
const eur = signedDecimal(billNumbers.eur);
const { from, to } = billRecord.fields;

/** A part of the bill's days with prices of its own: days of readings, as the bill's. */
const billSegmentSchema = z.strictObject(newShape({ from, to, ...billPartFields }));

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

const known = newShape({ ...billRecord.fields, ...billPeriodFields });

/**
 * A bill as a supplier issued it. Days are those of the readings, as the engine counts them: the one
 * of the first reading (`from`) is not billed, the one of the last (`to`) is. The tariff decides how
 * many numbers there are: the API names problems by field (`energyKwh`, `lines.3.period`).
 */
export const billFields = {
  ...known,
  kind: known.kind.default('ordinary'),
  supplyPointId: billPointField,
  /** All its days in order, where a price or a contract changes inside; none: one price for all. */
  segments: z.array(billSegmentSchema).max(maxBillSegments).default([]),
  lines: z.array(billLineSchema).min(1, 'Escribe al menos una línea').max(maxBillLines),
  taxes: z.array(billTaxSchema).min(1, 'Escribe el impuesto').max(maxBillTaxes),
} as const;
