import { marginPerKwh } from '@vatio/records/rules';
import { answerShape, changeShape, newShape } from '@vatio/records/schemas';
import * as z from 'zod';
import { conflictAnswer } from '../errors';
import { contractRecord, powerChangeFields, reductionFields } from './contractRecord';
import { maxPowerChanges } from './powerChanges';

/** A stored contract. `version` counts its changes. */
export const supplyContractSchema = z.object({
  id: z.uuid(),
  supplyPointId: z.uuid(),
  ...answerShape(contractRecord.fields),
  powerChanges: z.array(z.object(answerShape(powerChangeFields))),
  reducedTax: z.nullable(z.object(answerShape(reductionFields))),
  version: z.int(),
  createdAt: z.iso.datetime(),
});
export type SupplyContract = z.infer<typeof supplyContractSchema>;

/** The most contracts of a point: one a month for sixteen years. */
export const maxContracts = 200;

/** `GET api/points/:id/contracts`: all of them, the newest first. */
export const supplyContractsSchema = z.object({ rows: z.array(supplyContractSchema) });
export type SupplyContractsAnswer = z.infer<typeof supplyContractsSchema>;

/** The stored contract, and its conflicts with the point: Spanish, each with its field. */
export const savedContractSchema = supplyContractSchema.extend({
  warnings: z.array(z.object({ field: z.string(), message: z.string() })),
});
export type SavedContract = z.infer<typeof savedContractSchema>;

/** New powers after the first day, in order; no two on the same day. */
const powerChanges = z.array(z.strictObject(newShape(powerChangeFields))).max(maxPowerChanges);
const reducedTax = z.nullable(z.strictObject(newShape(reductionFields)));
const created = newShape(contractRecord.fields);
const changed = changeShape(contractRecord.fields);

/**
 * `POST api/points/:id/contracts`, answered with 201 and what was saved; so is a change, with 200. The API
 * names problems by field: `powersKw.2`.
 */
export const newSupplyContractSchema = z.strictObject({
  ...created,
  marginEurPerKwh: marginPerKwh(created.marginEurPerKwh),
  powerChanges: powerChanges.default([]),
  reducedTax: reducedTax.default(null),
});
export type NewSupplyContract = z.infer<typeof newSupplyContractSchema>;

/**
 * `PUT api/contracts/:id`: the contract, and the version that the change is made on. Fields that an older
 * section does not send stay as they are.
 */
export const supplyContractChangeSchema = z.strictObject({
  version: z.int(),
  ...changed,
  marginEurPerKwh: marginPerKwh(changed.marginEurPerKwh),
  powerChanges: z.optional(powerChanges),
  reducedTax: z.optional(reducedTax),
});
export type SupplyContractChange = z.infer<typeof supplyContractChangeSchema>;

/** The answer of 409: what was sent, and the contract as it is now. */
export const supplyContractConflictSchema = conflictAnswer(
  supplyContractChangeSchema,
  supplyContractSchema,
);
export type SupplyContractConflict = z.infer<typeof supplyContractConflictSchema>;
