import * as z from 'zod';
import { conflictAnswer } from '../errors';
import { exactDecimal, line, oneOf, plausibleDay } from '../rules';
import { supplyUses, tariffs } from './supply';

/** The kind of energy price. */
export const pricingModes = ['fixed', 'indexed', 'pvpc', 'other'] as const;
export type PricingMode = (typeof pricingModes)[number];

const perKwh = exactDecimal({ maxDecimals: 6, max: 10, unit: '€/kWh' });
const perKwYear = exactDecimal({ maxDecimals: 6, max: 10_000, unit: '€/kW·año' });

/**
 * A contract of a supply point between two days. The tariff decides how many powers and prices
 * there are: the API names problems by field (`powersKw.2`).
 */
const contractFields = {
  supplier: line('La comercializadora', 120),
  tariff: oneOf(tariffs, 'Elige una tarifa'),
  from: plausibleDay(),
  /** The last day, included; null: it has no end yet, so no other contract may begin after it. */
  to: z.nullable(plausibleDay()),
  /** kW, P1 first. */
  powersKw: z
    .array(exactDecimal({ maxDecimals: 3, max: 1_000_000, unit: 'kW' }))
    .min(2)
    .max(6),
  mode: oneOf(pricingModes, 'Elige una modalidad'),
  /** €/kWh, P1 first; null: unknown, or it changes by the hour. */
  energyPricesEurPerKwh: z.nullable(z.array(perKwh).min(3).max(6)),
  /** Whether those prices include toll and charge. */
  includesAtr: z.boolean(),
  /** €/kW·año, P1 first; null: the regulated ones. */
  powerPricesEurPerKwYear: z.nullable(z.array(perKwYear).min(2).max(6)),
  /** €/kWh that the supplier adds to the market's price; null: none, or unknown. */
  marginEurPerKwh: z.nullable(perKwh),
  meterEurPerMonth: z.nullable(exactDecimal({ maxDecimals: 2, max: 10_000, unit: '€' })),
  use: oneOf(supplyUses, 'Elige un uso'),
  /** How many days before the end the supplier wants notice; null: unknown. */
  noticeDays: z.nullable(z.int().min(0).max(365)),
};

/** A stored contract. `version` counts its changes. */
export const supplyContractSchema = z.object({
  id: z.uuid(),
  supplyPointId: z.uuid(),
  supplier: z.string(),
  tariff: z.enum(tariffs),
  from: z.iso.date(),
  to: z.nullable(z.iso.date()),
  powersKw: z.array(z.string()),
  mode: z.enum(pricingModes),
  energyPricesEurPerKwh: z.nullable(z.array(z.string())),
  includesAtr: z.boolean(),
  powerPricesEurPerKwYear: z.nullable(z.array(z.string())),
  marginEurPerKwh: z.nullable(z.string()),
  meterEurPerMonth: z.nullable(z.string()),
  use: z.enum(supplyUses),
  noticeDays: z.nullable(z.int()),
  version: z.int(),
  createdAt: z.iso.datetime(),
});
export type SupplyContract = z.infer<typeof supplyContractSchema>;

/** For a point: one a month for sixteen years. */
export const maxContracts = 200;

/** `GET api/points/:id/contracts`: all of them, the newest first. */
export const supplyContractsSchema = z.object({ rows: z.array(supplyContractSchema) });
export type SupplyContractsAnswer = z.infer<typeof supplyContractsSchema>;

/** `POST api/points/:id/contracts`, answered with 201 and the contract. */
export const newSupplyContractSchema = z.strictObject(contractFields);
export type NewSupplyContract = z.infer<typeof newSupplyContractSchema>;

/** `PUT api/contracts/:id`: the whole contract, and the version that the change is made on. */
export const supplyContractChangeSchema = z.strictObject({ ...contractFields, version: z.int() });
export type SupplyContractChange = z.infer<typeof supplyContractChangeSchema>;

/** The answer of 409: what was sent, and the contract as it is now. */
export const supplyContractConflictSchema = conflictAnswer(
  supplyContractChangeSchema,
  supplyContractSchema,
);
export type SupplyContractConflict = z.infer<typeof supplyContractConflictSchema>;
