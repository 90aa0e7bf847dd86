import * as z from 'zod';
import { idField } from '../ids';
import { listQuery } from '../lists';
import { billMonth } from './bills';

/** The groupings of bills. A bill belongs to the month of its last reading. */
export const summaryGroups = ['month', 'client', 'point', 'supplier'] as const;
export type SummaryGroup = (typeof summaryGroups)[number];

const day = z.iso.date();

const filters = {
  clientId: z.optional(idField),
  supplyPointId: z.optional(idField),
  /** The supplier in any spelling. */
  supplier: z.optional(z.string().max(120)),
  /** Both included. */
  fromMonth: z.optional(billMonth),
  toMonth: z.optional(billMonth),
};

/** `GET api/bills/summary`. It searches as the register does. */
export const billSummaryQuerySchema = listQuery(
  [
    'name',
    'bills',
    'kwh',
    'billed',
    'computed',
    'difference',
    'claimable',
    'claimed',
    'recovered',
    'price',
  ],
  { by: z.enum(summaryGroups).default('month'), ...filters },
);
export type BillSummaryQuery = z.infer<typeof billSummaryQuerySchema>;

/** Sums of the bills that count (`counts`), except the claimed amounts; each with its taxes. */
const summarySumsSchema = z.object({
  bills: z.int(),
  kwh: z.string(),
  billedEur: z.string(),
  /** The billed total by kWh, six decimals; null: no energy. */
  eurPerKwh: z.nullable(z.string()),
  /** Bills with a computed total; the rest is pending or not verifiable. */
  computed: z.object({ bills: z.int(), billedEur: z.string(), computedEur: z.string() }),
  /** Billed less computed of these. */
  differenceEur: z.string(),
  claimableEur: z.string(),
  /** Claims that are not rejected, without interest; includes bills that were replaced as a result. */
  claimedEur: z.string(),
  recoveredEur: z.string(),
});
export type SummarySums = z.infer<typeof summarySumsSchema>;

const summaryRowSchema = summarySumsSchema.extend({
  /** `2026-03`, the id of a client or a point, a supplier as it was written last. */
  key: z.string(),
  /** The name of the client or supplier; a point's alias or its CUPS; the month again. */
  name: z.string(),
  /** The point's CUPS; null: the group is not a point. */
  cups: z.nullable(z.string()),
  clientName: z.nullable(z.string()),
});
export type SummaryRow = z.infer<typeof summaryRowSchema>;

export const billSummarySchema = z.object({
  rows: z.array(summaryRowSchema),
  /** The number of groups. */
  total: z.int(),
  /** The sums of all groups. */
  sums: summarySumsSchema,
});
export type BillSummary = z.infer<typeof billSummarySchema>;

/**
 * The concepts that a study's saving covers: fees and services are left out, since no line of a bill
 * identifies them.
 */
export const savingConcepts = ['power', 'excess', 'energy'] as const;
export type SavingConcept = (typeof savingConcepts)[number];

/** `GET api/bills/saving`: what the accepted study of a point was expected to save, and what bills say. */
export const studySavingQuerySchema = z.strictObject({ supplyPointId: idField });
export type StudySavingQuery = z.infer<typeof studySavingQuerySchema>;

const savedBillSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  from: day,
  to: day,
  /** Billed. */
  days: z.int(),
  /** The expected saving of a year by its days. */
  expectedEur: z.string(),
  /** The sum of its lines of these concepts, without taxes. */
  billedEur: z.string(),
  /** The same days and measures with the contract that the study began with; null: not verifiable. */
  wouldBeEur: z.nullable(z.string()),
  /** The would-be cost less the billed cost; null with it. Negative: it costs more. */
  savedEur: z.nullable(z.string()),
  /** Spanish: why it is not known. */
  why: z.nullable(z.string()),
});
export type SavedBill = z.infer<typeof savedBillSchema>;

/** Amounts without taxes. The rows are the bills whose days follow the acceptance, the newest first. */
export const studySavingSchema = z.object({
  /** The one that was accepted last; null: none, or it looked into no saving. */
  study: z.nullable(
    z.object({
      id: z.uuid(),
      code: z.string(),
      acceptedOn: day,
      concepts: z.array(z.enum(savingConcepts)),
      /** The yearly saving expected in these concepts. */
      expectedEur: z.string(),
    }),
  ),
  rows: z.array(savedBillSchema),
  /** Sums of the bills whose saving is known. */
  sums: z.object({
    bills: z.int(),
    days: z.int(),
    expectedEur: z.string(),
    billedEur: z.string(),
    wouldBeEur: z.string(),
    savedEur: z.string(),
  }),
});
export type StudySaving = z.infer<typeof studySavingSchema>;
