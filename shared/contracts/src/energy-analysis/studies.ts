import { valuesOf } from '@vatio/records/record';
import { exactDecimal, oneOf, optionalLine, optionalText } from '@vatio/records/rules';
import { answerShape, newShape } from '@vatio/records/schemas';
import * as z from 'zod';
import { powerControls, tariffs } from '../company/supply';
import { idField } from '../ids';
import { listAnswer, listQuery, pageFields } from '../lists';
import { parameterSchema } from '../user/parameters';
import { offerSavingSchema } from './offers';
import { byPeriod, daysSchema, studySnapshotSchema } from './snapshots';
import { analysesField, monthField, supplyPointField } from './studyChoices';
import { studyAnalyses, studyRecord } from './studyRecord';

const { notes, ...rowFields } = studyRecord.fields;
export const studyStates = valuesOf(rowFields.state.values);

/** The actions that change the state of a study. */
export const studyActions = ['present', 'accept', 'discard', 'reopen'] as const;
export type StudyAction = (typeof studyActions)[number];

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
  /** Periods in which the demand would have tripped an ICP. */
  trippingPeriods: z.array(z.int()),
  /** The extra cost of the energy's toll and charge under another tariff's powers; included in the total. */
  regulatedEnergyEur: z.optional(z.string()),
});

const studyResultSchema = z.object({
  /** The best of all regimes: it may change the tariff, the type of the point or the control of its power. */
  optimum: powerCostSchema,
  /** The regime that prices the optimum; calculations from before borders were priced do not have it. */
  regime: z.optional(
    z.object({
      tariff: z.enum(tariffs),
      pointType: z.literal([1, 2, 3, 4, 5]),
      powerControl: z.enum(powerControls),
    }),
  ),
  /** The best that changes neither tariff nor type, where the optimum does; null: it does not, or none is. */
  bestOnThisSide: z.optional(
    z.nullable(
      z.object({ cost: powerCostSchema, savingEur: z.string(), savingPercent: z.string() }),
    ),
  ),
  current: powerCostSchema,
  /** The powers that the demand never exceeds. */
  maxima: powerCostSchema,
  savingEur: z.string(),
  savingPercent: z.string(),
  /** Warnings before trusting the result: Spanish, whole sentences. */
  cautions: z.array(z.object({ code: z.string(), message: z.string() })),
});
export type StudyResult = z.infer<typeof studyResultSchema>;

export type { SnapshotContract, StudySnapshotAnswer } from './snapshots';

const studyRowSchema = z.object({
  id: z.uuid(),
  supplyPointId: z.uuid(),
  ...answerShape(rowFields),
  /** Sorted as in `studyAnalyses`. */
  analyses: z.array(z.enum(studyAnalyses)),
  createdAt: z.iso.datetime(),
  /**
   * The saving of the last calculation's powers and the recommended offer together, before taxes; null: not
   * calculated yet, or neither powers nor an offer are looked into. The percentage refers to the present
   * cost of powers and excesses, and with an offer, to the whole cost before taxes.
   */
  savingEur: z.nullable(z.string()),
  savingPercent: z.nullable(z.string()),
  version: z.int(),
});
export type StudyRow = z.infer<typeof studyRowSchema>;

/** `GET api/studies`. The search looks in code, CUPS, alias and the client's name and NIF. */
export const studyQuerySchema = listQuery(['created', 'code', 'client', 'saving'], {
  state: z.optional(z.enum(studyStates)),
  /** Those that look into it, perhaps besides others. */
  analysis: z.optional(z.enum(studyAnalyses)),
  authorId: z.optional(idField),
  /** The year in which they were made, in the company's time zone. */
  year: z.optional(z.coerce.number().int().min(2000).max(2100)),
  clientId: z.optional(idField),
  supplyPointId: z.optional(idField),
});
export type StudyQuery = z.infer<typeof studyQuerySchema>;
export const studyListSchema = listAnswer(studyRowSchema);
export type StudyListAnswer = z.infer<typeof studyListSchema>;

/**
 * `GET api/studies/summary`: euros of savings that were calculated this year and not discarded, and of
 * studies that were accepted this year; negative savings do not count.
 */
export const studySummarySchema = z.object({
  open: z.int(),
  foundEur: z.string(),
  acceptedEur: z.string(),
});
export type StudySummary = z.infer<typeof studySummarySchema>;

const windowFields = { supplyPointId: supplyPointField, firstMonth: monthField };
const notesField = newShape({ notes }).notes.unwrap();

/** `GET api/studies/check`: whether a study of a point in twelve months can be calculated. */
export const studyCheckQuerySchema = z.strictObject(windowFields);
export type StudyCheckQuery = z.infer<typeof studyCheckQuerySchema>;
export const studyCheckSchema = z.object({
  window: daysSchema,
  months: z.int(),
  knownMonths: z.int(),
  /** The estimated share of the known days, 0 to 1. */
  estimatedShare: z.number(),
  /** True when no reading has the reactive energy, in a tariff that pays it: then it is not analysed. */
  isReactiveUnknown: z.optional(z.boolean()),
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

/** `POST api/studies`, answered with 201 and the study; `copyOf`: it gets the offers and report of this one. */
export const newStudySchema = z.strictObject({
  ...windowFields,
  notes: notesField,
  analyses: analysesField.default([...studyAnalyses]),
  copyOf: z.optional(idField),
});
export type NewStudy = z.infer<typeof newStudySchema>;

const calculationRowSchema = z.object({
  /** Counts the calculations of a study. */
  number: z.int(),
  at: z.iso.datetime(),
  byName: z.string(),
  /** The version of the table of regulated parameters. */
  parameterVersion: z.int(),
});

/** A study's inputs and results at its calculation: they never change. */
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
  /** Its author, who may delete it, as may an admin; null: no known author. */
  authorId: z.nullable(z.uuid()),
  /** True when it was presented before, and that was withdrawn. */
  wasWithdrawn: z.boolean(),
});
export type Study = z.infer<typeof studySchema>;

/** Multiples of 0.1 kW, as powers are contracted. */
const stepField = exactDecimal({ maxDecimals: 2, max: 100, unit: 'kW' }).refine(
  (value) => Number(value) > 0 && /^\d+(\.\d0?)?$/.test(value),
  'El paso debe ser un múltiplo de 0,1 kW',
);

/**
 * `POST api/studies/:id/calculate`: a new calculation of the data as they are now. 409 has the two versions
 * after another person's change, and only a sentence when the state does not allow it.
 */
export const calculateStudySchema = z.strictObject({
  version: z.int(),
  /** True when fewer than twelve known months may represent a year. */
  annualise: z.boolean(),
  /** Between two powers that are tried, kW; null or not sent: the usual one for this supply. */
  stepKw: z.optional(z.nullable(stepField)),
  /** The study's subjects from now on; unchanged unless sent. pds_editor does not choose them. */
  analyses: z.optional(analysesField),
});
export type CalculateStudy = z.infer<typeof calculateStudySchema>;

/** `POST api/studies/:id/state`; 409 as above. */
export const studyStateChangeSchema = z.strictObject({
  version: z.int(),
  action: oneOf(studyActions, 'Elige qué hacer con el estudio'),
  /** The company's name in the report, for `present`. */
  companyName: z.optional(optionalLine(200)),
  /**
   * The offer that counts from now on, for `present`; null: none does. It must be sent when there are
   * offers and none of them counts yet.
   */
  recommendedOfferId: z.optional(z.nullable(idField)),
});
export type StudyStateChange = z.infer<typeof studyStateChangeSchema>;

/** `PATCH api/studies/:id`, until it is presented; 409 as above. */
export const studyChangeSchema = z.strictObject({ version: z.int(), notes: notesField });
export type StudyChange = z.infer<typeof studyChangeSchema>;

/** `POST api/studies/:id/delete`, until it is presented, and `…/restore`, which undoes it. */
export const studyVersionSchema = z.strictObject({ version: z.int() });
export type StudyVersion = z.infer<typeof studyVersionSchema>;

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

export const studyEventKinds = ['created', 'calculated', 'state', 'comment', 'withdrawn'] as const;

/** `GET api/studies/:id/events`: who did what with it, the newest first. */
export const studyEventsSchema = listAnswer(
  z.object({
    id: z.uuid(),
    at: z.iso.datetime(),
    actorName: z.string(),
    kind: z.enum(studyEventKinds),
    /** The new state of `state`. */
    state: z.nullable(z.enum(studyStates)),
    /** The calculation's number: the new one of `calculated`; the presented one of `withdrawn`. */
    calculation: z.nullable(z.int()),
    /** The text of `comment`, and the reason of `withdrawn`; else empty. */
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
