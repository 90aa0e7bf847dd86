import type { BillInputs } from '@vatio/contracts/billing/inputs';
import type { MeasuredDemand } from '@vatio/energy/curve';
import { parameterTable, regulatedOf } from '@vatio/energy/tariff';
import {
  billAsIssued,
  contextOf,
  type RegisteredBill,
  type Verification,
  verifyBill,
} from '@vatio/energy/verify';

/** The typed values cannot be a bill yet, such as segments that leave out a day: the engine says why. */
export interface NotYetABill {
  readonly problem: string;
}

export const isVerified = (result: Recomputed | NotYetABill): result is Recomputed =>
  'verification' in result;

/** True once any amount is typed: until then, only the measurements say how much was used. */
const isTyped = ({ energyKwh, lines, totalEur }: RegisteredBill): boolean =>
  lines.length > 0 || totalEur !== null || energyKwh.some((kwh) => Number(kwh) !== 0);

/** The bill so far as it should be; `source`: the origin of its energy, while that is not typed. */
export interface Recomputed {
  readonly verification: Verification;
  readonly source: string | null;
}

/** Verifies bills with the same data again and again: the table is made once. */
export function verifierOf({ supply, parameters }: BillInputs) {
  const table = parameterTable(parameters.map(regulatedOf));
  const known = { ...supply, curve: supply.curve && demandOf(supply.curve) };
  /** @param other the bill that it replaces or cancels; null: the register does not have it */
  return (typed: RegisteredBill, other: RegisteredBill | null): Recomputed | NotYetABill => {
    // Matches the form that the API stores.
    const bill = { ...typed, accruedOn: typed.accruedOn ?? other?.accruedOn ?? null };
    try {
      const context = { ...contextOf(known, bill), rectified: other && billAsIssued(other) };
      const source = isTyped(bill) ? null : (context.measured ?? null);
      const energyKwh = source?.energyKwh?.map((kwh) => String(kwh ?? 0)) ?? bill.energyKwh;
      const verification = verifyBill(billAsIssued({ ...bill, energyKwh }), context, table);
      return { verification, source: source?.energyKwh ? source.source : null };
    } catch (error) {
      if (error instanceof RangeError) return { problem: error.message };
      throw error;
    }
  };
}

type Curve = NonNullable<BillInputs['supply']['curve']>;

const demandOf = ({ startMs, minutes, tenthsW }: Curve): MeasuredDemand => ({
  startMs,
  minutes,
  kw: Float64Array.from(tenthsW, (power) => (power === null ? Number.NaN : power / 10_000)),
});
