import { plausibleDay } from '@vatio/records/rules';
import { answerShape, newSchema } from '@vatio/records/schemas';
import * as z from 'zod';
import { conflictAnswer } from '../errors';
import { readingRecord } from './readingRecord';

/** The most readings in one request: five years of months. */
export const maxNewReadings = 60;

/** The longest range of readings in one request: two years and a leap day. */
export const maxReadingDays = 731;

/** Something that a person should look at again, although it is stored. */
export const readingWarningSchema = z.object({
  /** A field of the reading: `energyKwh.2`. */
  field: z.string(),
  /** Spanish, without a full stop. */
  message: z.string(),
});
export type ReadingWarning = z.infer<typeof readingWarningSchema>;

/** A stored reading. `version` counts its changes. */
export const readingSchema = z.object({
  id: z.uuid(),
  supplyPointId: z.uuid(),
  ...answerShape(readingRecord.fields),
  version: z.int(),
  createdAt: z.iso.datetime(),
  warnings: z.array(readingWarningSchema),
});
export type Reading = z.infer<typeof readingSchema>;

/** `GET api/points/:id/readings`: those that have one of these days, both included. */
export const readingQuerySchema = z
  .strictObject({ from: plausibleDay(), to: plausibleDay() })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: 'La fecha final no puede ser anterior a la inicial',
  })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < maxReadingDays * 86_400_000, {
    path: ['to'],
    message: `Máximo ${maxReadingDays} días`,
  });
export type ReadingQuery = z.infer<typeof readingQuerySchema>;

export const readingsSchema = z.object({
  /** Sorted by their first day, the oldest first. */
  rows: z.array(readingSchema),
  /** The first and last day of all the point's readings; null: none. */
  firstDay: z.nullable(z.iso.date()),
  lastDay: z.nullable(z.iso.date()),
});
export type ReadingsAnswer = z.infer<typeof readingsSchema>;

/** `POST api/points/:id/readings`: all of them or none. Answers 201 with `rows`, too. */
export const newReadingsSchema = z.strictObject({
  rows: z.array(newSchema(readingRecord.fields)).min(1, 'Escribe una lectura').max(maxNewReadings),
});
export type NewReadings = z.infer<typeof newReadingsSchema>;
export type NewReading = NewReadings['rows'][number];
export const addedReadingsSchema = z.object({ rows: z.array(readingSchema) });
export type AddedReadings = z.infer<typeof addedReadingsSchema>;

/** `PUT api/readings/:id`: the whole reading, and the version that the change is made on. */
export const readingChangeSchema = newSchema(readingRecord.fields).extend({ version: z.int() });
export type ReadingChange = z.infer<typeof readingChangeSchema>;

/** The answer of 409: what was sent, and the reading as it is now. */
export const readingConflictSchema = conflictAnswer(readingChangeSchema, readingSchema);
export type ReadingConflict = z.infer<typeof readingConflictSchema>;
