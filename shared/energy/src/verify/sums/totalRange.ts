import { type Decimal, type ExactNumber, eurText, exact, sum, zero } from '../../exact/decimal';
import type { ParameterTable } from '../../tariff/parameters';
import type { AmountRange, VerifiedLine } from '../verification';
import { highestSums, isBeforeTaxes } from './rightSums';
import type { SumFacts, TaxesFound } from './sumFacts';

const isOpen = ({ state }: VerifiedLine) => state === 'notVerifiable';

/** Billed lines that are not verifiable, before taxes, €. */
export const unverifiedOf = (lines: readonly VerifiedLine[]): Decimal =>
  eurText(
    sum(
      lines
        .filter((line) => isOpen(line) && isBeforeTaxes(line))
        .map(({ billedEur }) => exact(billedEur)),
    ),
  );

/** The same ways of billing the taxes, with other rates. */
const withTable = (
  { electricityTax, indirectTax }: TaxesFound,
  table: ParameterTable,
): TaxesFound => ({
  electricityTax: electricityTax && {
    ...electricityTax,
    way: electricityTax.way && { ...electricityTax.way, table },
  },
  indirectTax: indirectTax && {
    ...indirectTax,
    way: indirectTax.way && { ...indirectTax.way, table },
  },
});

/**
 * The range of totals that contains the right one: lines with a range at either end of it, taxes with
 * either outcome of an open condition.
 *
 * @returns null where there is no open question, or its size is unknown
 */
export function totalRange(
  facts: SumFacts,
  taxes: TaxesFound,
  lines: readonly VerifiedLine[],
): AmountRange | null {
  const open = lines.filter(isOpen);
  const isBounded = open.filter(isBeforeTaxes).every(({ range }) => range?.highEur);
  if (!isBounded || !open.some(({ range }) => range)) return null;
  const totalOf = (table: ParameterTable, eurOf: (line: VerifiedLine) => Decimal): ExactNumber => {
    const valued = lines.map((line) => ({ ...line, highestEur: eurOf(line) }));
    const { beforeTaxes, electricityTax, tax } = highestSums(
      facts,
      withTable(taxes, table),
      valued,
      zero,
    );
    return sum([beforeTaxes, electricityTax, tax]);
  };
  const totals = [facts.table, facts.table.ifConditionsHeld()].flatMap((table) => [
    totalOf(
      table,
      ({ range, computedEur, billedEur }) => range?.lowEur ?? computedEur ?? billedEur,
    ),
    totalOf(table, ({ highestEur }) => highestEur),
  ]);
  const sorted = totals.toSorted((one, other) => one.cmp(other));
  const [low = zero] = sorted;
  return { lowEur: eurText(low), highEur: eurText(sorted.at(-1) ?? low) };
}
