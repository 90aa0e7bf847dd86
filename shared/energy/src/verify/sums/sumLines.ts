import type { BillInput } from '../../bill/input';
import { indirectTaxOf } from '../../bill/taxes/taxRates';
import { type ExactNumber, exact, sum } from '../../exact/decimal';
import { spanishEuros, spanishNumber } from '../../exact/spanish';
import type { NotVerifiable } from '../../tariff/notVerifiable';
import type { ParameterTable } from '../../tariff/parameters';
import type { IssuedBill, IssuedConcept } from '../issued';
import type { Placed } from '../lines/groups';
import { acceptedAmounts, notAccepted } from '../lines/judge';
import { verifiedLine } from '../lines/verifiedLine';
import type { Tolerances } from '../tolerances';
import type { VerifiedLine } from '../verification';
import { type Amounts, baseOf, printedSum } from './amounts';
import { type ElectricityTaxFound, findElectricityTax } from './electricityTax';
import { billedElectricityRate, billedTaxRate } from './rates';
import { findIndirectTax, type IndirectTaxFound, printedBase } from './taxGroups';

/** What is found of the taxes of a bill; null: it has no contract, so that nobody knows its rates. */
export interface TaxesFound {
  readonly electricityTax: ElectricityTaxFound | null;
  readonly indirectTax: IndirectTaxFound | null;
}

export interface SumFacts {
  readonly bill: IssuedBill;
  readonly input: BillInput | null;
  /** The contracted powers of the bill's days, in order. */
  readonly powerSets: readonly BillInput['powersKw'][];
  readonly missing: readonly NotVerifiable[];
  readonly amounts: Amounts;
  readonly table: ParameterTable;
  readonly tolerances: Tolerances;
}

export const taxesOf = ({ bill, input, powerSets, amounts, table }: SumFacts): TaxesFound => ({
  electricityTax: input && findElectricityTax(input, amounts, table),
  indirectTax: input && findIndirectTax(bill, { input, powerSets, table, amounts }),
});

export const issuedOf = ({ lines }: IssuedBill, concept: IssuedConcept): Placed[] =>
  lines.map((line, at) => ({ line, at })).filter(({ line }) => line.concept === concept);

export const whole = { period: null, segment: null } as const;

function electricityTaxLine(facts: SumFacts, found: ElectricityTaxFound | null): VerifiedLine[] {
  const { bill, tolerances } = facts;
  const issued = issuedOf(bill, 'electricityTax');
  if (issued.length === 0 && !found?.line) return [];
  const rate = billedElectricityRate(bill, found, facts.amounts);
  return [
    verifiedLine({
      ...whole,
      concept: 'electricityTax',
      issued,
      accepted: found?.accepted ?? notAccepted(facts.missing),
      lines: found?.line ? [found.line] : [],
      tolerance: tolerances.line,
      reasonOf: () =>
        rate
          ? `Sale a un ${spanishNumber(rate)} %, que no es el tipo del impuesto eléctrico en la fecha de devengo.`
          : 'No es el tipo por la suma de las líneas que lo llevan.',
    }),
  ];
}

function baseLine({ bill, amounts, tolerances }: SumFacts): VerifiedLine[] {
  const issued = issuedOf(bill, 'base');
  if (issued.length === 0) return [];
  const due = baseOf(amounts);
  return [
    verifiedLine({
      ...whole,
      concept: 'base',
      issued,
      accepted: acceptedAmounts([{ amount: due, why: '' }]),
      lines: [],
      tolerance: tolerances.line,
      reasonOf: () => 'La base no es la suma de las líneas de la factura.',
      norm: 'Ley 37/1992, arts. 78 y 79',
      formula: 'suma de las líneas, con el impuesto eléctrico',
      calculation: spanishEuros(due),
    }),
  ];
}

function taxLines(facts: SumFacts, found: IndirectTaxFound | null): VerifiedLine[] {
  const { bill, input, tolerances } = facts;
  const tolerance = tolerances.line;
  if (!found || !input) {
    const issued = issuedOf(bill, 'tax');
    if (issued.length === 0) return [];
    const accepted = notAccepted(facts.missing);
    return [verifiedLine({ ...whole, concept: 'tax', issued, accepted, lines: [], tolerance })];
  }
  const { name } = indirectTaxOf(input.territory);
  const wrong = billedTaxRate(bill, found);
  return found.groups
    .filter(
      ({ issued, lines }) =>
        issued.length > 0 || lines.some(({ amountEur }) => Number(amountEur) !== 0),
    )
    .map(({ issued, accepted, lines }) => {
      const right = lines.length === 1 ? lines[0]?.label : undefined;
      const label = right ?? name;
      return verifiedLine({
        ...whole,
        label,
        concept: 'tax',
        issued,
        accepted,
        lines,
        tolerance,
        reasonOf: () =>
          wrong
            ? `Es el tipo de ${name} incorrecto para la fecha y la potencia: se aplica el ${spanishNumber(wrong)} %${right ? ` y corresponde el ${right}` : ''}.`
            : 'No es el tipo por la base de la factura.',
      });
    });
}

/** The total is checked against what is printed above it: base and taxes, or all lines. */
function totalDue(facts: Pick<SumFacts, 'bill' | 'input' | 'amounts'>): ExactNumber {
  const { bill, input, amounts } = facts;
  const base = (input && printedBase(bill, input)) ?? baseOf(amounts);
  return sum([base, printedSum(bill, (concept) => concept === 'tax')]);
}

function totalLine(facts: SumFacts): VerifiedLine[] {
  const issued = issuedOf(facts.bill, 'total');
  if (issued.length === 0) return [];
  const due = totalDue(facts);
  return [
    verifiedLine({
      ...whole,
      concept: 'total',
      issued,
      accepted: acceptedAmounts([{ amount: due, why: '' }]),
      lines: [],
      tolerance: facts.tolerances.total,
      reasonOf: () => 'El total no es la base más los impuestos de la factura.',
      norm: 'RD 1619/2012, art. 6',
      formula: 'base + impuestos',
      calculation: spanishEuros(due),
    }),
  ];
}

/** The lines that are computed from other printed ones, in the order of an invoice. */
export const sumLines = (facts: SumFacts, found: TaxesFound): readonly VerifiedLine[] => [
  ...electricityTaxLine(facts, found.electricityTax),
  ...baseLine(facts),
  ...taxLines(facts, found.indirectTax),
  ...totalLine(facts),
];

export const billedTotal = (bill: IssuedBill, amounts: Amounts): ExactNumber => {
  const totals = bill.lines.filter(({ concept }) => concept === 'total');
  return totals.length > 0
    ? sum(totals.map(({ amountEur }) => exact(amountEur)))
    : sum([baseOf(amounts), printedSum(bill, (concept) => concept === 'tax')]);
};
