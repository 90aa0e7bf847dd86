import * as z from 'zod';
import { importedRowSchema, importListRowSchema, rowImportSchema } from '../imports/rows';
import { listAnswer, pageFields } from '../lists';
import { billRowFieldSchema, billRowFields } from './billRows';

/** The most rows of a file. */
export const maxImportedBills = 5_000;

/**
 * `POST api/bill-imports`: each row is a bill. Inconsistencies are warnings that the verification reports,
 * as for any other bill. Bills stay pending until an automatic job has verified them.
 */
export const billImportSchema = rowImportSchema(billRowFieldSchema, {
  maxColumns: billRowFields.length,
  maxRows: maxImportedBills,
});
export type BillImport = z.infer<typeof billImportSchema>;

const importedBillSchema = importedRowSchema(billRowFieldSchema);
export type ImportedBill = z.infer<typeof importedBillSchema>;

export const billImportAnswerSchema = z.object({
  /** The import's id, for an undo; null when no row was written. */
  importId: z.nullable(z.uuid()),
  /** One per sent row, in the same order. */
  rows: z.array(importedBillSchema),
});
export type BillImportAnswer = z.infer<typeof billImportAnswerSchema>;

/** The most names listed of the bills that an undo leaves in place. */
export const mostNamedBills = 20;

/**
 * `POST api/bill-imports/:id/undo`: deletes the bills of the import that are still untouched. A second undo
 * is refused: 409.
 */
export const billImportUndoneSchema = z.object({
  removedBills: z.int(),
  /** Bills that stay, because they have been changed, or have a file beside them. */
  keptBills: z.int(),
  /** The first of these. */
  kept: z.array(z.object({ id: z.uuid(), number: z.string() })).max(mostNamedBills),
});
export type BillImportUndone = z.infer<typeof billImportUndoneSchema>;

/** `GET api/bill-imports`: the newest first. */
export const billImportListQuerySchema = z.strictObject(pageFields);
export type BillImportListQuery = z.infer<typeof billImportListQuerySchema>;

const billImportRowSchema = importListRowSchema({ newBills: z.int() });
export type BillImportRow = z.infer<typeof billImportRowSchema>;
export const billImportListSchema = listAnswer(billImportRowSchema);
export type BillImportListAnswer = z.infer<typeof billImportListSchema>;
