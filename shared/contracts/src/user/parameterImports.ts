import * as z from 'zod';
import { importedRowSchema, rowImportSchema } from '../imports/rows';
import { parameterImpactSchema, parameterKeyFields, parameterVersionField } from './parameters';

/** The columns of the sheet that Parámetros exports, in its order. */
export const parameterRowFields = [
  'kind',
  'detail',
  'period',
  'from',
  'to',
  'value',
  'alternative',
  'unit',
  'state',
  'norm',
  'question',
  'note',
] as const;
export type ParameterRowField = (typeof parameterRowFields)[number];

/** A row's state as the row spells it: «Por decidir» is a confirmed value that waits for an answer. */
export const parameterRowStates = ['confirmed', 'pending', 'open'] as const;

/** The most rows of a sheet: some years of all values. */
export const maxImportedParameters = 3_000;

const parameterRowFieldSchema = z.enum(parameterRowFields);

/**
 * `POST api/parameters/imports`: the rows of a sheet, each with its days, as one new version. A row that
 * repeats the table is ignored. Without `dryRun` it answers 409 when `version` is no longer the last one,
 * and 422 when a row is wrong, or far from the value before it and not in `confirmed`.
 */
export const parameterImportSchema = rowImportSchema(parameterRowFieldSchema, {
  maxColumns: parameterRowFields.length,
  maxRows: maxImportedParameters,
}).extend({
  /** The version that the check answered. */
  version: z.optional(parameterVersionField),
  /** The rows, by their `line`, whose doubt a person has answered. */
  confirmed: z.optional(z.array(z.int()).max(maxImportedParameters)),
});
export type ParameterImport = z.infer<typeof parameterImportSchema>;

/** The change that a row makes to the table. */
const importedChangeSchema = z.object({
  ...parameterKeyFields,
  from: z.iso.date(),
  to: z.nullable(z.iso.date()),
  /** null: it is pending. */
  value: z.nullable(z.string()),
  per: z.nullable(z.enum(['day', 'year'])),
  /** The value in force on its first day, or else the last one before; null: there is none. */
  before: z.nullable(
    z.object({
      value: z.string(),
      from: z.iso.date(),
      to: z.nullable(z.iso.date()),
      /** True when the row takes its place. */
      isReplaced: z.boolean(),
    }),
  ),
  /** Why it wants to be confirmed: «Es 98 veces el de 2026 (25,35). ¿Seguro?» */
  doubt: z.nullable(z.string()),
});
export type ImportedChange = z.infer<typeof importedChangeSchema>;

const importedParameterSchema = importedRowSchema(parameterRowFieldSchema).extend({
  /** null: the row is wrong, or leaves the table as it is. */
  change: z.nullable(importedChangeSchema),
});
export type ImportedParameter = z.infer<typeof importedParameterSchema>;

export const parameterImportAnswerSchema = z.object({
  /** The number of the version that it made, for an undo; null when no row was written. */
  importId: z.nullable(z.string()),
  /** The version that the rows were judged with: a request without `dryRun` names it. */
  version: z.int(),
  rows: z.array(importedParameterSchema),
  impact: parameterImpactSchema,
});
export type ParameterImportAnswer = z.infer<typeof parameterImportAnswerSchema>;
