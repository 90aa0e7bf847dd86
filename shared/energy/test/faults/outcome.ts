import { exact } from '../../src/exact/decimal';
import { type IssuedBill, type VerificationContext, verifyBill } from '../../src/verify';
import { parameters, wrongIn } from '../issued';

/**
 * The outcome of a faulty bill. onPurpose: less is claimed because a norm leaves another amount, which the
 * line says · cheaper: the fault does not cost the client money.
 */
export const outcomes = [
  'right',
  'onPurpose',
  'tooLittle',
  'tooMuch',
  'unverifiable',
  'missed',
  'cheaper',
] as const;
export type Outcome = (typeof outcomes)[number];

/** A line's own tolerance, with taxes: what differs by less is no fault. */
const toleratedEur = 0.07;

/** The right amount may be short of what the tolerances of other lines let through. */
const isRight = (claimed: number, overEur: number) =>
  claimed >= overEur - Math.max(toleratedEur, overEur / 100);

export interface Judged {
  readonly outcome: Outcome;
  /** A message for a person who looks for the cause. */
  readonly said: string;
}

/**
 * @param dueEur what the client should pay
 * @param finds whether «no verificable» with its euros is enough
 */
export function outcomeOf(
  bill: IssuedBill,
  context: VerificationContext,
  { dueEur, finds }: { readonly dueEur: string; readonly finds: 'amount' | 'range' },
): Judged {
  const found = verifyBill(bill, context, parameters);
  const over = Number(exact(found.billedEur).minus(dueEur).toFixed(2));
  const claimed = Number(found.claimable.totalEur);
  const isSaid = found.lines.some(
    ({ alternatives, adding }) => adding === null && alternatives.length > 0,
  );
  const isOpen = found.state === 'notVerifiable' && finds === 'range';
  const said = `${found.state}, claimed ${claimed} of ${over}; ${wrongIn(found).join('; ')}`;
  const outcome = (): Outcome => {
    if (claimed > Math.max(over, 0) + 0.005) return 'tooMuch';
    if (over <= toleratedEur) return 'cheaper';
    if (isRight(claimed, over)) return 'right';
    if (isOpen) return 'unverifiable';
    if (isSaid) return 'onPurpose';
    return claimed > 0 ? 'tooLittle' : 'missed';
  };
  return { outcome: outcome(), said };
}
