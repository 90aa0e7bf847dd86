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

/**
 * What a row of a file of supply points can say, in the order of the template. The numbered ones are
 * of the periods, `power1` is kW in P1; prices are those of a contract (`@vatio/contracts/company/contracts`).
 */
export const pointImportFields = [
  'taxId',
  'clientName',
  'cups',
  'alias',
  'address',
  'municipality',
  'province',
  'postcode',
  'territory',
  'distributor',
  'pointType',
  'voltageKv',
  'powerControl',
  'supplier',
  'tariff',
  'from',
  'to',
  'power1',
  'power2',
  'power3',
  'power4',
  'power5',
  'power6',
  'mode',
  'energyPrice1',
  'energyPrice2',
  'energyPrice3',
  'energyPrice4',
  'energyPrice5',
  'energyPrice6',
  'includesAtr',
  'powerPrice1',
  'powerPrice2',
  'powerPrice3',
  'powerPrice4',
  'powerPrice5',
  'powerPrice6',
  'marginEurPerKwh',
  'meterEurPerMonth',
  'use',
  'noticeDays',
] as const;
export type PointImportField = (typeof pointImportFields)[number];
const fieldName = enumOf(pointImportFields);

/** The most rows of a file. */
export const maxImportedPoints = 5_000;

/**
 * `POST api/supply-points/bulk`. With `dryRun` nothing is written; without it all rows are, or none:
 * 422 when a row is wrong.
 *
 * The cells of a row are one text with tabs between them, one for each of `columns`: 150,000 texts
 * would hold up the API for a quarter of a second before anybody could look at the first. Values are
 * spelled as elsewhere on the wire (`peninsula`, `20.376`, `2026-01-31`, `true`), and an empty cell
 * says nothing; what is spelled in another way is what the row is refused for.
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

/** `exists`: there is a point with this CUPS, which is left as it is, and so are its contracts. */
export const pointImportOutcomes = ['create', 'exists', 'error'] as const;
export type PointImportOutcome = (typeof pointImportOutcomes)[number];

/** What becomes of a row. Problems are Spanish, without a full stop. */
const importedRowSchema = object({
  line: int(),
  outcome: enumOf(pointImportOutcomes),
  problems: array(object({ field: fieldName, message: string() })),
  /** What the row does not say and was concluded from the rest of it, as it is spelled here. */
  proposed: array(object({ field: fieldName, value: string() })),
});
export type ImportedRow = Infer<typeof importedRowSchema>;

export const pointImportAnswerSchema = object({
  /** What it can be undone by; null when nothing was written. */
  importId: nullable(uuid()),
  rows: array(importedRowSchema),
  /** Clients and contracts that come with the new points. */
  newClients: int(),
  newContracts: int(),
});
export type PointImportAnswer = Infer<typeof pointImportAnswerSchema>;

/**
 * `POST api/supply-points/bulk/:id/undo`: removes the points of an import that nobody has changed and
 * from which nothing hangs but what came with them, and the clients that it made and that have no
 * points then. Once undone it cannot be done again: 409.
 */
export const pointImportUndoneSchema = object({
  removedPoints: int(),
  /** Points that have been changed or have something by now, so they stay. */
  keptPoints: int(),
  removedClients: int(),
});
export type PointImportUndone = Infer<typeof pointImportUndoneSchema>;

/** `GET api/supply-points/bulk/imports`: those that made something, the newest first. */
export const pointImportListQuerySchema = strictObject(pageFields);
export type PointImportListQuery = Infer<typeof pointImportListQuerySchema>;

const pointImportRowSchema = object({
  id: uuid(),
  fileName: string(),
  /** What it made; when it is undone, some of it may have stayed. */
  newPoints: int(),
  newContracts: int(),
  newClients: int(),
  /** null: whoever it was is no more. */
  createdBy: nullable(object({ id: uuid(), name: string() })),
  createdAt: iso.datetime(),
  /** null: it is not, so it can be. */
  undoneAt: nullable(iso.datetime()),
});
export type PointImportRow = Infer<typeof pointImportRowSchema>;
export const pointImportListSchema = listAnswer(pointImportRowSchema);
export type PointImportListAnswer = Infer<typeof pointImportListSchema>;

/**
 * `GET api/supply-points/bulk`: a page of the list of supply points (the same query), each as a row
 * that could be imported, with the contract that is in force.
 */
export const pointRowListSchema = listAnswer(partialRecord(fieldName, string()));
export type PointRow = Partial<Readonly<Record<PointImportField, string>>>;
export type PointRowListAnswer = Infer<typeof pointRowListSchema>;
