import {
  array,
  coerce,
  enum as enumOf,
  type infer as Infer,
  int,
  iso,
  literal,
  nullable,
  object,
  strictObject,
  string,
  union,
} from 'zod';
import { territories } from './supply';

/** The two resolutions that meters have, in minutes. */
export const curveMinutes = [15, 60] as const;
export type CurveMinutes = (typeof curveMinutes)[number];
const minutesField = union([literal(15), literal(60)]);

/** The longest range of a curve in one request: two years and a leap day. */
export const maxCurveDays = 731;

/**
 * `GET api/points/:id/curve`: both days included. By default the finer resolution with days.
 */
export const curveQuerySchema = strictObject({
  from: iso.date('Escribe una fecha como 2026-01-31'),
  to: iso.date('Escribe una fecha como 2026-01-31'),
  minutes: coerce.number().pipe(minutesField).optional(),
});
export type CurveQuery = Infer<typeof curveQuerySchema>;

/**
 * A local day of a curve. Energy is in whole tenths of a watt-hour (10⁻⁴ kWh), so a year is exact
 * and small on the wire; null: unknown. A day has 24 or 96 slots, or other numbers when clocks
 * change.
 */
export const curveDaySchema = object({
  day: iso.date(),
  tenthsWh: array(nullable(int())),
  /** Energy exported to the grid; null: all slots are unknown. */
  exportedTenthsWh: nullable(array(nullable(int()))),
  /** The indices of the slots that the distributor estimated. */
  estimated: array(int()),
});
export type CurveDayAnswer = Infer<typeof curveDaySchema>;

export const curveSchema = object({
  minutes: nullable(minutesField),
  territory: enumOf(territories),
  /** In order, without the days that have no values. */
  days: array(curveDaySchema),
});
export type CurveAnswer = Infer<typeof curveSchema>;

/** `GET api/points/:id/coverage`: the readings of each month in one resolution. */
export const coverageMonthSchema = object({
  /** `2026-01` */
  month: string(),
  minutes: minutesField,
  /** The number of readings in the month, clock changes included. */
  expected: int(),
  real: int(),
  estimated: int(),
  /** kWh as text. */
  energyKwh: string(),
});
export type CoverageMonth = Infer<typeof coverageMonthSchema>;

export const coverageSchema = object({
  /** In order; months without readings between the first and the last are there, with zeros. */
  months: array(coverageMonthSchema),
  /** The first and last day with any reading; null: none. */
  firstDay: nullable(iso.date()),
  lastDay: nullable(iso.date()),
});
export type CoverageAnswer = Infer<typeof coverageSchema>;
