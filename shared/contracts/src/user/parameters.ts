import {
  array,
  boolean,
  coerce,
  enum as enumOf,
  type infer as Infer,
  int,
  iso,
  nullable,
  object,
  optional,
  strictObject,
  string,
  uuid,
} from 'zod';
import { tariffs } from '../company/supply';
import { conflictAnswer } from '../errors';
import { listAnswer, pageFields } from '../lists';
import { exactDecimal, line, oneOf, optionalLine, plausibleDay } from '../rules';

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
] as const;

export const parameterStates = ['confirmed', 'pending'] as const;
export type ParameterState = (typeof parameterStates)[number];

/** Names a parameter without its date. Fields that do not tell its values apart are null. */
const keyFields = {
  kind: enumOf(parameterKinds),
  tariff: nullable(enumOf(tariffs)),
  /** 1 is P1. */
  period: nullable(int()),
  variant: nullable(string()),
};

const parameterKeySchema = object(keyFields);
export type ParameterKey = Infer<typeof parameterKeySchema>;

/** A regulated value, or a pending one, on certain days. Its kind decides the unit. */
export const parameterSchema = object({
  id: uuid(),
  ...keyFields,
  from: iso.date(),
  /** The last day, included; null: until another one replaces it. */
  to: nullable(iso.date()),
  /** An exact decimal, «0.069372»; null while it is pending. */
  value: nullable(string()),
  state: enumOf(parameterStates),
  /** The publication, or who says that it is pending. */
  norm: string(),
  /** What to know before a claim; empty: nothing. */
  note: string(),
  /** The condition, where it depends on the contracted power (reduced taxes); null: none. */
  powerLimit: nullable(object({ kw: string(), isIncluded: boolean() })),
  /** Only for the bono social: the value is for a day, or for a year of 365. */
  per: nullable(enumOf(['day', 'year'])),
});
export type Parameter = Infer<typeof parameterSchema>;

const versionField = int().min(1).max(1_000_000);

/**
 * `GET api/parameters`, by class, tariff and variant, the newest first, and then by period. The
 * table is versioned as a whole; `version` defaults to the last one.
 */
export const parameterQuerySchema = strictObject({
  ...pageFields,
  /** Values in force on some day of this year. */
  year: optional(coerce.number().int().min(1990).max(2100)),
  kind: optional(enumOf(parameterKinds)),
  tariff: optional(enumOf(tariffs)),
  variant: optional(string().max(30)),
  state: optional(enumOf(parameterStates)),
  version: optional(coerce.number().pipe(versionField)),
});
export type ParameterQuery = Infer<typeof parameterQuerySchema>;

/** `version`: the one shown here; a change names it. */
export const parameterListSchema = listAnswer(parameterSchema).extend({ version: int() });
export type ParameterListAnswer = Infer<typeof parameterListSchema>;

/** Some have ten published decimals (the bono social of 2025). */
const valueField = exactDecimal({ maxDecimals: 10, max: 1_000_000, unit: '€ o %' });

/**
 * `POST api/parameters`: new values for some days, as one new version of the table. They replace
 * the values of these days; those before and after stay. Answers 201 with the version, and 409 when
 * `version` is no longer the last one.
 */
export const parameterChangeSchema = strictObject({
  version: versionField,
  from: plausibleDay(),
  to: nullable(plausibleDay()),
  norm: line('La norma', 300),
  state: oneOf(parameterStates, 'Elige un estado'),
  note: optional(optionalLine(500)),
  /** The reason, for the list of versions; by default, what changes. */
  comment: optional(optionalLine(200)),
  values: array(
    strictObject({
      kind: oneOf(parameterKinds, 'Elige una clase'),
      tariff: optional(nullable(oneOf(tariffs, 'Elige una tarifa'))),
      period: optional(nullable(int())),
      variant: optional(nullable(string().max(30))),
      /** null while it is pending. */
      value: nullable(valueField),
      /** kW; required (or null) where the engine knows that the value may depend on it. */
      powerLimit: optional(
        nullable(
          strictObject({
            kw: exactDecimal({ maxDecimals: 3, max: 1_000_000, unit: 'kW' }),
            isIncluded: boolean(),
          }),
        ),
      ),
      per: optional(nullable(enumOf(['day', 'year'], 'Elige si el valor es por día o por año'))),
    }),
  )
    .min(1, 'Escribe al menos un valor')
    .max(60, 'No se pueden cambiar más de 60 valores a la vez'),
});
export type ParameterChange = Infer<typeof parameterChangeSchema>;
export type NewParameterValue = ParameterChange['values'][number];

/** A state of the whole table, which never changes. */
export const parameterVersionSchema = object({
  number: int(),
  at: iso.datetime(),
  /** `null` = built in. */
  actor: nullable(object({ id: uuid(), name: string() })),
  comment: string(),
  /** How many values it added. */
  changed: int(),
});
export type ParameterVersion = Infer<typeof parameterVersionSchema>;

/** The answer of 409: what was sent, and the last version. */
export const parameterConflictSchema = conflictAnswer(
  parameterChangeSchema,
  parameterVersionSchema,
);
export type ParameterConflict = Infer<typeof parameterConflictSchema>;

/** `GET api/parameters/versions`, the newest first. */
export const parameterVersionQuerySchema = strictObject(pageFields);
export type ParameterVersionQuery = Infer<typeof parameterVersionQuerySchema>;
export const parameterVersionsSchema = listAnswer(parameterVersionSchema);
export type ParameterVersionsAnswer = Infer<typeof parameterVersionsSchema>;

/** `GET api/parameters/missing`: for so many months, beginning with a day's (today's). */
export const missingParametersQuerySchema = strictObject({
  from: optional(plausibleDay()),
  months: coerce.number().int().min(1).max(24).default(14),
});
export type MissingParametersQuery = Infer<typeof missingParametersQuerySchema>;

/** Days on which parameters of a kind lack a value. */
const parameterGapSchema = object({
  /** missing: the table has nothing for these days; pending: it says that the value will come. */
  reason: enumOf(['missing', 'pending']),
  from: iso.date(),
  to: iso.date(),
  keys: array(parameterKeySchema),
});
export type ParameterGap = Infer<typeof parameterGapSchema>;

/** The missing values of a kind, as a sentence and by days. */
const missingParametersSchema = object({
  kind: enumOf(parameterKinds),
  /** «Impuesto eléctrico (IEE): pendiente en noviembre y diciembre de 2026; falta todo 2027» */
  sentence: string(),
  gaps: array(parameterGapSchema),
});
export type MissingParameters = Infer<typeof missingParametersSchema>;

/** The examined days, both included, and the kinds that lack something. */
export const missingParametersAnswerSchema = object({
  from: iso.date(),
  to: iso.date(),
  rows: array(missingParametersSchema),
});
export type MissingParametersAnswer = Infer<typeof missingParametersAnswerSchema>;
