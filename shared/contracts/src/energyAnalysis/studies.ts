import * as z from 'zod';
import { clientKinds } from '../company/clients';
import { pricingModes, socialBonusFinancings, vulnerabilities } from '../company/contracts';
import { powerControls, supplyUses, tariffs, territories } from '../company/supply';
import { idField } from '../ids';
import { listAnswer, listQuery, pageFields } from '../lists';
import { oneOf, optionalText } from '../rules';
import { parameterSchema } from '../user/parameters';
import { offerSavingSchema } from './offers';

/** A presented study never changes; an accepted or discarded one can be opened again. */
export const studyStates = ['draft', 'calculated', 'presented', 'accepted', 'discarded'] as const;
export type StudyState = (typeof studyStates)[number];

/** What a person does with the state of a study. */
export const studyActions = ['present', 'accept', 'discard', 'reopen'] as const;
export type StudyAction = (typeof studyActions)[number];

/** What a study looks into, besides its data. */
export const studyAnalyses = ['power', 'offers', 'curve', 'reactive'] as const;
export type StudyAnalysis = (typeof studyAnalyses)[number];
const chooseAnalyses = 'Elige al menos un análisis';
const analysesField = z
  .array(oneOf(studyAnalyses, chooseAnalyses))
  .min(1, chooseAnalyses)
  .max(studyAnalyses.length)
  .refine((list) => new Set(list).size === list.length, 'Un análisis está repetido');

/** A natural month: `2026-03`. */
export const monthField = z
  .string()
  .regex(/^20[2-9]\d-(0[1-9]|1[0-2])$/, 'Elige un mes desde enero de 2020');
const day = z.iso.date();
const daysSchema = z.object({ firstDay: day, lastDay: day });

/** kW or euros as text, P1 first. */
const byPeriod = z.array(z.string());
const costPartsSchema = z.object({
  fixedEur: z.string(),
  excessEur: z.string(),
  totalEur: z.string(),
});

/** Euros of some powers in the window, without taxes; for a year, when annualised. */
const powerCostSchema = costPartsSchema.extend({
  powersKw: byPeriod,
  periods: z.array(costPartsSchema),
  months: z.array(costPartsSchema.extend({ range: daysSchema, periods: z.array(costPartsSchema) })),
  /** With ICP: the demand would have tripped the supply there. */
  trippingPeriods: z.array(z.int()),
});

const studyResultSchema = z.object({
  optimum: powerCostSchema,
  current: powerCostSchema,
  /** The powers that the demand never exceeds. */
  maxima: powerCostSchema,
  savingEur: z.string(),
  savingPercent: z.string(),
  /** What to know before trusting it: Spanish, whole sentences. */
  cautions: z.array(z.object({ code: z.string(), message: z.string() })),
});
export type StudyResult = z.infer<typeof studyResultSchema>;

/** What the contract charged on the last day of the window, and what decides its taxes. */
const snapshotContractSchema = z.object({
  mode: z.enum(pricingModes),
  /** €/kWh, P1 first; null: unknown. */
  energyPricesEurPerKwh: z.nullable(byPeriod),
  includesAtr: z.boolean(),
  /** €/kW·año, P1 first; null: the regulated ones. */
  powerPricesEurPerKwYear: z.nullable(byPeriod),
  marginEurPerKwh: z.nullable(z.string()),
  meterEurPerMonth: z.nullable(z.string()),
  use: z.enum(supplyUses),
  vulnerability: z.nullable(z.enum(vulnerabilities)),
  socialBonusFinancing: z.nullable(z.enum(socialBonusFinancings)),
  clientKind: z.nullable(z.enum(clientKinds)),
  /** The contract's last day; null: it has none. */
  to: z.nullable(day),
});
export type SnapshotContract = z.infer<typeof snapshotContractSchema>;

/** What was known of the supply when the study was calculated. */
const studySnapshotSchema = z.object({
  window: daysSchema,
  tariff: z.enum(tariffs),
  territory: z.enum(territories),
  pointType: z.literal([1, 2, 3, 4, 5]),
  powerControl: z.enum(powerControls),
  supplier: z.string(),
  /** Calculations from before offers do not have it. */
  contract: z.optional(snapshotContractSchema),
  /** Whether fewer than twelve known months stand for a year; those from before do not say it. */
  annualise: z.optional(z.boolean()),
  /** Contracted on the last day of the window. */
  powersKw: byPeriod,
  readings: z.array(
    z.object({
      range: daysSchema,
      energyKwh: byPeriod,
      reactiveKvarh: z.nullable(byPeriod),
      maximetersKw: z.nullable(z.array(z.nullable(z.string()))),
      isEstimated: z.boolean(),
      source: z.enum(['manual', 'invoice']),
    }),
  ),
  /** null: no curve has a day of the window. */
  curve: z.nullable(
    z.object({ minutes: z.literal([15, 60]), knownQuarters: z.int(), missingQuarters: z.int() }),
  ),
});
export type StudySnapshotAnswer = z.infer<typeof studySnapshotSchema>;

const studyRowSchema = z.object({
  id: z.uuid(),
  /** `EST-2026-0042`. */
  code: z.string(),
  supplyPointId: z.uuid(),
  cups: z.string(),
  alias: z.string(),
  clientName: z.string(),
  state: z.enum(studyStates),
  /** In the order of `studyAnalyses`. */
  analyses: z.array(z.enum(studyAnalyses)),
  /** The twelve natural months. */
  from: day,
  to: day,
  authorName: z.string(),
  createdAt: z.iso.datetime(),
  /**
   * Of the powers of the last calculation and of the recommended offer together, before taxes; null:
   * not calculated yet, or neither powers nor an offer are looked into. In % of what powers and excesses cost now, and with an offer, of the whole
   * cost before taxes.
   */
  savingEur: z.nullable(z.string()),
  savingPercent: z.nullable(z.string()),
  version: z.int(),
});
export type StudyRow = z.infer<typeof studyRowSchema>;

/** `GET api/studies`. The search looks in code, CUPS, alias and the client's name and NIF. */
export const studyQuerySchema = listQuery(['created', 'code', 'client', 'saving'], {
  state: z.optional(z.enum(studyStates)),
  clientId: z.optional(idField),
  supplyPointId: z.optional(idField),
});
export type StudyQuery = z.infer<typeof studyQuerySchema>;
export const studyListSchema = listAnswer(studyRowSchema);
export type StudyListAnswer = z.infer<typeof studyListSchema>;

/** `GET api/studies/summary`: euros of savings in studies of this year; negative ones do not count. */
export const studySummarySchema = z.object({
  open: z.int(),
  foundEur: z.string(),
  acceptedEur: z.string(),
});
export type StudySummary = z.infer<typeof studySummarySchema>;

const windowFields = { supplyPointId: idField, firstMonth: monthField };

/** `GET api/studies/check`: whether a study of a point in twelve months can be calculated. */
export const studyCheckQuerySchema = z.strictObject(windowFields);
export type StudyCheckQuery = z.infer<typeof studyCheckQuerySchema>;
export const studyCheckSchema = z.object({
  window: daysSchema,
  months: z.int(),
  knownMonths: z.int(),
  /** Of the known days, 0 to 1. */
  estimatedShare: z.number(),
  findings: z.array(
    z.object({
      severity: z.enum(['blocking', 'warning']),
      code: z.string(),
      message: z.string(),
      months: z.array(z.string()),
    }),
  ),
});
export type StudyCheck = z.infer<typeof studyCheckSchema>;

/** `POST api/studies`, answered with 201 and the study. */
export const newStudySchema = z.strictObject({
  ...windowFields,
  notes: optionalText(4000),
  analyses: analysesField.default([...studyAnalyses]),
});
export type NewStudy = z.infer<typeof newStudySchema>;

const calculationRowSchema = z.object({
  /** Counts the calculations of a study. */
  number: z.int(),
  at: z.iso.datetime(),
  byName: z.string(),
  /** Of the table of regulated parameters. */
  parameterVersion: z.int(),
});

/** What a study was calculated from, and what came out: it never changes. */
export const studyCalculationSchema = calculationRowSchema.extend({
  snapshot: studySnapshotSchema,
  /** The powers; null: the study does not look into them. */
  result: z.nullable(studyResultSchema),
});
export type StudyCalculation = z.infer<typeof studyCalculationSchema>;
/** One that looked into the powers. */
export type PowerCalculation = StudyCalculation & { readonly result: StudyResult };

/** `GET api/studies/:id/calculations`, the newest first. */
export const studyCalculationsSchema = z.object({
  rows: z.array(calculationRowSchema.extend({ savingEur: z.nullable(z.string()) })),
});
export type StudyCalculationsAnswer = z.infer<typeof studyCalculationsSchema>;

/**
 * `GET api/studies/:id/calculations/:number/inputs`: with the snapshot, all that prices other powers of
 * it, and its reactive energy, so that a page can compute them by itself.
 */
export const studyInputsSchema = z.object({
  /** Those that powers cost, of its version of the table. */
  parameters: z.array(parameterSchema),
  /** The mean power of each quarter from the window's first, tenths of W; −1: unknown. */
  tenthsW: z.nullable(z.array(z.int())),
});
export type StudyInputs = z.infer<typeof studyInputsSchema>;

/** A study with its last calculation. `version` counts its changes. */
export const studySchema = studyRowSchema.extend({
  notes: z.string(),
  calculation: z.nullable(studyCalculationSchema),
  /** The part of the saving that the recommended offer has; null: none. */
  offerSaving: z.nullable(offerSavingSchema),
});
export type Study = z.infer<typeof studySchema>;

/**
 * `POST api/studies/:id/calculate`: a new calculation of the data as they are now. 409 has the two
 * versions after somebody else's change, and only a sentence when the state does not allow it.
 */
export const calculateStudySchema = z.strictObject({
  version: z.int(),
  /** Whether fewer than twelve known months may stand for a year. */
  annualise: z.boolean(),
  /** What the study looks into from now on; as before unless sent. pds_editor does not choose it. */
  analyses: z.optional(analysesField),
});
export type CalculateStudy = z.infer<typeof calculateStudySchema>;

/** `POST api/studies/:id/state`; 409 as above. */
export const studyStateChangeSchema = z.strictObject({
  version: z.int(),
  action: oneOf(studyActions, 'Elige qué hacer con el estudio'),
});
export type StudyStateChange = z.infer<typeof studyStateChangeSchema>;

/** `PATCH api/studies/:id`, until it is presented; 409 as above. */
export const studyChangeSchema = z.strictObject({ version: z.int(), notes: optionalText(4000) });
export type StudyChange = z.infer<typeof studyChangeSchema>;

/** `GET api/studies/:id/changes`: what has changed since the last calculation. */
export const studyChangesSchema = z.object({
  rows: z.array(
    z.object({
      /** The part of the data: `powersKw`. */
      what: z.string(),
      /** Spanish, a whole sentence. */
      message: z.string(),
    }),
  ),
});
export type StudyChangesAnswer = z.infer<typeof studyChangesSchema>;

export const studyEventKinds = ['created', 'calculated', 'state', 'comment'] as const;

/** `GET api/studies/:id/events`: who did what with it, the newest first. */
export const studyEventsSchema = listAnswer(
  z.object({
    id: z.uuid(),
    at: z.iso.datetime(),
    actorName: z.string(),
    kind: z.enum(studyEventKinds),
    /** The new state of `state`. */
    state: z.nullable(z.enum(studyStates)),
    /** The number of `calculated`. */
    calculation: z.nullable(z.int()),
    /** What was said in `comment`; else empty. */
    text: z.string(),
  }),
);
export type StudyEventsAnswer = z.infer<typeof studyEventsSchema>;
export const studyEventQuerySchema = z.strictObject(pageFields);
export type StudyEventQuery = z.infer<typeof studyEventQuerySchema>;

/** `POST api/studies/:id/comments`, answered with 204. */
export const newStudyCommentSchema = z.strictObject({
  text: optionalText(4000).min(1, 'Escribe el comentario'),
});
export type NewStudyComment = z.infer<typeof newStudyCommentSchema>;
