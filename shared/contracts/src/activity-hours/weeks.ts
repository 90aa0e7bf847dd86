import { plausibleDay } from '@vatio/records/rules';
import * as z from 'zod';
import { idField } from '../ids';
import { entrySchema, namedSchema } from './entries';

const monday = plausibleDay().refine(
  (day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1,
  'Escribe la fecha de un lunes',
);

/** `GET api/hours/weeks/:monday?userId=`: a week of a person. */
export const weekParamsSchema = z.strictObject({ monday });
/** Admins may ask for others; left out: one's own. */
export const weekQuerySchema = z.strictObject({ userId: z.optional(idField) });

export const weekSchema = z.object({
  monday: z.iso.date(),
  user: namedSchema,
  /** Monday first. */
  days: z
    .array(
      z.object({
        date: z.iso.date(),
        /** The minutes that the working week in force expects; 0 on a holiday. */
        expectedMinutes: z.int(),
        /** «Todos los Santos»; null: none. */
        holiday: z.nullable(z.string()),
        isLocked: z.boolean(),
        isFuture: z.boolean(),
      }),
    )
    .length(7),
  /** All of the week, in the order in which they were written. */
  entries: z.array(entrySchema),
  /** Spanish, whole sentences: a day of more than 12 h. */
  warnings: z.array(z.object({ date: z.iso.date(), message: z.string() })),
});
export type Week = z.infer<typeof weekSchema>;

/**
 * `POST api/hours/weeks/:monday/copy`: the entries of the week `from`, each on the same weekday, with
 * client, activity, minutes and whether they are billable. `created` is taken back by deleting them.
 */
export const weekCopySchema = z.strictObject({ from: monday, userId: z.optional(idField) });
export type WeekCopy = z.infer<typeof weekCopySchema>;
export const weekCopyAnswerSchema = z.object({
  created: z.array(entrySchema),
  /** Why a day received no copy, or only a part: Spanish, whole sentences. */
  skipped: z.array(z.object({ date: z.iso.date(), reason: z.string() })),
});
export type WeekCopyAnswer = z.infer<typeof weekCopyAnswerSchema>;
