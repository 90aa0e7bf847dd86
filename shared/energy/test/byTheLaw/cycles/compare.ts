import { type Bill, type BillInput, computeBill } from '../../../src/bill';
import type { ParameterTable } from '../../../src/tariff';
import { type PlainBill, type PlainTotals, plainBillOf } from '../bill';

/** A line without cost may be left out of a bill. */
const linesOf = (bill: Bill): string[] =>
  bill.lines
    .filter(({ amountEur }) => amountEur !== '0.00')
    .map(({ concept, period, amountEur }) => `${concept} ${period ?? 0} ${amountEur}`);

const plainLinesOf = ({ lines }: PlainBill): string[] =>
  lines
    .filter(({ amount }) => amount !== '0.00')
    .map(({ concept, period, amount }) => `${concept} ${period} ${amount}`);

function totalsOf(bill: Bill): PlainTotals {
  return {
    subtotal: bill.subtotalEur,
    base: bill.taxableBaseEur,
    electricityTax:
      bill.lines.find(({ concept }) => concept === 'electricityTax')?.amountEur ?? null,
    tax: bill.taxEur,
    total: bill.totalEur,
  };
}

/** The other totals of an open condition; a bill that cannot be known has none. */
const heldOf = ({ ifConditionsHeld: held }: Bill) =>
  held && [held.electricityTaxEur, held.taxEur, held.totalEur];

const plainHeldOf = ({ held }: PlainBill) =>
  held?.electricityTax ? [held.electricityTax, held.tax, held.total] : null;

export interface Compared {
  readonly bill: Bill;
  readonly plain: PlainBill;
  /** Statements of the engine that the plain program does not make, and the other way round. */
  readonly differences: readonly string[];
}

const notIn = (texts: readonly string[], others: readonly string[], sign: string) =>
  texts.filter((text) => !others.includes(text)).map((text) => `${sign} ${text}`);

/** Every amount of a bill and its totals, by the engine and by the plain program. */
export function compare(input: BillInput, parameters: ParameterTable): Compared {
  const bill = computeBill(input, parameters);
  const plain = plainBillOf(input);
  const ours = [...linesOf(bill), JSON.stringify(totalsOf(bill)), JSON.stringify(heldOf(bill))];
  const theirs = [
    ...plainLinesOf(plain),
    JSON.stringify(plain.totals),
    JSON.stringify(plainHeldOf(plain)),
  ];
  const isSame = ours.join() === theirs.join();
  const found = [...notIn(ours, theirs, 'engine'), ...notIn(theirs, ours, 'plain')];
  return { bill, plain, differences: isSame ? [] : found.length > 0 ? found : ['another order'] };
}
