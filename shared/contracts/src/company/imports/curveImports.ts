import { line } from '@vatio/records/rules';
import * as z from 'zod';
import { idField } from '../../ids';
import { listAnswer, pageFields } from '../../lists';
import { seenVersionSchema } from '../../versions';
import { territories } from '../supply';

/** The largest file. */
export const maxCurveFileBytes = 25 * 1024 * 1024;

/** The longest message, whatever names a file has. */
export const mostMessageChars = 1_000;

/**
 * The state of an import, in the order of its life: `queued` to be read · `checking` · `checked`:
 * the dry run is there, a person decides · `confirmed` · `writing` · `done` · `undoing`, where that is
 * long work · `undone`. It ends early as `unreadable` or `cancelled`.
 */
export const importStates = [
  'queued',
  'checking',
  'checked',
  'confirmed',
  'writing',
  'done',
  'undoing',
  'undone',
  'unreadable',
  'cancelled',
] as const;
export type ImportState = (typeof importStates)[number];

/** The choices where the file differs from stored values. */
export const conflictChoices = ['replace', 'keep'] as const;
export type ConflictChoice = (typeof conflictChoices)[number];

const monthKwhSchema = z.object({
  /** `2026-01` */
  month: z.string(),
  /** kWh as text, P1 first; one number when the tariff is not known. */
  kwhByPeriod: z.array(z.string()),
});

/** A file's data of one supply point, and how much of it is already stored. */
export const importPointSchema = z.object({
  /** The CUPS, as complete as in the file; null: the file has none, and none was chosen. */
  cups: z.nullable(z.string()),
  /** null: there is no such point yet, or it is archived. */
  supplyPoint: z.nullable(
    z.object({ id: z.uuid(), alias: z.string(), clientId: z.uuid(), clientName: z.string() }),
  ),
  /** The clock that the file was read by: the Peninsula's while the point is unknown. */
  territory: z.enum(territories),
  minutes: z.union([z.literal(15), z.literal(60)]),
  /** First and last local day of the readings. */
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  /** Instants: start of the first reading, end of the last. */
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  readings: z.int(),
  missing: z.int(),
  /** The first missing ranges. */
  gaps: z.array(z.object({ from: z.iso.datetime(), to: z.iso.datetime() })),
  repeated: z.int(),
  estimated: z.int(),
  energyKwh: z.string(),
  /** The tariff behind the periods, from the contract in force on the last day; null: none. */
  tariff: z.nullable(z.string()),
  months: z.array(monthKwhSchema),
  /**
   * Readings by their effect on the stored values. `different` readings are the conflicts. `improved`
   * readings (real, estimated before) are taken without asking, `worse` readings (estimated, real before)
   * are not; both are left out when there are none.
   */
  stored: z.object({
    fresh: z.int(),
    same: z.int(),
    different: z.int(),
    improved: z.optional(z.int()),
    worse: z.optional(z.int()),
  }),
  /** The first conflicts: the stored value and the file's, kWh as text. */
  conflicts: z.array(
    z.object({ at: z.iso.datetime(), storedKwh: z.string(), fileKwh: z.string() }),
  ),
});
export type ImportPoint = z.infer<typeof importPointSchema>;

/** A person's answers about facts that the file does not show. */
const importAnswersSchema = z.strictObject({
  /** «2.020» is 2.02 with a point, 2020 with a comma. */
  decimalMark: z.optional(z.enum([',', '.'])),
  /** The end of the interval that a label names. */
  labels: z.optional(z.enum(['start', 'end'])),
});
export type ImportAnswers = z.infer<typeof importAnswersSchema>;

/** The result of the dry run. */
export const importCheckSchema = z.object({
  /** null when no known format matches. */
  format: z.nullable(z.string()),
  encoding: z.string(),
  rows: z.int(),
  rejected: z.int(),
  isHourBeginning: z.boolean(),
  /** Empty as long as there is a question. */
  points: z.array(importPointSchema),
  /** The question that only a person can answer; left out where the file shows everything. */
  question: z.optional(
    z.object({
      asks: importAnswersSchema.keyof(),
      line: z.nullable(z.int()),
      /** The cell that shows it. */
      value: z.nullable(z.string()),
    }),
  ),
  /** The number of problems listed by severity, and the total found by code. */
  problems: z.object({ fatal: z.int(), error: z.int(), warning: z.int() }),
  problemCounts: z.array(z.object({ code: z.string(), count: z.int() })),
});
export type ImportCheck = z.infer<typeof importCheckSchema>;

/** The result of writing, in readings, not rows. */
export const importResultSchema = z.object({
  added: z.int(),
  replaced: z.int(),
  /** Readings that were equal, or were kept. */
  unchanged: z.int(),
  days: z.int(),
  supplyPoints: z.int(),
});
export type ImportResult = z.infer<typeof importResultSchema>;

export const curveImportSchema = z.object({
  id: z.uuid(),
  fileName: z.string(),
  sizeBytes: z.int(),
  sha256: z.string(),
  state: z.enum(importStates),
  /** Counts people's decisions about it: each decision names the version it is based on. */
  version: z.int(),
  /** The progress of the present state, 0 to 1; null where no job runs. */
  progress: z.nullable(z.number().min(0).max(1)),
  /** null: the account is gone. */
  createdBy: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  createdAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
  /** The chosen point, for a file that does not say its CUPS. */
  supplyPointId: z.nullable(z.uuid()),
  /** The answers about the file so far. */
  answers: importAnswersSchema,
  check: z.nullable(importCheckSchema),
  result: z.nullable(importResultSchema),
  /** Spanish: why it ended early, or why it cannot be undone now. */
  message: z.nullable(z.string().max(mostMessageChars)),
});
export type CurveImport = z.infer<typeof curveImportSchema>;

/** A row of the list: an import without its dry run. */
export const curveImportRowSchema = curveImportSchema.omit({ check: true });
export type CurveImportRow = z.infer<typeof curveImportRowSchema>;

/**
 * `POST api/curve-imports?fileName=…`: the body is the file itself, `application/octet-stream`.
 * Answered with 201 and the import.
 */
export const newCurveImportQuerySchema = z.strictObject({
  fileName: line('El nombre del fichero', 255),
  supplyPointId: z.optional(idField),
});

/** `GET api/curve-imports`: the newest first. */
export const curveImportListQuerySchema = z.strictObject({
  ...pageFields,
  supplyPointId: z.optional(idField),
  /** Only the caller's own. */
  mine: z.optional(z.enum(['true'])),
  /** Only open imports: queued, checking, checked, confirmed, writing. */
  open: z.optional(z.enum(['true'])),
});
export type CurveImportListQuery = z.infer<typeof curveImportListQuerySchema>;
export const curveImportListSchema = listAnswer(curveImportRowSchema);
export type CurveImportListAnswer = z.infer<typeof curveImportListSchema>;

/**
 * `POST api/curve-imports/:id/check`: reads the file again, for a point created since or with other
 * answers; without `answers`, with those given before.
 */
export const recheckSchema = seenVersionSchema.extend({
  supplyPointId: z.nullable(idField),
  answers: z.optional(importAnswersSchema),
});
export type Recheck = z.infer<typeof recheckSchema>;

/** `POST api/curve-imports/:id/confirm`. Also `…/cancel` and `…/undo`, with the version alone. */
export const confirmImportSchema = seenVersionSchema.extend({ conflicts: z.enum(conflictChoices) });
export type ConfirmImport = z.infer<typeof confirmImportSchema>;

/** `GET api/curve-imports/:id/problems`: in the order of the file. */
export const importProblemQuerySchema = z.strictObject({
  ...pageFields,
  severity: z.optional(z.enum(['fatal', 'error', 'warning'])),
});
export const importProblemSchema = z.object({
  severity: z.enum(['fatal', 'error', 'warning']),
  code: z.string(),
  line: z.nullable(z.int()),
  column: z.nullable(z.string()),
  value: z.nullable(z.string()),
  message: z.string().max(mostMessageChars),
});
export type ImportProblem = z.infer<typeof importProblemSchema>;
export const importProblemListSchema = listAnswer(importProblemSchema);
