import {
  array,
  boolean,
  enum as enumOf,
  type infer as Infer,
  int,
  iso,
  nullable,
  object,
  partialRecord,
  strictObject,
  string,
  uuid,
} from 'zod';
import { listAnswer, pageFields } from '../lists';
import { line } from '../rules';
import { type NewSupplyContract, newSupplyContractSchema } from './contracts';
import { newSupplyPointSchema } from './points';

/** The lists of a contract, and the names of their cells: `power1` is kW in P1. */
export const periodCellNames = {
  powersKw: 'power',
  energyPricesEurPerKwh: 'energyPrice',
  powerPricesEurPerKwYear: 'powerPrice',
} as const;
export type PeriodList = keyof typeof periodCellNames;
const periods = [1, 2, 3, 4, 5, 6] as const;
type PeriodCell = `${(typeof periodCellNames)[PeriodList]}${(typeof periods)[number]}`;

/** A new point; its client has fields of their own. */
export const importedPointSchema = newSupplyPointSchema.omit({ clientId: true });
type ImportedPoint = Infer<typeof importedPointSchema>;

/** A field of a row in a file of supply points: of the client, the point or its contract. */
export type PointImportField =
  | 'taxId'
  | 'clientName'
  | keyof ImportedPoint
  | Exclude<keyof NewSupplyContract, PeriodList>
  | PeriodCell;

const cellsOf = (name: string) =>
  name in periodCellNames
    ? periods.map((period) => `${periodCellNames[name as PeriodList]}${period}`)
    : [name];

/** All fields in the order of the template. */
export const pointImportFields = [
  'taxId',
  'clientName',
  ...Object.keys(importedPointSchema.shape),
  ...Object.keys(newSupplyContractSchema.shape).flatMap(cellsOf),
] as PointImportField[];
const fieldName = enumOf(pointImportFields);

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
export const pointImportSchema = strictObject({
  dryRun: boolean(),
  /** For the audit. */
  fileName: line('El nombre del fichero', 255),
  columns: array(fieldName).min(1).max(pointImportFields.length),
  rows: array(
    strictObject({
      /** Its number in the person's file, counted from 1 with the header. */
      line: int().min(1).max(10_000_000),
      cells: string().max(20_000, 'Máximo 20.000 caracteres'),
    }),
  )
    .min(1, 'No hay ninguna fila')
    .max(maxImportedPoints, 'Máximo 5.000 filas: divide el fichero'),
});
export type PointImport = Infer<typeof pointImportSchema>;

/** `exists`: the CUPS exists, so the point and its contracts stay as they are. */
const pointImportOutcomeSchema = enumOf(['create', 'exists', 'error']);
export type PointImportOutcome = Infer<typeof pointImportOutcomeSchema>;

/** The outcome of a row. Problems are Spanish, without a full stop. */
const importedRowSchema = object({
  line: int(),
  outcome: pointImportOutcomeSchema,
  problems: array(object({ field: fieldName, message: string() })),
  /** Values that follow from the rest of the row, spelled as here. */
  proposed: array(object({ field: fieldName, value: string() })),
});
export type ImportedRow = Infer<typeof importedRowSchema>;

export const pointImportAnswerSchema = object({
  /** The id for an undo; null when nothing was written. */
  importId: nullable(uuid()),
  /** As many as were sent, in the same order. */
  rows: array(importedRowSchema),
  /** Clients and contracts that come with the new points. */
  newClients: int(),
  newContracts: int(),
});
export type PointImportAnswer = Infer<typeof pointImportAnswerSchema>;

/**
 * `POST api/point-imports/:id/undo`: removes the import's points that nobody has changed or
 * added to, then its clients that have no points left. A second undo is refused: 409.
 */
export const pointImportUndoneSchema = object({
  removedPoints: int(),
  /** Points that stay, because they have been changed or added to. */
  keptPoints: int(),
  removedClients: int(),
});
export type PointImportUndone = Infer<typeof pointImportUndoneSchema>;

/** `GET api/point-imports`: imports that created something, the newest first. */
export const pointImportListQuerySchema = strictObject(pageFields);
export type PointImportListQuery = Infer<typeof pointImportListQuerySchema>;

const pointImportRowSchema = object({
  id: uuid(),
  fileName: string(),
  /** What it created; after an undo, some of it may have stayed. */
  newPoints: int(),
  newContracts: int(),
  newClients: int(),
  /** null: the account is gone. */
  createdBy: nullable(object({ id: uuid(), name: string() })),
  createdAt: iso.datetime(),
  /** null: not undone yet. */
  undoneAt: nullable(iso.datetime()),
});
export type PointImportRow = Infer<typeof pointImportRowSchema>;
export const pointImportListSchema = listAnswer(pointImportRowSchema);
export type PointImportListAnswer = Infer<typeof pointImportListSchema>;

/**
 * `GET api/points/rows`: a page of the list of supply points (the same query). Each row
 * could be imported, and has the contract in force.
 */
export const pointRowListSchema = listAnswer(partialRecord(fieldName, string()));
export type PointRow = Partial<Readonly<Record<PointImportField, string>>>;
export type PointRowListAnswer = Infer<typeof pointRowListSchema>;
