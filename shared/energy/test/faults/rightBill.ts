import type { BillInput } from '../../src/bill';
import { addDays, quarterMs, startOfDay } from '../../src/calendar';
import { exact } from '../../src/exact/decimal';
import { plainBillOf } from '../byTheLaw/bill';
import type { PlainLine } from '../byTheLaw/cycle';
import { randomCycle } from '../byTheLaw/cycles/cycle';
import { isConditional } from '../byTheLaw/taxRates';
import type { Random } from '../random';
import type { Charge } from './print';

/** A fully known bill, computed by the official texts and not by the engine. */
export interface RightBill {
  readonly input: BillInput;
  /** Lines before taxes, without zero amounts. */
  readonly lines: readonly Charge[];
  readonly totalEur: string;
}

const taxes = ['electricityTax', 'tax'];

function beforeTaxes(all: readonly PlainLine[]): readonly Charge[] | null {
  const lines = all.filter(({ concept }) => !taxes.includes(concept));
  const known = lines.filter((line): line is Charge => line.amount !== null);
  return known.length < lines.length ? null : known.filter(({ amount }) => !exact(amount).eq(0));
}

/** The lines of a bill before taxes by the official texts; null: something of it is not known. */
export const linesBeforeTaxes = (input: BillInput): readonly Charge[] | null =>
  beforeTaxes(plainBillOf(input).lines);

/** The limit of the reduced IVA, which the words of RDL 7/2026 left open for exactly 10 kW. */
const isDoubtful = ({ accruedOn, powersKw, powerChanges }: BillInput) =>
  accruedOn >= '2026-03-22' && accruedOn <= '2026-04-29' && powerChanges === undefined
    ? Math.max(...powersKw.map(Number)) === 10
    : powerChanges !== undefined && Number(powersKw[0]) <= 15;

const isByCurve = ({ pointType }: BillInput) => pointType <= 3;

/** Every quarter of the bill's days. */
function isWhole({ startMs, kw }: NonNullable<BillInput['quarterDemand']>, input: BillInput) {
  const { readings, territory } = input;
  const at = (day: string) => (startOfDay(addDays(day, 1), territory) - startMs) / quarterMs;
  const own = Array.from(kw).slice(Math.max(0, at(readings.from)), at(readings.to));
  return at(readings.from) >= 0 && at(readings.to) <= kw.length && own.every(Number.isFinite);
}

/** A person's dwelling pays no IGIC: who holds the contract decides it. */
const isHolderKnown = ({ territory, use, holder }: BillInput) =>
  territory !== 'canarias' || use !== 'dwelling' || holder !== undefined;

function isKnown(input: BillInput): boolean {
  const { quarterDemand, accruedOn } = input;
  if (isConditional(accruedOn) || isDoubtful(input) || !isHolderKnown(input)) return false;
  return quarterDemand ? isWhole(quarterDemand, input) : !isByCurve(input);
}

/** Random bills until one has everything: no service, as no contract says what one costs. */
export function rightBill(random: Random): RightBill {
  for (;;) {
    const { services: _, brokenCycle: __, ...input } = randomCycle(random);
    const bill = isKnown(input) ? plainBillOf(input) : null;
    const lines = bill && beforeTaxes(bill.lines);
    if (lines && bill.totals.total) return { input, lines, totalEur: bill.totals.total };
  }
}
