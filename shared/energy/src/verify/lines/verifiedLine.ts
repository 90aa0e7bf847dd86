import type { BillLine } from '../../bill/bill';
import { distinct, distinctMissing } from '../../bill/cost';
import { type ExactNumber, eurText, exact, sum } from '../../exact/decimal';
import type { Tolerance } from '../tolerances';
import type { VerifiedLine } from '../verification';
import type { Group, Placed } from './groups';
import { type Accepted, type Judgement, judge } from './judge';
import { carriedWhy, labelOf, whyOf } from './words';

/** Printed lines with all that would be right in their place. */
export interface Compared extends Omit<Group, 'expected'> {
  readonly label?: string;
  readonly accepted: Accepted;
  readonly lines: readonly BillLine[];
  readonly tolerance: Tolerance;
  /** Explains a difference, in a Spanish sentence; null: no reason found. */
  readonly reasonOf?: (judgement: Judgement) => string | null;
  /** The norm when no line of the engine says it. */
  readonly norm?: string;
  /** The formula when no line was computed. */
  readonly formula?: string;
  readonly calculation?: string;
}

export const billedOf = (issued: readonly Placed[]) =>
  sum(issued.map(({ line }) => exact(line.amountEur)));

const joined = (lines: readonly BillLine[], textOf: (line: BillLine) => string, by: string) =>
  distinct(lines.map(textOf).filter(Boolean), (text) => text).join(by);

/** «Potencia P1: 4,6 kW × …»; the label only where there are several. */
const calculationOf = (lines: readonly BillLine[]): string => {
  const said = lines.filter(({ calculation }) => calculation);
  return said.length > 1
    ? said.map(({ label, calculation }) => `${label}: ${calculation}`).join('; ')
    : (said[0]?.calculation ?? '');
};

/** Judges a comparison and says why. */
export const verifiedLine = (of: Compared): VerifiedLine =>
  judgedLine(of, judge(billedOf(of.issued), of.accepted, of.tolerance));

/** A sum of wrong lines is no other right amount. */
function alternativesTo(
  computed: ExactNumber | null,
  { amounts }: Accepted,
  adding: VerifiedLine['adding'],
): VerifiedLine['alternatives'] {
  const others = amounts.filter(({ amount }) => !computed || !amount.eq(computed));
  return adding && others.length === amounts.length
    ? []
    : others.map(({ amount, why }) => ({ amountEur: eurText(amount), why }));
}

/** A comparison that has been judged, and why it is so. */
export function judgedLine(
  of: Omit<Compared, 'tolerance'>,
  judgement: Judgement,
  adding: VerifiedLine['adding'] = null,
): VerifiedLine {
  const { concept, period, segment, issued, accepted, lines } = of;
  const billed = billedOf(issued);
  const { state, computed, range, letThrough } = judgement;
  const isWrong = state === 'claimable' || state === 'inFavour';
  const reason = isWrong ? (of.reasonOf?.(judgement) ?? '') : '';
  const isKnown = computed !== null;
  const [first] = lines;
  return {
    concept,
    period,
    segment,
    label:
      of.label ??
      (lines.length === 1 && segment === null && first?.label ? first.label : labelOf(of)),
    issued: issued.map(({ at }) => at),
    billedEur: eurText(billed),
    computedEur: computed && eurText(computed),
    differenceEur: computed && eurText(billed.minus(computed)),
    highestEur: eurText(judgement.highest),
    range: range && { lowEur: eurText(range.low), highEur: range.high && eurText(range.high) },
    letThroughEur: letThrough.eq(0) ? null : eurText(letThrough),
    adding,
    alternatives: alternativesTo(computed, accepted, adding),
    state,
    why:
      isWrong && isKnown && adding?.closes
        ? carriedWhy(billed, computed)
        : whyOf(billed, judgement, accepted, reason),
    formula: of.formula ?? joined(lines, ({ formula }) => formula, '; '),
    calculation: isKnown ? (of.calculation ?? calculationOf(lines)) : '',
    parameters: [...new Set(lines.flatMap(({ parameters }) => parameters))],
    norm: of.norm ?? joined(lines, ({ norm }) => norm, '; '),
    missing: distinctMissing(judgement.missing),
    computed: lines,
  };
}
