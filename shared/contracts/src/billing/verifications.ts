import * as z from 'zod';
import { idField } from '../ids';
import { listAnswer, pageFields } from '../lists';
import { billStates, mostVerifiedBills } from './billWords';

const day = z.iso.date();

/** The verdicts on a line, from the best to the worst. */
const lineStates = ['correct', 'inFavour', 'notVerifiable', 'claimable'] as const;

/** Both are included; null: there is no limit. */
const rangeSchema = z.object({ lowEur: z.string(), highEur: z.nullable(z.string()) });

const missingSchema = z.object({
  reason: z.enum(['missing', 'pending', 'data', 'rule']),
  /** Spanish, a whole sentence that names what is missing. */
  message: z.string(),
});

/** Printed lines that are compared together with computed lines: as a rule one with one. */
const verifiedLineSchema = z.object({
  /** A kind of line; or `base`, `tax`, `total`. */
  concept: z.string(),
  period: z.nullable(z.int()),
  segment: z.nullable(z.int()),
  /** Spanish: «Potencia P1». */
  label: z.string(),
  /**
   * Places in the bill's lines, after which come a base and a tax for each of its taxes, and the
   * total; none: it should have been billed and was not.
   */
  issued: z.array(z.int()),
  billedEur: z.string(),
  /** The amounts on the correct bill, which add up to its total. null: not verifiable. */
  computedEur: z.nullable(z.string()),
  /** Billed less computed: positive, the client paid too much. */
  differenceEur: z.nullable(z.string()),
  /** The highest amount that could be right; the billed amount where that is unknown. */
  highestEur: z.string(),
  /** The range that contains the right amount; null: it is settled, or unknown. */
  range: z.nullable(rangeSchema),
  /** The part of a difference that only a percentage tolerance allows; null: there is none. */
  letThroughEur: z.nullable(z.string()),
  /** A tax's or a sum's check against the amounts printed above it, right or wrong. */
  adding: z.nullable(z.object({ dueEur: z.string(), closes: z.boolean() })),
  /** Other amounts that would be right, too: Spanish why. */
  alternatives: z.array(z.object({ amountEur: z.string(), why: z.string() })),
  state: z.enum(lineStates),
  /** Spanish, whole sentences. */
  why: z.string(),
  /** The formula in symbols, and with its numbers; the second is empty when it is not verifiable. */
  formula: z.string(),
  calculation: z.string(),
  /** The regulated values, with their norms. */
  parameters: z.array(
    z.object({
      kind: z.string(),
      tariff: z.optional(z.string()),
      period: z.optional(z.int()),
      variant: z.optional(z.string()),
      from: day,
      to: z.nullable(day),
      value: z.string(),
      norm: z.string(),
      note: z.optional(z.string()),
    }),
  ),
  norm: z.string(),
  missing: z.array(missingSchema),
});

/** A bill against what it should be, and the data that said so. */
export const verificationSchema = z.object({
  at: z.iso.datetime(),
  /** The data behind the verification. */
  data: z.object({
    /** The version of the table of regulated parameters. */
    parameterVersion: z.int(),
    contracts: z.array(z.object({ id: z.uuid(), version: z.int() })),
    readings: z.array(z.object({ id: z.uuid(), version: z.int() })),
    /** The resolution of the curve of its days; null: there is none. */
    curveMinutes: z.nullable(z.literal([15, 60])),
  }),
  lines: z.array(verifiedLineSchema),
  /** Findings besides the amounts of lines. */
  findings: z.array(
    z.object({
      code: z.string(),
      level: z.enum(['error', 'review', 'note']),
      message: z.string(),
      amountEur: z.nullable(z.string()),
      days: z.optional(z.int()),
    }),
  ),
  /** The range that contains the right total; null: it is settled, or unknown. */
  range: z.nullable(rangeSchema),
  /** Billed lines that are not verifiable, before taxes. */
  unverifiedEur: z.string(),
  /**
   * The billed amount less the most that could be right: lines before taxes, their taxes, sums that do not
   * close, and the claim of a late re-bill. The lines' amounts include those billed above the measurement,
   * and those billed too low, which are negative.
   */
  claimable: z.object({
    linesEur: z.string(),
    measuredEur: z.string(),
    setOffEur: z.string(),
    electricityTaxEur: z.string(),
    taxEur: z.string(),
    sumsEur: z.string(),
    rebillEur: z.string(),
    totalEur: z.string(),
  }),
  /** Each missing thing, once. */
  notVerifiable: z.array(missingSchema),
  /** Warnings before a claim: Spanish, whole sentences. */
  cautions: z.array(z.string()),
});
export type BillVerification = z.infer<typeof verificationSchema>;

/** `waiting` and `running` are open: only some may be so at a time. */
export const runStates = ['waiting', 'running', 'done', 'cancelled', 'failed'] as const;
export type RunState = (typeof runStates)[number];
export const mostOpenRuns = 3;

/** `POST api/bills/verify`, answered with 201 and the run. */
export const newRunSchema = z.strictObject({
  /** null: every bill that is `pending`. */
  billIds: z.nullable(
    z
      .array(idField)
      .min(1, 'Elige al menos una factura')
      .max(
        mostVerifiedBills,
        `Elige como mucho ${mostVerifiedBills} facturas, o todas las pendientes`,
      ),
  ),
});
export type NewRun = z.infer<typeof newRunSchema>;

/** `GET api/bills/verifications/:id`: bills that are verified as one job. */
export const runSchema = z.object({
  id: z.uuid(),
  state: z.enum(runStates),
  /** The progress of `running`, 0 to 1; else null. */
  progress: z.nullable(z.number()),
  /** Why it failed: Spanish, a whole sentence. */
  message: z.nullable(z.string()),
  /** The number of bills at the start. */
  bills: z.int(),
  authorName: z.string(),
  createdAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
  /** The results by state, without bills that changed meanwhile. Empty until it is done. */
  outcomes: z.array(z.object({ state: z.enum(billStates), bills: z.int() })),
});
export type Run = z.infer<typeof runSchema>;

/** `GET api/bills/verifications`, the newest first. */
export const runQuerySchema = z.strictObject(pageFields);
export type RunQuery = z.infer<typeof runQuerySchema>;
export const runListSchema = listAnswer(runSchema);
export type RunListAnswer = z.infer<typeof runListSchema>;
