import {
  array,
  boolean,
  enum as enumOf,
  type infer as Infer,
  int,
  iso,
  literal,
  nullable,
  number,
  object,
  optional,
  strictObject,
  string,
  union,
  uuid,
} from 'zod';
import { idField } from '../ids';
import { listAnswer, pageFields } from '../lists';
import { line } from '../rules';
import { territories } from './supply';

/** The largest file, and the most rows in it. */
export const maxCurveFileBytes = 25 * 1024 * 1024;
export const maxCurveFileRows = 1_000_000;

/**
 * The state of an import, in the order of its life: `queued` to be read · `checking` · `checked`:
 * the dry run is there, a person decides · `confirmed` · `writing` · `done` · `undone`. It ends
 * early as `unreadable` or `cancelled`.
 */
export const importStates = [
  'queued',
  'checking',
  'checked',
  'confirmed',
  'writing',
  'done',
  'undone',
  'unreadable',
  'cancelled',
] as const;
export type ImportState = (typeof importStates)[number];

/** What to do where the file differs from stored values. */
export const conflictChoices = ['replace', 'keep'] as const;
export type ConflictChoice = (typeof conflictChoices)[number];

const monthKwhSchema = object({
  /** `2026-01` */
  month: string(),
  /** kWh as text, P1 first; one number when the tariff is not known. */
  kwhByPeriod: array(string()),
});

/** A file's data of one supply point, and how much of it is already stored. */
export const importPointSchema = object({
  /** As complete as in the file; null: it has none, and none was chosen. */
  cups: nullable(string()),
  /** null: there is no such point yet, or it is archived. */
  supplyPoint: nullable(
    object({ id: uuid(), alias: string(), clientId: uuid(), clientName: string() }),
  ),
  /** The clock that the file was read by: the Peninsula's while the point is unknown. */
  territory: enumOf(territories),
  minutes: union([literal(15), literal(60)]),
  /** First and last local day of the readings. */
  firstDay: iso.date(),
  lastDay: iso.date(),
  /** Instants: start of the first reading, end of the last. */
  from: iso.datetime(),
  to: iso.datetime(),
  readings: int(),
  missing: int(),
  /** The first missing ranges. */
  gaps: array(object({ from: iso.datetime(), to: iso.datetime() })),
  repeated: int(),
  estimated: int(),
  energyKwh: string(),
  /** The tariff behind the periods, from the contract in force on the last day; null: none. */
  tariff: nullable(string()),
  months: array(monthKwhSchema),
  /**
   * Readings by their effect on the stored ones. `different` ones are the conflicts. `improved`
   * ones (real, estimated before) are taken without asking, `worse` ones (estimated, real before)
   * are not; both are left out when there are none.
   */
  stored: object({
    fresh: int(),
    same: int(),
    different: int(),
    improved: optional(int()),
    worse: optional(int()),
  }),
  /** The first conflicts: the stored value and the file's, kWh as text. */
  conflicts: array(object({ at: iso.datetime(), storedKwh: string(), fileKwh: string() })),
});
export type ImportPoint = Infer<typeof importPointSchema>;

/** The result of the dry run. */
export const importCheckSchema = object({
  /** null when it is none of the known ones. */
  format: nullable(string()),
  encoding: string(),
  rows: int(),
  rejected: int(),
  isHourBeginning: boolean(),
  points: array(importPointSchema),
  /** How many problems of each severity are listed, and how many of each code there were in all. */
  problems: object({ fatal: int(), error: int(), warning: int() }),
  problemCounts: array(object({ code: string(), count: int() })),
});
export type ImportCheck = Infer<typeof importCheckSchema>;

/** The result of writing, in readings, not rows. */
export const importResultSchema = object({
  added: int(),
  replaced: int(),
  /** Readings that were equal, or were kept. */
  unchanged: int(),
  days: int(),
  supplyPoints: int(),
});
export type ImportResult = Infer<typeof importResultSchema>;

export const curveImportSchema = object({
  id: uuid(),
  fileName: string(),
  sizeBytes: int(),
  sha256: string(),
  state: enumOf(importStates),
  /** The progress of the present state, 0 to 1; null where nothing runs. */
  progress: nullable(number().min(0).max(1)),
  /** null: the account is gone. */
  createdBy: nullable(object({ id: uuid(), name: string() })),
  createdAt: iso.datetime(),
  finishedAt: nullable(iso.datetime()),
  /** The chosen point, for a file that does not say its CUPS. */
  supplyPointId: nullable(uuid()),
  check: nullable(importCheckSchema),
  result: nullable(importResultSchema),
  /** Spanish: why it ended early, or why it cannot be undone now. */
  message: nullable(string()),
});
export type CurveImport = Infer<typeof curveImportSchema>;

/** A row of the list: an import without its dry run. */
export const curveImportRowSchema = curveImportSchema.omit({ check: true });
export type CurveImportRow = Infer<typeof curveImportRowSchema>;

/**
 * `POST api/curve-imports?fileName=…`: the body is the file itself, `application/octet-stream`.
 * Answered with 201 and the import.
 */
export const newCurveImportQuerySchema = strictObject({
  fileName: line('El nombre del fichero', 255),
  supplyPointId: optional(idField),
});

/** `GET api/curve-imports`: the newest first. */
export const curveImportListQuerySchema = strictObject({
  ...pageFields,
  supplyPointId: optional(idField),
  /** Only the caller's own. */
  mine: optional(enumOf(['true'])),
  /** Only waiting ones: queued, checking, checked, confirmed, writing. */
  open: optional(enumOf(['true'])),
});
export type CurveImportListQuery = Infer<typeof curveImportListQuerySchema>;
export const curveImportListSchema = listAnswer(curveImportRowSchema);
export type CurveImportListAnswer = Infer<typeof curveImportListSchema>;

/** `POST api/curve-imports/:id/check`: reads the file again, for a point created since. */
export const recheckSchema = strictObject({ supplyPointId: nullable(idField) });

/** `POST api/curve-imports/:id/confirm`. Also `…/cancel` and `…/undo`, without a body. */
export const confirmImportSchema = strictObject({ conflicts: enumOf(conflictChoices) });

/** `GET api/curve-imports/:id/problems`: in the order of the file. */
export const importProblemQuerySchema = strictObject({
  ...pageFields,
  severity: optional(enumOf(['fatal', 'error', 'warning'])),
});
export const importProblemSchema = object({
  severity: enumOf(['fatal', 'error', 'warning']),
  code: string(),
  line: nullable(int()),
  column: nullable(string()),
  value: nullable(string()),
  message: string(),
});
export type ImportProblem = Infer<typeof importProblemSchema>;
export const importProblemListSchema = listAnswer(importProblemSchema);
