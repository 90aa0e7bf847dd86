import { type ExactNumber, eurText, zero } from '../../exact/decimal';
import { type Accepted, type Judgement, judge, nearest } from '../lines/judge';
import { exactly } from '../tolerances';
import type { Adding, VerifiedLine, VerifiedState } from '../verification';

/** A tax or a sum, beside what it adds up. */
export interface SumToJudge {
  readonly billed: ExactNumber;
  /** The sum by the printed lines above it, right or wrong. */
  readonly byLines: Accepted;
  /** The sum of the bill as it should be; null: not verifiable. */
  readonly right: ExactNumber | null;
  /** The lines that it is of. */
  readonly above: readonly Pick<VerifiedLine, 'state' | 'adding'>[];
  readonly toleranceEur: string;
}

export interface JudgedSum {
  readonly judgement: Judgement;
  readonly adding: Adding | null;
}

const stateOf = (billed: ExactNumber, right: ExactNumber): VerifiedState => {
  if (billed.eq(right)) return 'correct';
  return billed.gt(right) ? 'claimable' : 'inFavour';
};

/**
 * Judges whether a tax or a sum is what should be paid, and apart from that whether it adds up: one that
 * adds up wrong lines is wrong, too, by the error of these.
 */
export function judgeSum({ billed, byLines, right, above, toleranceEur }: SumToJudge): JudgedSum {
  const closing = judge(billed, byLines, exactly(toleranceEur));
  const due = nearest(billed, byLines);
  if (!due) return { judgement: closing, adding: null };
  const closes = billed.minus(due).abs().lte(toleranceEur);
  const adding = { dueEur: eurText(due), closes };
  const isRight = above.every((line) => line.state === 'correct' && line.adding?.closes !== false);
  if (closing.state !== 'claimable' && closing.state !== 'inFavour' && isRight) {
    return { judgement: closing, adding };
  }
  if (right) {
    const settled = { range: null, letThrough: zero, missing: [], highest: billed } as const;
    return { judgement: { ...settled, state: stateOf(billed, right), computed: right }, adding };
  }
  if (!closes) return { judgement: closing, adding };
  return { judgement: { ...closing, state: 'notVerifiable', computed: null }, adding };
}
