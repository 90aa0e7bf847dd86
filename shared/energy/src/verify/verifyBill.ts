import type { BillLine } from '../bill/bill';
import { cautionsOf } from '../bill/cautions';
import { powersAtEnd } from '../bill/computeBill';
import { distinct, distinctMissing } from '../bill/cost';
import { cycleOf, powerPieces } from '../bill/cycle';
import type { BillInput } from '../bill/input';
import { limitCautions, vatCautions } from '../bill/taxes/taxRates';
import { eurText } from '../exact/decimal';
import type { ParameterTable } from '../tariff/parameters';
import { checkIssued } from './checkIssued';
import type { VerificationContext } from './context';
import { expectedLines } from './expected/expectedLines';
import { type Part, partsOf } from './expected/parts';
import { contractsOf } from './expected/pieces';
import { findingsOf } from './findings/findings';
import { measuredBelow } from './findings/measured';
import { type IssuedBill, issuedConcepts } from './issued';
import { computedLines, serviceLines } from './lines/computedLines';
import type { LineFacts } from './lines/lineFacts';
import { stateOf } from './lines/stateOf';
import { verifyCancellation } from './rectified/cancelled';
import { rebillOf } from './rectified/rebill';
import { printedAmounts } from './sums/amounts';
import { claimableAmount, claimableOfSums } from './sums/claimable';
import { type RightSums, rightSums } from './sums/rightSums';
import { type SumFacts, type TaxesFound, taxesOf } from './sums/sumFacts';
import { billedTotal, sumLines, sumsOfBase } from './sums/sumLines';
import { hasDetail, sumsAlone } from './sums/sumsAlone';
import { totalRange, unverifiedOf } from './sums/totalRange';
import { tolerancesOf } from './tolerances';
import type { Verification, VerifiedLine } from './verification';

/** Taxes are of the whole bill, for who has the contract and the powers of its last day. */
function wholeInput(bill: IssuedBill, parts: readonly Part[]): BillInput | null {
  const last = parts.at(-1)?.input;
  if (!last) return null;
  const { powerChanges: _, brokenCycle: __, ...rest } = last;
  return {
    ...rest,
    powersKw: powersAtEnd(last),
    readings: bill.readings,
    energyKwh: bill.energyKwh,
  };
}

const powerSetsOf = (parts: readonly Part[]) =>
  parts.flatMap(({ input, piece }) => powerPieces(input, piece).map(({ powersKw }) => powersKw));

const inOrder = (lines: readonly VerifiedLine[]): readonly VerifiedLine[] =>
  issuedConcepts.flatMap((concept) => lines.filter((line) => line.concept === concept));

/** The taxes come last, and only where all before them is known. */
const dueTaxes = ({ electricityTax, taxes }: RightSums): readonly BillLine[] =>
  electricityTax && taxes ? [electricityTax, ...taxes] : [];

const noSums: RightSums = { electricityTax: null, base: null, taxes: null, total: null };

/** A printed base is the sum for the taxes, and these for the total. */
function linesWithoutDetail(
  facts: SumFacts,
  taxes: TaxesFound,
  right: RightSums,
  computed: readonly VerifiedLine[],
): readonly VerifiedLine[] {
  const missing = computed.flatMap((line) => line.missing);
  const { base, total } = sumsAlone(facts, right, missing);
  if (base.length === 0) return total;
  return [...base, ...sumsOfBase(facts, taxes, { right: noSums, above: base })];
}

/**
 * A bill as issued against what it should be, line by line. Lines that the engine computes are
 * compared with it. Taxes and sums are compared with what should be paid, and apart from that with
 * the printed lines that they are of, so that one wrong line is one error. Sources: those of `computeBill`; RD 88/2026 arts. 44 and 45 (BOE-A-2026-3212).
 *
 * @param parameters the regulated values and the tolerances, `defaultParameters()` or a person's own
 * @throws RangeError that names the field when the bill or a contract is malformed
 */
export function verifyBill(
  bill: IssuedBill,
  context: VerificationContext,
  parameters: ParameterTable,
): Verification {
  checkIssued(bill);
  const tolerances = tolerancesOf(parameters, bill.accruedOn);
  if (bill.rectifies?.kind === 'cancels') return verifyCancellation(bill, context, tolerances);
  const cycle = cycleOf(bill.readings);
  const { parts, missing } = partsOf(bill, context);
  const input = wholeInput(bill, parts);
  const contracts = contractsOf(context, cycle);
  const expected = expectedLines(bill, parts, parameters);
  const powerSets = powerSetsOf(parts);
  const known = { bill, input, powerSets, contracts, missing };
  const lineFacts: LineFacts = { ...known, table: parameters, tolerances };
  const amounts = printedAmounts(bill);
  const sumFacts: SumFacts = { ...lineFacts, amounts };
  const taxes = taxesOf(sumFacts);
  const computed = computedLines(lineFacts, expected.lines);
  const services = serviceLines(lineFacts);
  const before = [...computed, ...services];
  const right = rightSums(sumFacts, taxes, { lines: before, isOpenLeft: true });
  const usual = rightSums(sumFacts, taxes, { lines: before, isOpenLeft: false });
  const isDetailed = hasDetail(bill);
  const lines = isDetailed
    ? inOrder([...before, ...sumLines(sumFacts, taxes, { right, above: before })])
    : linesWithoutDetail(sumFacts, taxes, right, computed);
  const engineLines = lines.flatMap((line) => line.computed);
  const cautions = input
    ? [
        ...expected.cautions,
        ...vatCautions(input, bill.accruedOn, parameters),
        ...limitCautions(input, powerSets, bill.accruedOn, parameters),
        ...cautionsOf(input, engineLines, cycle),
      ]
    : [];
  const found = { context, cycle, parts, expected: expected.lines, amounts, taxes, lines };
  const facts = { ...lineFacts, ...found };
  const claim = isDetailed
    ? claimableAmount(sumFacts, taxes, { lines, measured: measuredBelow(facts) })
    : claimableOfSums(lines);
  const { claimable, findings } = rebillOf(bill, context, cycle, claim);
  // A line that is neither printed nor computable is in no list: still there is no total.
  const isKnown = expected.lines.every(({ amount }) => amount !== null);
  const lacking = lines.flatMap((line) => line.missing);
  if (!isKnown) lacking.push(...expected.lines.flatMap(({ line }) => line.missing));
  return {
    number: bill.number,
    state: stateOf(lines, claimable),
    lines,
    findings: [...findingsOf({ ...facts, claimable }), ...findings],
    claimable,
    billedEur: eurText(billedTotal(bill, amounts)),
    due: [...expected.lines.map(({ line }) => line), ...(isKnown ? dueTaxes(usual) : [])],
    computedEur: isKnown && right.total ? eurText(right.total) : null,
    range: totalRange(sumFacts, taxes, lines),
    unverifiedEur: unverifiedOf(lines),
    notVerifiable: distinctMissing(lacking),
    cautions: distinct(cautions, ({ message }) => message),
  };
}
