import { plausibleDay } from '@vatio/records/rules';
import * as z from 'zod';
import { idField } from '../ids';
import { entrySchema, namedSchema } from './entries';

const sums = { minutes: z.int(), billableMinutes: z.int() };
const eur = z.string();

const mostDays = 731;
const dayMs = 86_400_000;

/** `GET api/hours/summary?from=…&to=…`: days, both included, at most two years. */
export const hoursSummaryQuerySchema = z
  .strictObject({ from: plausibleDay(), to: plausibleDay() })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: 'Acaba antes de empezar: elige un día posterior',
  })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < mostDays * dayMs, {
    path: ['from'],
    message: 'Elige como mucho dos años',
  });
export type HoursSummaryQuery = z.infer<typeof hoursSummaryQuerySchema>;

export const hoursSummarySchema = z.object({
  ...sums,
  /** The value at the clients' rates. */
  amountEur: eur,
  /**
   * Sorted by name: clients with hours in these days, and those with savings found or money recovered in
   * them.
   */
  clients: z.array(
    z.object({
      client: namedSchema,
      ...sums,
      /** The value of billable minutes, at the rate in force on their day; null: none has a rate. */
      amountEur: z.nullable(eur),
      /** Billable minutes without a rate. */
      unratedMinutes: z.int(),
      /** The largest first; none: there are no hours. */
      activities: z.array(z.object({ activity: namedSchema, ...sums })),
      /** Expected yearly saving of studies accepted in these days; null: none. */
      savedEur: z.nullable(eur),
      /** The money recovered by claims in these days; null: none. */
      recoveredEur: z.nullable(eur),
    }),
  ),
  /** Sorted by name. */
  people: z.array(
    z.object({
      user: namedSchema,
      ...sums,
      /** Only those with hours: `2026-01`. */
      months: z.array(z.object({ month: z.string(), ...sums })),
    }),
  ),
  /** Whole months that overlap the range, for clients with a budget in them; the latest month first. */
  budgets: z.array(
    z.object({
      client: namedSchema,
      month: z.string(),
      budgetMinutes: z.int(),
      /** The minutes of the whole month until today. */
      minutes: z.int(),
      /**
       * The forecast for the end of the month, if work goes on at this pace by working hours; `minutes` for
       * a past month.
       */
      foreseenMinutes: z.int(),
    }),
  ),
});
export type HoursSummary = z.infer<typeof hoursSummarySchema>;

/** `GET api/hours/totals`: exactly one of these, for the cards of other sections. */
export const hoursTotalsQuerySchema = z
  .strictObject({
    clientId: z.optional(idField),
    studyId: z.optional(idField),
    billId: z.optional(idField),
    claimId: z.optional(idField),
  })
  .refine((query) => Object.values(query).filter(Boolean).length === 1, {
    path: ['clientId'],
    message: 'Elige un cliente, un estudio, una factura o una reclamación',
  });
export type HoursTotalsQuery = z.infer<typeof hoursTotalsQuerySchema>;

/** The latest entries, at most ten; readers get none: they see sums. */
export const hoursTotalsSchema = z.object({
  ...sums,
  entries: z.int(),
  latest: z.array(entrySchema),
  /**
   * The total of the caller's list «Partes»: everyone's for an admin, their own for a writer; null for a
   * reader.
   */
  listedMinutes: z.nullable(z.int()),
});
export type HoursTotals = z.infer<typeof hoursTotalsSchema>;
