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

/** The longest range of a curve that is read at once: two years and a leap day. */
export const maxCurveDays = 731;

/** `GET api/supply-points/:id/curve`: both days included. Without `minutes`, the finer one that has days. */
export const curveQuerySchema = strictObject({
  from: iso.date('Escribe una fecha como 2026-01-31'),
  to: iso.date('Escribe una fecha como 2026-01-31'),
  minutes: coerce.number().pipe(minutesField).optional(),
});
export type CurveQuery = Infer<typeof curveQuerySchema>;

/**
 * A local day of a curve. Energy is in tenths of a watt-hour (10⁻⁴ kWh), whole numbers, so that a
 * year is small on the wire and exact; null: not known. A day has 24 or 96 slots, other numbers when
 * clocks change.
 */
export const curveDaySchema = object({
  day: iso.date(),
  tenthsWh: array(nullable(int())),
  /** What was given to the grid; null: nothing is known of any slot. */
  exportedTenthsWh: nullable(array(nullable(int()))),
  /** The indices of the slots that the distributor estimated. */
  estimated: array(int()),
});
export type CurveDayAnswer = Infer<typeof curveDaySchema>;

export const curveSchema = object({
  minutes: nullable(minutesField),
  territory: enumOf(territories),
  /** In order; days of which nothing is known are left out. */
  days: array(curveDaySchema),
});
export type CurveAnswer = Infer<typeof curveSchema>;

/** `GET api/supply-points/:id/coverage`: what is known of each month, in readings of one resolution. */
export const coverageMonthSchema = object({
  /** `2026-01` */
  month: string(),
  minutes: minutesField,
  /** Readings that the month has, those of clock changes counted. */
  expected: int(),
  real: int(),
  estimated: int(),
  /** kWh as text. */
  energyKwh: string(),
});
export type CoverageMonth = Infer<typeof coverageMonthSchema>;

export const coverageSchema = object({
  /** In order; months without any reading between the first and the last are there, with zeros. */
  months: array(coverageMonthSchema),
  /** The first and last day of which anything is known; null: nothing is. */
  firstDay: nullable(iso.date()),
  lastDay: nullable(iso.date()),
});
export type CoverageAnswer = Infer<typeof coverageSchema>;
