import { type ExactNumber, eurText, exact, sum, zero } from '../../exact/decimal';
import { type NotVerifiable, notVerifiable } from '../../tariff/notVerifiable';
import type { Expected } from '../expected/expectedLines';
import { type Tolerance, toleranceOf } from '../tolerances';
import type { VerifiedState } from '../verification';

/** The amounts that would be right in a place of a bill. */
export interface Accepted {
  /** Each of them is right. Empty: it cannot be verified. */
  readonly amounts: readonly { readonly amount: ExactNumber; readonly why: string }[];
  /** The lowest and the highest defensible amount; null: there is no limit. */
  readonly low: ExactNumber;
  readonly high: ExactNumber | null;
  /** The missing fact that would settle an amount between them; null: all of them are right. */
  readonly unsettled: NotVerifiable | null;
  /** true: only one of the accepted amounts is right, and the data cannot tell which. */
  readonly isOpen?: boolean;
  readonly missing: readonly NotVerifiable[];
}

export interface Judgement {
  readonly state: VerifiedState;
  /** The accepted amount that the difference is from; null: not verifiable. */
  readonly computed: ExactNumber | null;
  /** The highest amount that could be right; the billed amount where that is unknown or within a percentage. */
  readonly highest: ExactNumber;
  /** The range that contains the right amount; null: it is settled, or unknown. */
  readonly range: Pick<Accepted, 'low' | 'high'> | null;
  /** A difference that only a percentage lets through: billed less computed. */
  readonly letThrough: ExactNumber;
  readonly missing: readonly NotVerifiable[];
}

/** The sum of some computed lines, with what else it may be. */
export function acceptedOf(expected: readonly Expected[]): Accepted {
  const missing = expected.flatMap(({ line }) => line.missing);
  const amounts = expected.map(({ amount }) => amount).filter((amount) => amount !== null);
  if (amounts.length < expected.length) {
    return { amounts: [], low: zero, high: null, unsettled: null, missing };
  }
  const others = expected.map(({ amount, other }) => other?.amount ?? amount ?? zero);
  const whys = expected.flatMap(({ other }) => (other ? [other.why] : []));
  const primary = { amount: sum(amounts), why: '' };
  const highs = expected.map(({ high }) => high).filter((high) => high !== null);
  const low = sum(expected.map((one) => one.low));
  const high = highs.length < expected.length ? null : sum(highs);
  const once = roundedOnce(expected) ?? primary.amount;
  return {
    amounts: [
      primary,
      ...(whys[0] ? [{ amount: sum(others), why: whys[0] }] : []),
      ...(once.eq(primary.amount) ? [] : [{ amount: once, why: 'con un solo redondeo' }]),
    ],
    low: once.lt(low) ? once : low,
    high: high && once.gt(high) ? once : high,
    unsettled: expected.find(({ unsettled }) => unsettled)?.unsettled ?? null,
    missing: [],
  };
}

/** Lines that are printed as one may be rounded each, or together; null: it is one line. */
function roundedOnce(expected: readonly Expected[]): ExactNumber | null {
  const terms = expected.flatMap(({ line }) => line.terms);
  if (expected.length < 2 || expected.some(({ line }) => line.terms.length === 0)) return null;
  return exact(eurText(sum(terms.map(({ amountEur }) => exact(amountEur))).round(18)));
}

/** One amount is right, or each of several. */
export function acceptedAmounts(
  amounts: Accepted['amounts'],
  unsettled: NotVerifiable | null = null,
): Accepted {
  const values = amounts.map(({ amount }) => amount);
  const [first = zero] = values;
  const low = values.reduce((least, one) => (one.lt(least) ? one : least), first);
  const high = values.reduce((most, one) => (one.gt(most) ? one : most), first);
  return { amounts, low, high, unsettled, missing: [] };
}

export const notAccepted = (missing: readonly NotVerifiable[]): Accepted => ({
  amounts: [],
  low: zero,
  high: null,
  unsettled: null,
  missing,
});

/** @returns the accepted amount that is nearest; of two as near, the first */
export function nearest(billed: ExactNumber, { amounts }: Accepted): ExactNumber | null {
  const [first, ...others] = amounts.map(({ amount }) => amount);
  if (!first) return null;
  const distance = (amount: ExactNumber) => billed.minus(amount).abs();
  return others.reduce((best, one) => (distance(one).lt(distance(best)) ? one : best), first);
}

/**
 * Judges a billed amount: it is right if it is an accepted one, within the tolerance. Too much is only what
 * exceeds all that could be right. An amount that cannot be settled is not verifiable, up to the tolerance
 * of its edges: an edge is as unlikely as any amount beside it.
 */
export function judge(billed: ExactNumber, accepted: Accepted, tolerance: Tolerance): Judgement {
  const { low, high, unsettled, isOpen = false, missing } = accepted;
  const settled = { range: null, letThrough: zero, missing: [] } as const;
  const near = nearest(billed, accepted);
  if (near === null) {
    return { ...settled, state: 'notVerifiable', computed: null, highest: billed, missing };
  }
  const off = (amount: ExactNumber) => billed.minus(amount).abs();
  const within = (amount: ExactNumber) => off(amount).lte(toleranceOf(tolerance, amount));
  if (within(near) && !isOpen) {
    const isExact = off(near).lte(tolerance.eur);
    const letThrough = isExact ? zero : billed.minus(near);
    return {
      ...settled,
      state: 'correct',
      computed: near,
      highest: isExact ? near : billed,
      letThrough,
    };
  }
  if (high && billed.gt(high) && !within(high)) {
    return { ...settled, state: 'claimable', computed: high, highest: high };
  }
  if (billed.lt(low) && !within(low)) {
    return { ...settled, state: 'inFavour', computed: low, highest: high ?? billed };
  }
  if (!unsettled) return { ...settled, state: 'correct', computed: near, highest: billed };
  const highest = high?.gt(billed) ? high : billed;
  return {
    ...settled,
    state: 'notVerifiable',
    computed: null,
    highest,
    range: { low, high },
    missing: [unsettled],
  };
}

/** No amount may be billed, or it is unknown whether one may. */
export const nothing = acceptedAmounts([{ amount: zero, why: '' }]);

export const unknown = (what: string): Accepted => notAccepted([notVerifiable.data(what)]);
