import * as z from 'zod';
import { territories } from './supply';

/** The two resolutions that meters have, in minutes. */
export const curveMinutes = [15, 60] as const;
export type CurveMinutes = (typeof curveMinutes)[number];
const minutesField = z.union([z.literal(15), z.literal(60)]);

/** The longest range of a curve in one request: two years and a leap day. */
export const maxCurveDays = 731;

/** `GET api/points/:id/curve`: both days included. By default the finer resolution with days. */
export const curveQuerySchema = z.strictObject({
  from: z.iso.date('Escribe una fecha como 2026-01-31'),
  to: z.iso.date('Escribe una fecha como 2026-01-31'),
  minutes: z.coerce.number().pipe(minutesField).optional(),
});
export type CurveQuery = z.infer<typeof curveQuerySchema>;

/**
 * A local day of a curve. Energy is in whole tenths of a watt-hour (10⁻⁴ kWh), so a year is exact
 * and small on the wire; null: unknown. A day has 24 or 96 slots, or other numbers when clocks
 * change.
 */
export const curveDaySchema = z.object({
  day: z.iso.date(),
  tenthsWh: z.array(z.nullable(z.int())),
  /** Energy exported to the grid; null: all slots are unknown. */
  exportedTenthsWh: z.nullable(z.array(z.nullable(z.int()))),
  /** The indices of the slots that the distributor estimated. */
  estimated: z.array(z.int()),
});
export type CurveDayAnswer = z.infer<typeof curveDaySchema>;

export const curveSchema = z.object({
  minutes: z.nullable(minutesField),
  territory: z.enum(territories),
  /** Days in order; days without values are left out. */
  days: z.array(curveDaySchema),
});
export type CurveAnswer = z.infer<typeof curveSchema>;

/** `GET api/points/:id/coverage`: the readings of each month in one resolution. */
export const coverageMonthSchema = z.object({
  /** `2026-01` */
  month: z.string(),
  minutes: minutesField,
  /** The number of readings in the month, clock changes included. */
  expected: z.int(),
  real: z.int(),
  estimated: z.int(),
  /** kWh as text. */
  energyKwh: z.string(),
});
export type CoverageMonth = z.infer<typeof coverageMonthSchema>;

export const coverageSchema = z.object({
  /** Months in order; those without readings between the first and the last are included, with zeros. */
  months: z.array(coverageMonthSchema),
  /** The first and last day with any reading; null: none. */
  firstDay: z.nullable(z.iso.date()),
  lastDay: z.nullable(z.iso.date()),
});
export type CoverageAnswer = z.infer<typeof coverageSchema>;
