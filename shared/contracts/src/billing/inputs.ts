import { plausibleDay } from '@vatio/records/rules';
import * as z from 'zod';
import { supplyContractSchema } from '../company/contracts';
import { readingSchema } from '../company/readings';
import { powerControls, tariffs, territories } from '../company/supply';
import { idField } from '../ids';
import { parameterSchema } from '../user/parameters';
import { billLineKinds } from './billWords';

/**
 * `GET api/bills/inputs`: what a bill of a point is verified with while it is typed, by the same
 * engine as the API's.
 */
export const billInputsQuerySchema = z.strictObject({
  supplyPointId: idField,
  /** The days of the readings. */
  from: plausibleDay(),
  to: plausibleDay(),
  /** The bill that is edited: it is no neighbour of itself. */
  billId: z.optional(idField),
});
export type BillInputsQuery = z.infer<typeof billInputsQuerySchema>;

const day = z.iso.date();
const neighbourSchema = z.object({ id: z.uuid(), number: z.string(), from: day, to: day });

/** Unknown facts are null. */
export const billInputsSchema = z.object({
  supply: z.object({
    territory: z.enum(territories),
    pointType: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
    powerControl: z.enum(powerControls),
    voltageKv: z.nullable(z.string()),
    isElectroIntensive: z.nullable(z.boolean()),
    /** The holder of the contracts, as taxes see it. */
    holder: z.nullable(z.enum(['person', 'company'])),
    /** Those of some days of the bill's cycle, which a change may have broken, the oldest first. */
    contracts: z.array(
      supplyContractSchema.omit({
        id: true,
        supplyPointId: true,
        supplier: true,
        marginEurPerKwh: true,
        noticeDays: true,
        version: true,
        createdAt: true,
      }),
    ),
    /** The counting bills of the point before and after these days. */
    previous: z.nullable(neighbourSchema),
    next: z.nullable(neighbourSchema),
    /** Those of some of the bill's days, the oldest first. */
    readings: z.array(
      readingSchema.pick({ from: true, to: true, source: true, energyKwh: true, maxKw: true }),
    ),
    /** The curve on the days of its cycle; null: none. */
    curve: z.nullable(
      z.object({
        minutes: z.union([z.literal(15), z.literal(60)]),
        /** The instant at which the first quarter begins, milliseconds since 1970, UTC. */
        startMs: z.number(),
        /** The mean power of each quarter, tenths of a watt; null where it is unknown. */
        tenthsW: z.array(z.nullable(z.int())),
      }),
    ),
  }),
  /**
   * Values from the newest version of the table, in force on some day since the year before, or since a
   * contract of less than a year began.
   */
  parameters: z.array(parameterSchema),
});
export type BillInputs = z.infer<typeof billInputsSchema>;

/** `GET api/bills/prefill`: what is known of a point's next bill before it is typed. */
export const prefillQuerySchema = z.strictObject({
  supplyPointId: idField,
  /** The day of its first reading; without it, the last one of the bill before. */
  from: z.optional(plausibleDay()),
});
export type PrefillQuery = z.infer<typeof prefillQuerySchema>;

/** Facts that cannot be known are null. */
export const prefillSchema = z.object({
  supplier: z.nullable(z.string()),
  tariff: z.nullable(z.enum(tariffs)),
  from: z.nullable(day),
  to: z.nullable(day),
  /** kW, P1 first, on the first billed day. */
  powersKw: z.nullable(z.array(z.string())),
  /** True when a contract covers the first billed day. */
  hasContract: z.boolean(),
  /** €/kWh and €/kW·año, P1 first; null: the contract does not say them. */
  energyPricesEurPerKwh: z.nullable(z.array(z.string())),
  powerPricesEurPerKwYear: z.nullable(z.array(z.string())),
  /** The lines that the tariff has in those days; those of the bill before, with its words. */
  lines: z.array(
    z.object({ kind: z.enum(billLineKinds), period: z.nullable(z.int()), text: z.string() }),
  ),
  /** Percent, of IVA, IGIC or IPSI, on the last day; empty: unknown. */
  taxRatesPercent: z.array(z.string()),
  /** The bill that this one follows. */
  before: z.nullable(z.object({ id: z.uuid(), number: z.string(), from: day, to: day })),
});
export type Prefill = z.infer<typeof prefillSchema>;
