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
 * What has become of an import, in the order of its life:
 * `queued` to be read · `checking` · `checked`: the dry run is there, a person decides ·
 * `confirmed` · `writing` · `done` · `undone`. It ends early as `unreadable` or `cancelled`.
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

/** What to do where the file and what is stored differ. */
export const conflictChoices = ['replace', 'keep'] as const;
export type ConflictChoice = (typeof conflictChoices)[number];

const monthKwhSchema = object({
  /** `2026-01` */
  month: string(),
  /** kWh as text, P1 first; one number when the tariff is not known. */
  kwhByPeriod: array(string()),
});

/** What a file has of one supply point, and what of it is stored already. */
export const importPointSchema = object({
  /** As complete as the file says it; null: it says none, and none was chosen. */
  cups: nullable(string()),
  /** null: there is no such point yet, or it is archived. */
  supplyPoint: nullable(
    object({ id: uuid(), alias: string(), clientId: uuid(), clientName: string() }),
  ),
  /** By whose clock the file was read: the Peninsula's while the point is not known. */
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
  /** The first of the ranges that are missing. */
  gaps: array(object({ from: iso.datetime(), to: iso.datetime() })),
  repeated: int(),
  estimated: int(),
  energyKwh: string(),
  /** By which the periods were found: of the contract in force on the last day; null: none is. */
  tariff: nullable(string()),
  months: array(monthKwhSchema),
  /**
   * Readings by what they would do to what is stored; `different` ones are the conflicts. `improved`
   * ones are taken without asking (real, and estimated before), `worse` ones are not (estimated, and
   * real before); both are left out where there are none.
   */
  stored: object({
    fresh: int(),
    same: int(),
    different: int(),
    improved: optional(int()),
    worse: optional(int()),
  }),
  /** The first conflicts: what is stored and what the file says, kWh as text. */
  conflicts: array(object({ at: iso.datetime(), storedKwh: string(), fileKwh: string() })),
});
export type ImportPoint = Infer<typeof importPointSchema>;

/** What the dry run found. */
export const importCheckSchema = object({
  /** null when it is none of those that are known. */
  format: nullable(string()),
  encoding: string(),
  rows: int(),
  rejected: int(),
  isHourBeginning: boolean(),
  points: array(importPointSchema),
  /** How many of each severity are listed, and how many there were of each code in all. */
  problems: object({ fatal: int(), error: int(), warning: int() }),
  problemCounts: array(object({ code: string(), count: int() })),
});
export type ImportCheck = Infer<typeof importCheckSchema>;

/** What was written. Readings, not rows. */
export const importResultSchema = object({
  added: int(),
  replaced: int(),
  /** Those that were the same, or were kept. */
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
  /** How far the present state has come, 0 to 1; null where nothing is being done. */
  progress: nullable(number().min(0).max(1)),
  /** null: whoever it was is no more. */
  createdBy: nullable(object({ id: uuid(), name: string() })),
  createdAt: iso.datetime(),
  finishedAt: nullable(iso.datetime()),
  /** The point that was chosen for a file that does not say its CUPS. */
  supplyPointId: nullable(uuid()),
  check: nullable(importCheckSchema),
  result: nullable(importResultSchema),
  /** Spanish: why it ended early, or why it cannot be undone now. */
  message: nullable(string()),
});
export type CurveImport = Infer<typeof curveImportSchema>;

/** A row of the list: without the dry run. */
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
  /** Only one's own. */
  mine: optional(enumOf(['true'])),
  /** Only those that wait for something: queued, checking, checked, confirmed, writing. */
  open: optional(enumOf(['true'])),
});
export type CurveImportListQuery = Infer<typeof curveImportListQuerySchema>;
export const curveImportListSchema = listAnswer(curveImportRowSchema);
export type CurveImportListAnswer = Infer<typeof curveImportListSchema>;

/** `POST api/curve-imports/:id/check`: reads the file again, for a point that exists now. */
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
