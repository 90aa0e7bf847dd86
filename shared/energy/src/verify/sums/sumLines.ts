import type { BillLine } from '../../bill/bill';
import { indirectTaxOf } from '../../bill/taxes/taxRates';
import { type ExactNumber, exact, sum } from '../../exact/decimal';
import { spanishEuros, spanishNumber } from '../../exact/spanish';
import type { IssuedBill, IssuedConcept } from '../issued';
import type { Placed } from '../lines/groups';
import { acceptedAmounts, notAccepted } from '../lines/judge';
import { billedOf, type Compared, judgedLine } from '../lines/verifiedLine';
import type { VerifiedLine } from '../verification';
import { type Amounts, amountOf, baseOf, printedSum } from './amounts';
import type { ElectricityTaxFound } from './electricityTax';
import { rateOf } from './indirectTax';
import { judgeSum } from './judgeSum';
import { billedElectricityRate, billedTaxRate } from './rates';
import type { RightSums } from './rightSums';
import type { SumFacts, TaxesFound } from './sumFacts';
import { type IndirectTaxFound, printedBase } from './taxGroups';

export const issuedOf = ({ lines }: IssuedBill, concept: IssuedConcept): Placed[] =>
  lines.map((line, at) => ({ line, at })).filter(({ line }) => line.concept === concept);

export const whole = { period: null, segment: null } as const;

/** The comparison of a tax or a sum, besides the printed lines. */
interface SumLine extends Omit<Compared, 'period' | 'segment' | 'tolerance' | 'reasonOf'> {
  /** The sum of the bill as it should be; null: not verifiable. */
  readonly right: ExactNumber | null;
  readonly above: readonly VerifiedLine[];
  /** Why it does not add up, in a Spanish sentence. */
  readonly reason: string;
}

function sumLine({ tolerances }: SumFacts, of: SumLine): VerifiedLine {
  const { right, above, reason, accepted: byLines, ...compared } = of;
  const billed = billedOf(of.issued);
  const toleranceEur = tolerances.lineEur;
  const { judgement, adding } = judgeSum({ billed, byLines, right, above, toleranceEur });
  const said = { ...whole, ...compared, accepted: byLines, reasonOf: () => reason };
  return judgedLine(said, judgement, adding);
}

function electricityTaxLine(
  facts: SumFacts,
  found: ElectricityTaxFound | null,
  { right, above }: Above,
): VerifiedLine[] {
  const { bill, amounts, missing } = facts;
  const issued = issuedOf(bill, 'electricityTax');
  if (issued.length === 0 && !found?.line) return [];
  const rate = billedElectricityRate(bill, found, amounts);
  const line = right.electricityTax ?? found?.line;
  return [
    sumLine(facts, {
      concept: 'electricityTax',
      issued,
      accepted: found?.accepted ?? notAccepted(missing),
      lines: line ? [line] : [],
      right: right.electricityTax && amountOf([right.electricityTax]),
      above: above.filter(({ concept }) => concept !== 'meter'),
      reason: rate
        ? `Sale a un ${spanishNumber(rate)} %, que no es el tipo del impuesto eléctrico en la fecha de devengo.`
        : 'No es el tipo por la suma de las líneas que lo llevan.',
    }),
  ];
}

function baseLine(facts: SumFacts, { right, above }: Above): VerifiedLine[] {
  const issued = issuedOf(facts.bill, 'base');
  if (issued.length === 0) return [];
  const due = baseOf(facts.amounts);
  return [
    sumLine(facts, {
      concept: 'base',
      issued,
      accepted: acceptedAmounts([{ amount: due, why: '' }]),
      lines: [],
      right: right.base,
      above,
      reason: 'La base no es la suma de las líneas de la factura.',
      norm: 'Ley 37/1992, arts. 78 y 79',
      formula: 'suma de las líneas, con el impuesto eléctrico',
      calculation: spanishEuros(right.base ?? due),
    }),
  ];
}

/** The right tax of a group: of its rate, or of all rates where they are printed as one. */
function rightTax(
  taxes: RightSums['taxes'],
  lines: readonly BillLine[],
): readonly BillLine[] | null {
  const rates = lines.map((line) => rateOf(line)?.toFixed());
  return taxes?.filter((line) => rates.includes(rateOf(line)?.toFixed())) ?? null;
}

function taxLines(
  facts: SumFacts,
  found: IndirectTaxFound | null,
  { right, above }: Above,
): VerifiedLine[] {
  const { bill, input } = facts;
  if (!found || !input) {
    const issued = issuedOf(bill, 'tax');
    if (issued.length === 0) return [];
    const accepted = notAccepted(facts.missing);
    const unknown = { accepted, lines: [], right: null, above, reason: '' };
    return [sumLine(facts, { concept: 'tax', issued, ...unknown })];
  }
  const { name } = indirectTaxOf(input.territory);
  const wrong = billedTaxRate(bill, found);
  return found.groups
    .filter(
      ({ issued, lines }) =>
        issued.length > 0 || lines.some(({ amountEur }) => Number(amountEur) !== 0),
    )
    .map(({ issued, accepted, lines }) => {
      const due = lines.length === 1 && !found.isConditional ? lines[0]?.label : undefined;
      const own = rightTax(right.taxes, lines);
      return sumLine(facts, {
        label: due ?? name,
        concept: 'tax',
        issued,
        accepted,
        lines: own ?? lines,
        right: own && amountOf(own),
        above,
        reason: wrong
          ? `Es el tipo de ${name} incorrecto para la fecha y la potencia: se aplica el ${spanishNumber(wrong)} %${due ? ` y corresponde el ${due}` : ''}.`
          : 'No es el tipo por la base de la factura.',
      });
    });
}

/** The total is checked against what is printed above it: base and taxes, or all lines. */
function totalDue({ bill, input, amounts }: SumFacts): ExactNumber {
  const base = (input && printedBase(bill, input)) ?? baseOf(amounts);
  return sum([base, printedSum(bill, (concept) => concept === 'tax')]);
}

function totalLine(facts: SumFacts, { right, above }: Above): VerifiedLine[] {
  const issued = issuedOf(facts.bill, 'total');
  if (issued.length === 0) return [];
  const due = totalDue(facts);
  return [
    sumLine(facts, {
      concept: 'total',
      issued,
      accepted: acceptedAmounts([{ amount: due, why: '' }]),
      lines: [],
      right: right.total,
      above,
      reason: 'El total no es la base más los impuestos de la factura.',
      norm: 'RD 1619/2012, art. 6',
      formula: 'base + impuestos',
      calculation: spanishEuros(right.total ?? due),
    }),
  ];
}

interface Above {
  readonly right: RightSums;
  /** The verified lines that a tax or a sum adds up. */
  readonly above: readonly VerifiedLine[];
}

/**
 * The taxes and sums, in the order of an invoice: what should be paid, and whether the printed lines
 * add up to them.
 */
export function sumLines(
  facts: SumFacts,
  found: TaxesFound,
  { right, above }: Above,
): readonly VerifiedLine[] {
  const tax = electricityTaxLine(facts, found.electricityTax, { right, above });
  const base = baseLine(facts, { right, above: [...above, ...tax] });
  const below = sumsOfBase(facts, found, { right, above: [...above, ...tax, ...base] });
  return [...tax, ...base, ...below];
}

/** The indirect tax and the total, which are of what is above them. */
export function sumsOfBase(
  facts: SumFacts,
  found: TaxesFound,
  { right, above }: Above,
): readonly VerifiedLine[] {
  const taxes = taxLines(facts, found.indirectTax, { right, above });
  return [...taxes, ...totalLine(facts, { right, above: [...above, ...taxes] })];
}

export const billedTotal = (bill: IssuedBill, amounts: Amounts): ExactNumber => {
  const totals = bill.lines.filter(({ concept }) => concept === 'total');
  return totals.length > 0
    ? sum(totals.map(({ amountEur }) => exact(amountEur)))
    : sum([baseOf(amounts), printedSum(bill, (concept) => concept === 'tax')]);
};
