import { plausibleDay } from '@vatio/records/rules';
import * as z from 'zod';
import { supplyContractSchema } from '../company/contracts';
import { readingSchema } from '../company/readings';
import { powerControls, territories } from '../company/supply';
import { idField } from '../ids';
import { parameterSchema } from '../user/parameters';

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
