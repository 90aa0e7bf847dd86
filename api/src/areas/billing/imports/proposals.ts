import {
  type BillCells,
  type BillRowField,
  billLineFields,
  billTaxFields,
} from '@vatio/contracts/billing/billRows';
import { scaled, shareOf, sumOf, unscaled } from '@vatio/contracts/billing/scaled';

/** A contract as a row of a bill needs it. */
export interface KnownContract {
  readonly supplier: string;
  readonly tariff: string;
  readonly from: string;
  /** null: it has no last day. */
  readonly to: string | null;
}

/** The contract in force on the last billed day; `undefined`: none, or the day is wrong. */
export const contractOn = (
  contracts: readonly KnownContract[],
  day: string | undefined,
): KnownContract | undefined =>
  contracts.find(({ from, to }) => day !== undefined && from <= day && (to === null || day <= to));

/** Values that follow from the rest of the row and from the contract of its last day. */
export function proposalsOf(cells: BillCells, contract: KnownContract | undefined): BillCells {
  return {
    ...(contract && !cells.supplier && { supplier: contract.supplier }),
    ...(contract && !cells.tariff && { tariff: contract.tariff }),
    ...taxProposals(cells),
  };
}

const isAmount = (text: string | undefined): text is string =>
  text !== undefined && /^-?\d{1,9}(\.\d{1,2})?$/.test(text);
const isPercent = (text: string | undefined): text is string =>
  text !== undefined && /^\d{1,3}(\.\d{1,10})?$/.test(text);

/** Proposes the base and amount of a single rate: the sum of the lines, and the rate of the base. */
function taxProposals(cells: BillCells): BillCells {
  const [first, second] = billTaxFields;
  const rate = cells[first.ratePercent];
  if (!isPercent(rate)) return {};
  const hasSecond = Object.values(second).some((field) => cells[field] !== undefined);
  const printed = billLineFields.flatMap(({ field }) => cells[field] ?? []);
  const proposed: Partial<Record<BillRowField, string>> = {};
  if (!cells[first.baseEur] && !hasSecond && printed.length > 0 && printed.every(isAmount)) {
    proposed[first.baseEur] = unscaled(sumOf(printed.map((amount) => scaled(amount, 2))), 2);
  }
  const base = cells[first.baseEur] ?? proposed[first.baseEur];
  if (!cells[first.amountEur] && isAmount(base)) {
    proposed[first.amountEur] = unscaled(shareOf(scaled(base, 2), rate), 2);
  }
  return proposed;
}
