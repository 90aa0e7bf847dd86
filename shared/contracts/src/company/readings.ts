import { exactDecimal, oneOf, plausibleDay } from '@vatio/records/rules';
import * as z from 'zod';
import { conflictAnswer } from '../errors';

/** The source of a reading: the meter, or the supplier's invoice. */
export const readingSources = ['manual', 'invoice'] as const;
export type ReadingSource = (typeof readingSources)[number];

/** The most readings in one request: five years of months. */
export const maxNewReadings = 60;

/** The longest range of readings in one request: two years and a leap day. */
export const maxReadingDays = 731;

const energyLimits = { maxDecimals: 3, max: 1_000_000_000 } as const;

/**
 * The count of a meter between two days. The tariff of the contracts in force on these days decides
 * how many numbers there are; without a contract, 3 or 6 energies are both right.
 */
const readingFields = {
  from: plausibleDay(),
  /** The last day, included. */
  to: plausibleDay(),
  /** kWh, P1 first: 3 or 6. */
  energyKwh: z
    .array(exactDecimal({ ...energyLimits, unit: 'kWh' }))
    .min(3)
    .max(6),
  /** kVArh, as many as energies; null: unknown. */
  reactiveKvarh: z.nullable(
    z
      .array(exactDecimal({ ...energyLimits, unit: 'kVArh' }))
      .min(3)
      .max(6),
  ),
  /** Highest power of each period, kW, P1 first: 2 or 6, with null where it is unknown. */
  maxKw: z.nullable(
    z
      .array(z.nullable(exactDecimal({ maxDecimals: 3, max: 1_000_000, unit: 'kW' })))
      .min(2)
      .max(6),
  ),
  isEstimated: z.boolean(),
  source: oneOf(readingSources, 'Elige de dónde sale la lectura'),
};

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
  from: z.iso.date(),
  to: z.iso.date(),
  energyKwh: z.array(z.string()),
  reactiveKvarh: z.nullable(z.array(z.string())),
  maxKw: z.nullable(z.array(z.nullable(z.string()))),
  isEstimated: z.boolean(),
  source: z.enum(readingSources),
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
  rows: z.array(z.strictObject(readingFields)).min(1, 'Escribe una lectura').max(maxNewReadings),
});
export type NewReadings = z.infer<typeof newReadingsSchema>;
export type NewReading = NewReadings['rows'][number];
export const addedReadingsSchema = z.object({ rows: z.array(readingSchema) });
export type AddedReadings = z.infer<typeof addedReadingsSchema>;

/** `PUT api/readings/:id`: the whole reading, and the version that the change is made on. */
export const readingChangeSchema = z.strictObject({ ...readingFields, version: z.int() });
export type ReadingChange = z.infer<typeof readingChangeSchema>;

/** The answer of 409: what was sent, and the reading as it is now. */
export const readingConflictSchema = conflictAnswer(readingChangeSchema, readingSchema);
export type ReadingConflict = z.infer<typeof readingConflictSchema>;
