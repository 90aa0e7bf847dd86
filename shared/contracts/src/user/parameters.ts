import { valuesOf } from '@vatio/records/record';
import { line, oneOf, plausibleDay } from '@vatio/records/rules';
import { changeShape, ruleOf } from '@vatio/records/schemas';
import * as z from 'zod';
import { tariffs } from '../company/supply';
import { conflictAnswer } from '../errors';
import { listAnswer, pageFields } from '../lists';
import { parameterNumbers, parameterRecord } from './parameterRecord';

/** The kinds of regulated parameters: the energy engine's words, in the order of the screens. */
export const parameterKinds = [
  'powerToll',
  'powerCharge',
  'energyToll',
  'energyCharge',
  'excessDaily',
  'excessMonthly',
  'excessRatio',
  'electricityTax',
  'electricityTaxMinimum',
  'vat',
  'igic',
  'ipsi',
  'socialBonus',
  'reactive',
  'meterRental',
  'pvpcMargin',
  'rightsPerKw',
  'rightsOnce',
  'legalInterest',
  'socialBonusDiscount',
  'toleranceEur',
  'tolerancePercent',
] as const;

export const parameterStates = valuesOf(parameterRecord.fields.state.values);
export type ParameterState = (typeof parameterStates)[number];

/** Names a parameter without its date. Fields that do not tell its values apart are null. */
export const parameterKeyFields = {
  kind: z.enum(parameterKinds),
  tariff: z.nullable(z.enum(tariffs)),
  /** 1 is P1. */
  period: z.nullable(z.int()),
  variant: z.nullable(z.string()),
};

const parameterKeySchema = z.object(parameterKeyFields);
export type ParameterKey = z.infer<typeof parameterKeySchema>;

/** A regulated value, or a pending one, on certain days. Its kind decides the unit. */
export const parameterSchema = z.object({
  id: z.uuid(),
  ...parameterKeyFields,
  from: z.iso.date(),
  /** The last day, included; null: until another one replaces it. */
  to: z.nullable(z.iso.date()),
  /** An exact decimal, «0.069372»; null while it is pending. */
  value: z.nullable(z.string()),
  state: z.enum(parameterStates),
  /** The publication, or who says that it is pending. */
  norm: z.string(),
  /** A warning to read before a claim; empty: none. */
  note: z.string(),
  /** The condition, where it depends on the contracted power (reduced taxes); null: none. */
  powerLimit: z.nullable(z.object({ kw: z.string(), isIncluded: z.boolean() })),
  /** Only for the bono social: the value is for a day, or for a year of 365. */
  per: z.nullable(z.enum(['day', 'year'])),
  /**
   * The open question between the value and another one, until a person settles it: then a new version has
   * one of them, without a condition. null: none.
   */
  condition: z.nullable(z.object({ question: z.string(), alternative: z.string() })),
});
export type Parameter = z.infer<typeof parameterSchema>;

export const parameterVersionField = z.int().min(1).max(1_000_000);

/**
 * `GET api/parameters`, by class, tariff and variant, the newest first, and then by period. The
 * table is versioned as a whole; `version` defaults to the last one.
 */
export const parameterQuerySchema = z.strictObject({
  ...pageFields,
  /** Values in force on some day of this year. */
  year: z.optional(z.coerce.number().int().min(1990).max(2100)),
  kind: z.optional(z.enum(parameterKinds)),
  tariff: z.optional(z.enum(tariffs)),
  variant: z.optional(z.string().max(30)),
  state: z.optional(z.enum(parameterStates)),
  version: z.optional(z.coerce.number().pipe(parameterVersionField)),
});
export type ParameterQuery = z.infer<typeof parameterQuerySchema>;

/** `version`: the one shown here; a change names it. */
export const parameterListSchema = listAnswer(parameterSchema).extend({ version: z.int() });
export type ParameterListAnswer = z.infer<typeof parameterListSchema>;

const valueField = ruleOf(parameterNumbers.value) as z.ZodType<string, string>;
const { note, comment, ...required } = changeShape(parameterRecord.fields);

/**
 * `POST api/parameters`: new values for some days, as one new version of the table. They replace
 * the values of these days; those before and after stay. Answers 201 with the version, and 409 when
 * `version` is no longer the last one.
 */
export const parameterChangeSchema = z.strictObject({
  version: parameterVersionField,
  ...z.object(required).required().shape,
  note,
  /** By default, what changes. */
  comment,
  values: z
    .array(
      z.strictObject({
        kind: oneOf(parameterKinds, 'Elige una clase'),
        tariff: z.optional(z.nullable(oneOf(tariffs, 'Elige una tarifa'))),
        period: z.optional(z.nullable(z.int())),
        variant: z.optional(z.nullable(z.string().max(30))),
        /** null while it is pending. */
        value: z.nullable(valueField),
        /** kW; required (or null) where the engine knows that the value may depend on it. */
        powerLimit: z.optional(
          z.nullable(
            z.strictObject({
              kw: ruleOf(parameterNumbers.limitKw) as z.ZodType<string, string>,
              isIncluded: z.boolean(),
            }),
          ),
        ),
        per: z.optional(
          z.nullable(z.enum(['day', 'year'], 'Elige si el valor es por día o por año')),
        ),
        /** A yes to the question makes the alternative the value. */
        condition: z.optional(
          z.nullable(
            z.strictObject({ question: line('La pregunta', 300), alternative: valueField }),
          ),
        ),
        /** The person has seen that it is far from the value before it: else it is refused. */
        isConfirmed: z.optional(z.boolean()),
      }),
    )
    .min(1, 'Escribe al menos un valor')
    .max(60, 'No se pueden cambiar más de 60 valores a la vez'),
});
export type ParameterChange = z.infer<typeof parameterChangeSchema>;
export type NewParameterValue = ParameterChange['values'][number];

/** A state of the whole table, which never changes. */
export const parameterVersionSchema = z.object({
  number: z.int(),
  at: z.iso.datetime(),
  /** `null` = built in. */
  actor: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  comment: z.string(),
  /** The number of values it added, or took back. */
  changed: z.int(),
  /** The version that it takes back; null: none. */
  undoes: z.nullable(z.int()),
});
export type ParameterVersion = z.infer<typeof parameterVersionSchema>;

/** The answer of 409: what was sent, and the last version. */
export const parameterConflictSchema = conflictAnswer(
  parameterChangeSchema,
  parameterVersionSchema,
);
export type ParameterConflict = z.infer<typeof parameterConflictSchema>;

/**
 * `POST api/parameters/versions/:number/undo`: the table as it was before a version that a person made,
 * as a new version. 409 when it is not the last one any more, or takes another back itself.
 */
export const parameterVersionParamsSchema = z.strictObject({
  number: z.coerce.number().pipe(parameterVersionField),
});

/**
 * `GET api/parameters/impact`: what is worked out anew when values of these days change. Claims and
 * presented studies keep what they were made with.
 */
export const parameterImpactQuerySchema = z.strictObject({
  /** Left out: values of no tariff, which every supply has. */
  tariff: z.optional(z.enum(tariffs)),
  from: plausibleDay(),
  /** Left out: without an end. */
  to: z.optional(plausibleDay()),
});
export type ParameterImpactQuery = z.infer<typeof parameterImpactQuerySchema>;

export const parameterImpactSchema = z.object({
  /** Bills that are verified again. */
  bills: z.int(),
  /** Calculated studies that are not yet presented, and that are out of date then. */
  studies: z.int(),
});
export type ParameterImpact = z.infer<typeof parameterImpactSchema>;

/** `GET api/parameters/versions`, the newest first. */
export const parameterVersionQuerySchema = z.strictObject(pageFields);
export type ParameterVersionQuery = z.infer<typeof parameterVersionQuerySchema>;
export const parameterVersionsSchema = listAnswer(parameterVersionSchema);
export type ParameterVersionsAnswer = z.infer<typeof parameterVersionsSchema>;

/** `GET api/parameters/missing`: the gaps in a number of `months`, beginning with a day's (today's). */
export const missingParametersQuerySchema = z.strictObject({
  from: z.optional(plausibleDay()),
  months: z.coerce.number().int().min(1).max(24).default(14),
});
export type MissingParametersQuery = z.infer<typeof missingParametersQuerySchema>;

/** Days on which parameters of a kind lack a value. */
const parameterGapSchema = z.object({
  /** missing: the table has no value for these days; pending: it says that the value will come. */
  reason: z.enum(['missing', 'pending']),
  from: z.iso.date(),
  to: z.iso.date(),
  keys: z.array(parameterKeySchema),
});
export type ParameterGap = z.infer<typeof parameterGapSchema>;

/** The missing values of a kind, as a sentence and by days. */
const missingParametersSchema = z.object({
  kind: z.enum(parameterKinds),
  /** «Impuesto eléctrico (IEE): pendiente en noviembre y diciembre de 2026; falta todo 2027» */
  sentence: z.string(),
  gaps: z.array(parameterGapSchema),
});
export type MissingParameters = z.infer<typeof missingParametersSchema>;

/** An unanswered question, and the values that wait for it. */
const openQuestionSchema = z.object({
  question: z.string(),
  from: z.iso.date(),
  to: z.nullable(z.iso.date()),
  norm: z.string(),
  rows: z.array(parameterSchema),
});
export type OpenQuestion = z.infer<typeof openQuestionSchema>;

/** Values whose last day is near or over, while no successor is known. */
const endingValuesSchema = z.object({
  /** The first day without them. */
  from: z.iso.date(),
  values: z.int(),
  /** «Faltan los valores de 2027 desde el 1 ene 2027: 274 valores» */
  sentence: z.string(),
});
export type EndingValues = z.infer<typeof endingValuesSchema>;

/** The examined days, both included, and the kinds that lack something. */
export const missingParametersAnswerSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** The last one: an answer to a question is a change of it. */
  version: z.int(),
  rows: z.array(missingParametersSchema),
  /** Questions of all days, the earliest first. */
  questions: z.array(openQuestionSchema),
  /** Listed from 30 days before they are missing, the earliest first. */
  ending: z.array(endingValuesSchema),
});
export type MissingParametersAnswer = z.infer<typeof missingParametersAnswerSchema>;
