import * as z from 'zod';
import { clientKinds } from '../company/clientRecord';
import { supplyContractSchema } from '../company/contracts';
import { powerControls, tariffs, territories } from '../company/supply';

const day = z.iso.date();
export const daysSchema = z.object({ firstDay: day, lastDay: day });

/** kW or euros as text, P1 first. */
export const byPeriod = z.array(z.string());

/** The contract's charges on the last day of the window, and the facts that decide its taxes. */
const snapshotContractSchema = z.object({
  ...supplyContractSchema.pick({
    mode: true,
    energyPricesEurPerKwh: true,
    includesAtr: true,
    powerPricesEurPerKwYear: true,
    marginEurPerKwh: true,
    meterEurPerMonth: true,
    use: true,
    vulnerability: true,
    socialBonusFinancing: true,
    to: true,
  }).shape,
  clientKind: z.nullable(z.enum(clientKinds)),
  /**
   * The reduction of the electricity tax; null: none. Calculations from before it was stored do not have
   * it.
   */
  reducedTax: z.optional(supplyContractSchema.shape.reducedTax),
});
export type SnapshotContract = z.infer<typeof snapshotContractSchema>;

/** The known facts about the supply when the study was calculated. */
export const studySnapshotSchema = z.object({
  window: daysSchema,
  tariff: z.enum(tariffs),
  territory: z.enum(territories),
  pointType: z.literal([1, 2, 3, 4, 5]),
  powerControl: z.enum(powerControls),
  /** kV; null: unknown. Calculations from before do not have it. */
  voltageKv: z.optional(z.nullable(z.string())),
  /** Certified as electro-intensive; null: unknown. Calculations from before do not have it. */
  isElectroIntensive: z.optional(z.nullable(z.boolean())),
  supplier: z.string(),
  /** Calculations from before offers do not have it. */
  contract: z.optional(snapshotContractSchema),
  /** True when fewer than twelve known months represent a year; earlier calculations do not have it. */
  annualise: z.optional(z.boolean()),
  /** Between two powers that were tried, kW; those from before it was a choice (0.1 kW) do not say it. */
  stepKw: z.optional(z.string()),
  /** True when a person chose that step. */
  isStepChosen: z.optional(z.boolean()),
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
