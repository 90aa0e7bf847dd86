import * as z from 'zod';
import { importedRowSchema, importListRowSchema, rowImportSchema } from '../../imports/rows';
import { listAnswer, pageFields } from '../../lists';
import { pointRowFieldSchema, pointRowFields } from './pointRows';

/** The most rows of a file. */
export const maxImportedPoints = 5_000;

/** `POST api/point-imports`. A row whose CUPS `exists` leaves the point and its contracts as they are. */
export const pointImportSchema = rowImportSchema(pointRowFieldSchema, {
  maxColumns: pointRowFields.length,
  maxRows: maxImportedPoints,
});
export type PointImport = z.infer<typeof pointImportSchema>;

const importedPointSchema = importedRowSchema(pointRowFieldSchema);
export type ImportedPoint = z.infer<typeof importedPointSchema>;

export const pointImportAnswerSchema = z.object({
  /** The import's id, for an undo; null when no row was written. */
  importId: z.nullable(z.uuid()),
  /** One per sent row, in the same order. */
  rows: z.array(importedPointSchema),
  /** Clients and contracts created with the new points. */
  newClients: z.int(),
  newContracts: z.int(),
});
export type PointImportAnswer = z.infer<typeof pointImportAnswerSchema>;

/**
 * `POST api/point-imports/:id/undo`: removes the import's points that are unchanged and have no
 * additions, then its clients that have no points left. A second undo is refused: 409.
 */
export const pointImportUndoneSchema = z.object({
  removedPoints: z.int(),
  /** Points that stay, because they have been changed or added to. */
  keptPoints: z.int(),
  removedClients: z.int(),
});
export type PointImportUndone = z.infer<typeof pointImportUndoneSchema>;

/** `GET api/point-imports`: imports that created something, the newest first. */
export const pointImportListQuerySchema = z.strictObject(pageFields);
export type PointImportListQuery = z.infer<typeof pointImportListQuerySchema>;

const pointImportRowSchema = importListRowSchema({
  newPoints: z.int(),
  newContracts: z.int(),
  newClients: z.int(),
});
export type PointImportRow = z.infer<typeof pointImportRowSchema>;
export const pointImportListSchema = listAnswer(pointImportRowSchema);
export type PointImportListAnswer = z.infer<typeof pointImportListSchema>;
