import { signedDecimal } from '@vatio/records/rules';
import { answerShape } from '@vatio/records/schemas';
import * as z from 'zod';
import { conflictAnswer } from '../errors';
import { idField } from '../ids';
import { listAnswer, listQuery } from '../lists';
import { attachmentSchema } from './attachments';
import { billFields } from './billFields';
import { billPartFields, billPeriodFields } from './billPeriods';
import { billRecord, billRowRecord, printedLineFields } from './billRecord';
import { billKinds, billStates, mostIdsAsked } from './billWords';
import { verificationSchema } from './verifications';

const day = z.iso.date();

/** `POST api/bills`, answered with 201 and the bill. */
export const newBillSchema = z.strictObject(billFields);
export type NewBill = z.infer<typeof newBillSchema>;

/** `PUT api/bills/:id`: the whole bill, and the version that the change is made on. */
export const billChangeSchema = z.strictObject({ ...billFields, version: z.int() });
export type BillChange = z.infer<typeof billChangeSchema>;

/** `POST api/bills/:id/delete`, and `…/restore`, which undoes it. */
export const billVersionSchema = z.strictObject({ version: z.int() });
export type BillVersion = z.infer<typeof billVersionSchema>;

const billRowSchema = z.object({
  id: z.uuid(),
  supplyPointId: z.uuid(),
  clientId: z.uuid(),
  ...answerShape(billRowRecord.fields),
  version: z.int(),
});
export type BillRow = z.infer<typeof billRowSchema>;

const amount = signedDecimal(billRowRecord.fields.totalEur);
const price = signedDecimal(billRowRecord.fields.eurPerKwh);

const idList = z
  .string()
  .max(mostIdsAsked * 37)
  .refine(
    (ids) => ids.split(',').every((id) => idField.safeParse(id).success),
    'Escribe ids separados por comas',
  );

/** The month of the last reading: `2026-03`. */
export const billMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Elige un mes');

/** The filters of a list and its totals. */
const filters = {
  /** Only the chosen bills: ids separated by commas. */
  ids: z.optional(idList),
  state: z.optional(z.enum(billStates)),
  clientId: z.optional(idField),
  supplyPointId: z.optional(idField),
  /** However it is written: «IBERDROLA, S.A.» is «Iberdrola». */
  supplier: z.optional(z.string().max(120)),
  month: z.optional(billMonth),
  /** The range of the total, both ends included. */
  fromEur: z.optional(amount),
  toEur: z.optional(amount),
  /** The range of the total by kWh, both ends included. */
  fromEurPerKwh: z.optional(price),
  toEurPerKwh: z.optional(price),
};

/**
 * `GET api/bills`, and with pages of `maxPageSize` its export. The search looks in number, CUPS,
 * alias and the client's name and NIF.
 */
export const billQuerySchema = listQuery(
  [
    'issued',
    'period',
    'number',
    'supplier',
    'client',
    'cups',
    'kwh',
    'total',
    'price',
    'difference',
    'claimable',
  ],
  filters,
);
export type BillQuery = z.infer<typeof billQuerySchema>;
export const billListSchema = listAnswer(billRowSchema);
export type BillListAnswer = z.infer<typeof billListSchema>;

/** `GET api/bills/totals`: of what the same filters leave. */
export const billTotalsQuerySchema = billQuerySchema.omit({
  page: true,
  pageSize: true,
  sort: true,
});
export type BillTotalsQuery = z.infer<typeof billTotalsQuerySchema>;
export const billTotalsSchema = z.object({
  /** Counts for the chips: the bills in each state, whichever is chosen. */
  states: z.array(z.object({ state: z.enum(billStates), bills: z.int() })),
  /** Bills in the chosen state; those that do not count (`counts`) are left out of the sums. */
  bills: z.int(),
  billedEur: z.string(),
  kwh: z.string(),
  /** Bills with a computed total: their number, their billed sum and their correct sum. */
  computed: z.object({ bills: z.int(), billedEur: z.string(), computedEur: z.string() }),
  claimableEur: z.string(),
  /** The money recovered by claims, with interest; includes bills that were replaced as a result. */
  recoveredEur: z.string(),
});
export type BillTotals = z.infer<typeof billTotalsSchema>;

/** `GET api/bills/suppliers`: of all bills, each under its latest spelling, by name. Days are last readings. */
export const billSuppliersSchema = z.object({
  rows: z.array(z.object({ supplier: z.string(), bills: z.int(), firstDay: day, lastDay: day })),
});
export type BillSuppliers = z.infer<typeof billSuppliersSchema>;

/** `GET api/bills/clients`: whose bills there are, by name. */
export const billClientsSchema = z.object({
  rows: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type BillClients = z.infer<typeof billClientsSchema>;

/** `GET api/bills/points`: the points of a client that have bills, by alias and CUPS. */
export const billPointsQuerySchema = z.strictObject({ clientId: idField });
export const billPointsSchema = z.object({
  rows: z.array(z.object({ id: z.uuid(), alias: z.string(), cups: z.string() })),
});
export type BillPoints = z.infer<typeof billPointsSchema>;

const otherBillSchema = z.object({ id: z.uuid(), number: z.string(), kind: z.enum(billKinds) });
/** The bill that this one replaces or cancels, and its unanswered claim: this may be the answer. */
const rectifiedSchema = otherBillSchema.extend({
  openClaim: z.nullable(
    z.object({
      id: z.uuid(),
      reference: z.string(),
      /** The refund in this bill, at most the amount claimed of the other; null: none. */
      refundEur: z.nullable(z.string()),
    }),
  ),
});
const neighbourSchema = z.object({ id: z.uuid(), number: z.string(), from: day, to: day });

const { from, to, rectifies, printedDays, paidOn, isEstimated, notes } = billRecord.fields;

/** A stored bill. `version` counts its changes. */
export const billSchema = billRowSchema.extend({
  ...answerShape({ rectifies, printedDays, paidOn, isEstimated, notes, ...billPeriodFields }),
  accruedOn: day,
  segments: z.array(z.object(answerShape({ from, to, ...billPartFields }))),
  lines: z.array(
    z.object({
      ...answerShape(printedLineFields),
      amountEur: z.string(),
      ratePercent: z.nullable(z.string()),
      baseEur: z.nullable(z.string()),
    }),
  ),
  taxes: z.array(z.object({ ratePercent: z.string(), baseEur: z.string(), amountEur: z.string() })),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  warnings: z.array(z.object({ field: z.string(), message: z.string() })),
  attachment: z.nullable(attachmentSchema),
  /** null: `pending`. */
  verification: z.nullable(verificationSchema),
  /** The bill that it replaces or cancels; null: none, or it is not stored. */
  rectified: z.nullable(rectifiedSchema),
  /** Those that replace or cancel this one. */
  rectifiedBy: z.array(otherBillSchema),
  /** The point's bills before and after that count. */
  before: z.nullable(neighbourSchema),
  after: z.nullable(neighbourSchema),
});
export type Bill = z.infer<typeof billSchema>;

/** The answer of 409: what was sent, and the bill as it is now. */
export const billConflictSchema = conflictAnswer(billChangeSchema, billSchema);
export type BillConflict = z.infer<typeof billConflictSchema>;
