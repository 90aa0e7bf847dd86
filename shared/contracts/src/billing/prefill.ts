import { plausibleDay } from '@vatio/records/rules';
import * as z from 'zod';
import { tariffs } from '../company/supply';
import { idField } from '../ids';
import { billLineKinds } from './billWords';

/** `GET api/bills/prefill`: what is known of a point's next bill before it is typed. */
export const prefillQuerySchema = z.strictObject({
  supplyPointId: idField,
  /** The day of its first reading; without it, the last one of the bill before. */
  from: z.optional(plausibleDay()),
});
export type PrefillQuery = z.infer<typeof prefillQuerySchema>;

const day = z.iso.date();

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
