import { exactDecimal, line, marginPerKwh, oneOf, plausibleDay } from '@vatio/records/rules';
import * as z from 'zod';
import { conflictAnswer } from '../errors';
import { maxPowerChanges } from './powerChanges';
import { supplyUses, tariffs } from './supply';

/** The kind of energy price. */
export const pricingModes = ['fixed', 'indexed', 'pvpc', 'other'] as const;
export type PricingMode = (typeof pricingModes)[number];

/** The letters of Ley 38/1992 art. 98.1, of those who have the 85 % reduction of the electricity tax. */
export const reductionLetters = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export type ReductionLetter = (typeof reductionLetters)[number];

/** The holder's degree of vulnerability as a consumer («bono social»). */
export const vulnerabilities = ['none', 'vulnerable', 'severe'] as const;
export type Vulnerability = (typeof vulnerabilities)[number];

/**
 * The supplier's way of billing its share of the «bono social»: in the base of the electricity tax or not.
 */
export const socialBonusFinancings = ['taxed', 'untaxed', 'none'] as const;
export type SocialBonusFinancing = (typeof socialBonusFinancings)[number];

const perKwh = exactDecimal({ maxDecimals: 6, max: 10, unit: '€/kWh' });
/** Accepts values as high as a price per MWh, so that the person can be asked whether it is one. */
const margin = marginPerKwh(exactDecimal({ maxDecimals: 6, max: 100_000, unit: '€/kWh' }));
const perKwYear = exactDecimal({ maxDecimals: 6, max: 10_000, unit: '€/kW·año' });

const powersKw = z
  .array(exactDecimal({ maxDecimals: 3, max: 1_000_000, unit: 'kW' }))
  .min(2)
  .max(6);

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
  /** kW, P1 first, on the first day. */
  powersKw,
  mode: oneOf(pricingModes, 'Elige una modalidad'),
  /** €/kWh, P1 first; null: unknown, or it changes by the hour. */
  energyPricesEurPerKwh: z.nullable(z.array(perKwh).min(3).max(6)),
  /** True when those prices include toll and charge. */
  includesAtr: z.boolean(),
  /** €/kW·año, P1 first; null: the regulated prices. */
  powerPricesEurPerKwYear: z.nullable(z.array(perKwYear).min(2).max(6)),
  /** €/kWh that the supplier adds to the market's price; null: none, or unknown. */
  marginEurPerKwh: z.nullable(margin),
  meterEurPerMonth: z.nullable(exactDecimal({ maxDecimals: 2, max: 10_000, unit: '€' })),
  use: oneOf(supplyUses, 'Elige un uso'),
  /** The supplier's notice period in days before the end; null: unknown. */
  noticeDays: z.nullable(z.int().min(0).max(365)),
};

const powerChangeSchema = z.strictObject({
  /** The first day with them. */
  from: plausibleDay(),
  /** kW, P1 first, as many as the tariff has. */
  powersKw,
});

const reducedTaxSchema = z.strictObject({
  letter: oneOf(reductionLetters, 'Elige la letra del artículo 98.1'),
  /** The share of the energy that has the reduction, %. */
  energyPercent: exactDecimal({ maxDecimals: 2, max: 100, unit: '%' }).refine(
    (percent) => Number(percent) > 0,
    'Debe ser mayor que 0 %',
  ),
});

/** null: unknown. A request of an older section does not have them. */
const contractFacts = {
  /** The duration when it was signed; a contract of less than 12 never changes its powers. */
  plannedMonths: z.nullable(z.int().min(1).max(600)),
  /** New powers after the first day, in order; no two on the same day. */
  powerChanges: z.array(powerChangeSchema).max(maxPowerChanges),
  reducedTax: z.nullable(reducedTaxSchema),
  vulnerability: z.nullable(oneOf(vulnerabilities, 'Elige si es vulnerable')),
  socialBonusFinancing: z.nullable(
    oneOf(socialBonusFinancings, 'Elige cómo se factura la financiación del bono social'),
  ),
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
  plannedMonths: z.nullable(z.int()),
  powerChanges: z.array(z.object({ from: z.iso.date(), powersKw: z.array(z.string()) })),
  reducedTax: z.nullable(z.object({ letter: z.enum(reductionLetters), energyPercent: z.string() })),
  vulnerability: z.nullable(z.enum(vulnerabilities)),
  socialBonusFinancing: z.nullable(z.enum(socialBonusFinancings)),
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

/** `POST api/points/:id/contracts`, answered with 201 and what was saved; so is a change, with 200. */
export const newSupplyContractSchema = z.strictObject({
  ...contractFields,
  plannedMonths: contractFacts.plannedMonths.default(null),
  powerChanges: contractFacts.powerChanges.default([]),
  reducedTax: contractFacts.reducedTax.default(null),
  vulnerability: contractFacts.vulnerability.default(null),
  socialBonusFinancing: contractFacts.socialBonusFinancing.default(null),
});
export type NewSupplyContract = z.infer<typeof newSupplyContractSchema>;

/**
 * `PUT api/contracts/:id`: the whole contract, and the version that the change is made on. Facts that
 * an older section does not send stay as they are.
 */
export const supplyContractChangeSchema = z
  .strictObject({ ...contractFields, version: z.int() })
  .extend(z.strictObject(contractFacts).partial().shape);
export type SupplyContractChange = z.infer<typeof supplyContractChangeSchema>;

/** The answer of 409: what was sent, and the contract as it is now. */
export const supplyContractConflictSchema = conflictAnswer(
  supplyContractChangeSchema,
  supplyContractSchema,
);
export type SupplyContractConflict = z.infer<typeof supplyContractConflictSchema>;
