import { plausibleDay } from '@vatio/records/rules';
import { answerShape, newShape, ruleOf } from '@vatio/records/schemas';
import * as z from 'zod';
import { conflictAnswer } from '../errors';
import { idField } from '../ids';
import { agreedRecord } from './agreedRecord';
import { namedSchema } from './entries';
import { workingDay } from './workingDay';

/** `2026-01` */
const monthField = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Elige un mes');

/** A closed month: no hours can be written in it until it is reopened. */
const lockSchema = z.object({
  month: z.string(),
  lockedAt: z.iso.datetime(),
  lockedBy: namedSchema,
});
export type Lock = z.infer<typeof lockSchema>;

/** `GET api/hours/locks`: the latest month first. */
export const lockListSchema = z.object({ rows: z.array(lockSchema) });
export type LockList = z.infer<typeof lockListSchema>;

/** `PUT api/hours/locks/:month` closes it and answers all; `DELETE` opens it. */
export const lockParamsSchema = z.strictObject({ month: monthField });

/** Minutes of work by weekday, Monday first, from a day on. `version` counts its changes. */
const workingWeekSchema = z.object({
  from: z.iso.date(),
  minutes: z.array(z.int()).length(7),
  version: z.int(),
});
export type WorkingWeek = z.infer<typeof workingWeekSchema>;

/** `GET api/hours/working-week`: the latest first; the last one has always been in force. */
export const workingWeekListSchema = z.object({ rows: z.array(workingWeekSchema) });
export type WorkingWeekList = z.infer<typeof workingWeekListSchema>;

/**
 * `PUT api/hours/working-week`: of this day a new one, or another in its place; answers all. Answers 409
 * with both where there is another than the person saw.
 */
export const workingWeekChangeSchema = z.strictObject({
  from: plausibleDay(),
  minutes: z
    .array(ruleOf(workingDay) as z.ZodType<number, number>)
    .length(7, 'Escribe los minutos de los siete días'),
  /** The version of the working week that it replaces; null: there was none. */
  version: z.nullable(z.int()),
});
export type WorkingWeekChange = z.infer<typeof workingWeekChangeSchema>;

/** `DELETE api/hours/working-week/:from?version=1`: the one before it goes on. */
export const workingWeekParamsSchema = z.strictObject({ from: plausibleDay() });

/** The terms agreed with a client from a day on. `version` counts their changes. */
const termsSchema = z.object({
  client: namedSchema,
  from: z.iso.date(),
  ...answerShape(agreedRecord.fields),
  version: z.int(),
});
export type Terms = z.infer<typeof termsSchema>;

/** `GET api/hours/terms`: by client, the latest first. */
export const termsQuerySchema = z.strictObject({ clientId: z.optional(idField) });
export const termsListSchema = z.object({ rows: z.array(termsSchema) });
export type TermsList = z.infer<typeof termsListSchema>;

/**
 * `PUT api/hours/terms`: adds or replaces this client's terms from this day; answers all of the client's
 * terms. Answers 409 with both versions when the stored terms differ from those the person saw.
 */
export const termsChangeSchema = z.strictObject({
  clientId: z.uuid('Elige un cliente').toLowerCase(),
  from: plausibleDay(),
  ...newShape(agreedRecord.fields),
  /** The version of the terms that these replace; null: there were none. */
  version: z.nullable(z.int()),
});
export type TermsChange = z.infer<typeof termsChangeSchema>;

/** The answer of 409: what was sent, and what is agreed now. */
export const termsConflictSchema = conflictAnswer(termsChangeSchema, termsSchema);
export type TermsConflict = z.infer<typeof termsConflictSchema>;

/** `DELETE api/hours/terms/:clientId/:from?version=1` */
export const termsParamsSchema = z.strictObject({ clientId: idField, from: plausibleDay() });
