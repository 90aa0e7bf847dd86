import type { BillLine } from '../../bill/bill';
import type { BillInput } from '../../bill/input';
import { indirectTaxOf } from '../../bill/taxes/taxRates';
import { type ExactNumber, exact } from '../../exact/decimal';
import type { ParameterTable } from '../../tariff/parameters';
import type { IssuedBill } from '../issued';
import type { Placed } from '../lines/groups';
import { type Accepted, acceptedAmounts, notAccepted } from '../lines/judge';
import { type Amounts, amountOf, closest, printedSum } from './amounts';
import { type IndirectTaxWay, indirectTaxesOf, indirectTaxWays, rateOf } from './indirectTax';

/** Printed lines of the indirect tax, with what they should be. */
interface TaxGroup {
  readonly issued: readonly Placed[];
  readonly accepted: Accepted;
  /** Lines of the way that closes. */
  readonly lines: readonly BillLine[];
}

export interface IndirectTaxFound {
  readonly groups: readonly TaxGroup[];
  /** The way that closes, or else the dearest; null: not verifiable. */
  readonly way: IndirectTaxWay | null;
  readonly isConditional: boolean;
  /** Lines of the way that closes. */
  readonly lines: readonly BillLine[];
}

/** The printed base of the IVA, where there is one. Other taxes have a base for each part. */
export function printedBase(bill: IssuedBill, input: BillInput): ExactNumber | null {
  const isPrinted = bill.lines.some(({ concept }) => concept === 'base');
  if (!isPrinted || indirectTaxOf(input.territory).isByPart) return null;
  return printedSum(bill, (concept) => concept === 'base');
}

/** A group for each rate, where the bill prints all those that the law has, and no other. */
function byRate(issued: readonly Placed[], lines: readonly BillLine[]): TaxGroup[] | null {
  if (lines.length < 2) return null;
  const groups = lines.map((line) => {
    const rate = rateOf(line);
    const same = issued.filter(
      ({ line: one }) => one.ratePercent && rate && exact(one.ratePercent).eq(rate),
    );
    const accepted = acceptedAmounts([{ amount: exact(line.amountEur ?? 0), why: '' }]);
    return { issued: same, accepted, lines: [line] };
  });
  const placed = groups.reduce((count, group) => count + group.issued.length, 0);
  const owed = groups.filter((group) => group.issued.length > 0 || !amountOf(group.lines).eq(0));
  const isPrinted = owed.every((group) => group.issued.length > 0);
  return placed === issued.length && isPrinted ? owed : null;
}

/**
 * The IVA, IGIC or IPSI of what is printed, in every way that is accepted. Source: Ley 37/1992
 * (BOE-A-1992-28740), Ley 4/2012 de Canarias (BOE-A-2012-9282), Ley 8/1991 (BOE-A-1991-7645).
 */
export function findIndirectTax(
  bill: IssuedBill,
  of: {
    readonly input: BillInput;
    readonly powerSets: readonly BillInput['powersKw'][];
    readonly table: ParameterTable;
    readonly amounts: Amounts;
  },
): IndirectTaxFound {
  const { input, powerSets, table, amounts } = of;
  const issued = bill.lines
    .map((line, at) => ({ line, at }))
    .filter(({ line }) => line.concept === 'tax');
  const base = printedBase(bill, input);
  const { ways, unsettled } = indirectTaxWays({ input, powerSets }, table, amounts);
  const found = ways.map((way) => ({ way, lines: indirectTaxesOf(way, amounts, base) }));
  const isConditional = unsettled !== null;
  const missing = found.flatMap(({ lines }) => lines.flatMap((line) => line.missing));
  if (missing.length > 0) {
    const accepted = notAccepted(missing);
    return { groups: [{ issued, accepted, lines: [] }], way: null, isConditional, lines: [] };
  }
  const accepted = {
    ...acceptedAmounts(
      found.map(({ way, lines }) => ({ amount: amountOf(lines), why: way.why })),
      unsettled,
    ),
    isOpen: isConditional,
  };
  const billed = printedSum(bill, (concept) => concept === 'tax');
  const best = closest(billed, found, ({ lines }) => amountOf(lines));
  const lines = best?.lines ?? [];
  const groups = (isConditional ? null : byRate(issued, lines)) ?? [{ issued, accepted, lines }];
  return { groups, way: best?.way ?? null, isConditional, lines };
}
