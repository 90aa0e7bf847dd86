import * as z from 'zod';
import { tariffs } from '../company/supply';
import { idField } from '../ids';
import { listAnswer, listQuery, pageFields } from '../lists';
import { studyStates } from './studies';
import { monthField } from './studyChoices';

/**
 * `waiting` and `running` are open: only some may be so at a time. `failed` was begun too often and
 * never ended.
 */
export const portfolioStates = ['waiting', 'running', 'done', 'cancelled', 'failed'] as const;
export type PortfolioState = (typeof portfolioStates)[number];

/**
 * The reliability of a saving. `complete`: every day and period was measured; `estimated`: some of them are
 * estimates, or some maxima or quarters are unknown; `annualised`: less than a year is extrapolated to one;
 * `impossible`: there is no saving.
 */
export const confidences = ['complete', 'estimated', 'annualised', 'impossible'] as const;
export type Confidence = (typeof confidences)[number];

/** The most clients that are named; all of them are one choice. */
export const mostNamedClients = 200;
/** The most points of a portfolio. */
export const mostPortfolioPoints = 5_000;
/** The most studies that are opened with one request, and at once by a person. */
export const mostOpenedAtOnce = { request: 10, person: 100 } as const;
/** The most portfolios that wait or run at a time. */
export const mostOpenPortfolios = 3;
/** The days until a portfolio that has ended is deleted; its studies stay. */
export const portfolioDays = 90;

const day = z.iso.date();

/** `POST api/portfolios`, answered with 201 and the portfolio. */
export const newPortfolioSchema = z.strictObject({
  /** The first of the twelve natural months: `2026-01`. */
  firstMonth: monthField,
  /** null: all clients. Archived points are left out. */
  clientIds: z.nullable(
    z
      .array(idField)
      .min(1, 'Elige al menos un cliente')
      .max(mostNamedClients, `Elige como mucho ${mostNamedClients} clientes, o todos`),
  ),
});
export type NewPortfolio = z.infer<typeof newPortfolioSchema>;

const portfolioRowSchema = z.object({
  id: z.uuid(),
  state: z.enum(portfolioStates),
  /** The progress of `running`, 0 to 1; else null. */
  progress: z.nullable(z.number()),
  /** Why it failed: Spanish, a whole sentence. */
  message: z.nullable(z.string()),
  from: day,
  to: day,
  authorName: z.string(),
  createdAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
  /** The number of clients in it. null: all at that time. */
  clients: z.nullable(z.int()),
  points: z.int(),
  /** The version of the table of regulated parameters; null until it is done. */
  parameterVersion: z.nullable(z.int()),
  /** Euros of the savings above zero, without those that are annualised; null until it is done. */
  savingEur: z.nullable(z.string()),
});
export type PortfolioRow = z.infer<typeof portfolioRowSchema>;

/** `GET api/portfolios`, the newest first. */
export const portfolioQuerySchema = z.strictObject(pageFields);
export type PortfolioQuery = z.infer<typeof portfolioQuerySchema>;
export const portfolioListSchema = listAnswer(portfolioRowSchema);
export type PortfolioListAnswer = z.infer<typeof portfolioListSchema>;

/** `GET api/portfolios/:id` */
export const portfolioSchema = portfolioRowSchema.extend({
  /** The names of the chosen clients, in order; null: all. */
  clientNames: z.nullable(z.array(z.string())),
  /** A sum for each confidence that occurs; empty until it is done. Negative savings do not count. */
  sums: z.array(
    z.object({ confidence: z.enum(confidences), points: z.int(), savingEur: z.string() }),
  ),
});
export type Portfolio = z.infer<typeof portfolioSchema>;

const byPeriod = z.array(z.string());

const portfolioPointSchema = z.object({
  /** The supply point's. */
  id: z.uuid(),
  /** The point as it was when the portfolio began. */
  cups: z.string(),
  alias: z.string(),
  clientId: z.uuid(),
  clientName: z.string(),
  confidence: z.enum(confidences),
  /** The reasons for a lower confidence, or for impossibility: Spanish, whole sentences. */
  reasons: z.array(z.string()),
  /** Warnings before trusting the saving: Spanish, whole sentences. */
  cautions: z.array(z.string()),
  /** null: no contract was in force on the last day. */
  tariff: z.nullable(z.enum(tariffs)),
  pointType: z.nullable(z.literal([1, 2, 3, 4, 5])),
  /** kW as text, P1 first; null: unknown. */
  currentPowersKw: z.nullable(byPeriod),
  optimumPowersKw: z.nullable(byPeriod),
  /** Euros of the window without taxes, or of a year when annualised; null when impossible. */
  currentEur: z.nullable(z.string()),
  optimumEur: z.nullable(z.string()),
  savingEur: z.nullable(z.string()),
  savingPercent: z.nullable(z.string()),
  /** The optimum's changes besides powers, and the best result without them; null: none. */
  crossing: z.nullable(
    z.object({
      tariff: z.enum(tariffs),
      pointType: z.literal([1, 2, 3, 4, 5]),
      /** null: no powers are on this side. */
      onThisSide: z.nullable(
        z.object({ powersKw: byPeriod, totalEur: z.string(), savingEur: z.string() }),
      ),
    }),
  ),
  /** The newest study of the same months that is not closed. */
  study: z.nullable(z.object({ id: z.uuid(), code: z.string(), state: z.enum(studyStates) })),
});
export type PortfolioPoint = z.infer<typeof portfolioPointSchema>;

/** `GET api/portfolios/:id/points`: none until it is done. Impossible points come last. */
export const portfolioPointQuerySchema = listQuery(['saving', 'percent', 'client', 'cups'], {
  confidence: z.optional(z.enum(confidences)),
  clientId: z.optional(idField),
  tariff: z.optional(z.enum(tariffs)),
});
export type PortfolioPointQuery = z.infer<typeof portfolioPointQuerySchema>;
export const portfolioPointListSchema = listAnswer(portfolioPointSchema);
export type PortfolioPointListAnswer = z.infer<typeof portfolioPointListSchema>;

/** `POST api/portfolios/:id/studies`: a study of each point, calculated where that is possible. */
export const openStudiesSchema = z.strictObject({
  supplyPointIds: z
    .array(idField)
    .min(1, 'Elige al menos un punto')
    .max(mostOpenedAtOnce.request, `Como mucho ${mostOpenedAtOnce.request} puntos cada vez`),
});
export type OpenStudies = z.infer<typeof openStudiesSchema>;
export const openedStudiesSchema = z.object({
  opened: z.array(
    z.object({
      supplyPointId: z.uuid(),
      id: z.uuid(),
      code: z.string(),
      /** `draft`: it could not be calculated. */
      state: z.enum(studyStates),
    }),
  ),
  /** Those without a new study, and why: Spanish, a whole sentence. */
  skipped: z.array(z.object({ supplyPointId: z.uuid(), cups: z.string(), message: z.string() })),
});
export type OpenedStudies = z.infer<typeof openedStudiesSchema>;
