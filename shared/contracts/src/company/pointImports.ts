import * as z from 'zod';
import { listAnswer, pageFields } from '../lists';
import { line } from '../rules';
import { pointRowFieldSchema, pointRowFields } from './pointRows';

/** The most rows of a file. */
export const maxImportedPoints = 5_000;

/**
 * `POST api/point-imports`. With `dryRun` it writes nothing; otherwise all rows or none: 422
 * when a row is wrong.
 *
 * The cells of a row are one text with tabs between them, one cell for each of `columns`: 150,000
 * texts would hold up the API for a quarter of a second before any check. Values are spelled as
 * elsewhere on the wire (`peninsula`, `20.376`, `2026-01-31`, `true`); any other spelling makes the
 * row wrong, and an empty cell says nothing.
 */
export const pointImportSchema = z.strictObject({
  dryRun: z.boolean(),
  /** For the audit. */
  fileName: line('El nombre del fichero', 255),
  columns: z.array(pointRowFieldSchema).min(1).max(pointRowFields.length),
  rows: z
    .array(
      z.strictObject({
        /** Its number in the person's file, counted from 1 with the header. */
        line: z.int().min(1).max(10_000_000),
        cells: z.string().max(20_000, 'Máximo 20.000 caracteres'),
      }),
    )
    .min(1, 'No hay ninguna fila')
    .max(maxImportedPoints, 'Máximo 5.000 filas: divide el fichero'),
});
export type PointImport = z.infer<typeof pointImportSchema>;

/** `exists`: the CUPS exists, so the point and its contracts stay as they are. */
const pointImportOutcomeSchema = z.enum(['create', 'exists', 'error']);
export type PointImportOutcome = z.infer<typeof pointImportOutcomeSchema>;

/** The outcome of a row. Problems are Spanish, without a full stop. */
const importedRowSchema = z.object({
  line: z.int(),
  outcome: pointImportOutcomeSchema,
  problems: z.array(z.object({ field: pointRowFieldSchema, message: z.string() })),
  /** Values that follow from the rest of the row, spelled as here. */
  proposed: z.array(z.object({ field: pointRowFieldSchema, value: z.string() })),
});
export type ImportedRow = z.infer<typeof importedRowSchema>;

export const pointImportAnswerSchema = z.object({
  /** The id for an undo; null when nothing was written. */
  importId: z.nullable(z.uuid()),
  /** As many as were sent, in the same order. */
  rows: z.array(importedRowSchema),
  /** Clients and contracts that come with the new points. */
  newClients: z.int(),
  newContracts: z.int(),
});
export type PointImportAnswer = z.infer<typeof pointImportAnswerSchema>;

/**
 * `POST api/point-imports/:id/undo`: removes the import's points that nobody has changed or
 * added to, then its clients that have no points left. A second undo is refused: 409.
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

const pointImportRowSchema = z.object({
  id: z.uuid(),
  fileName: z.string(),
  /** What it created; after an undo, some of it may have stayed. */
  newPoints: z.int(),
  newContracts: z.int(),
  newClients: z.int(),
  /** null: the account is gone. */
  createdBy: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  createdAt: z.iso.datetime(),
  /** null: not undone yet. */
  undoneAt: z.nullable(z.iso.datetime()),
});
export type PointImportRow = z.infer<typeof pointImportRowSchema>;
export const pointImportListSchema = listAnswer(pointImportRowSchema);
export type PointImportListAnswer = z.infer<typeof pointImportListSchema>;
