import {
  addDays,
  addYears,
  commonDays,
  type DayRange,
  daysIn,
  type LocalDate,
} from '../../calendar/dates';
import { type ExactNumber, eurText, exact, sum, toCents, zero } from '../../exact/decimal';
import { spanishDate, spanishEuros } from '../../exact/spanish';
import type { VerificationContext } from '../context';
import { daysText, finding } from '../findings/facts';
import type { IssuedBill } from '../issued';
import { printedAmounts } from '../sums/amounts';
import { billedTotal } from '../sums/sumLines';
import type { ClaimableAmount, Finding } from '../verification';

/** The norms in force for a bill of each day: BOE-A-2026-3212, and before 12-06-2026 BOE-A-2000-24019. */
export const rebillNorms = ['RD 88/2026, art. 45.2', 'RD 1955/2000, art. 96.2'] as const;
const newRuleFrom = '2026-06-12';
export const rebillNormOn = (issuedOn: LocalDate): string =>
  rebillNorms[issuedOn < newRuleFrom ? 1 : 0];

export interface Rebill {
  readonly claimable: ClaimableAmount;
  readonly findings: readonly Finding[];
}

const increaseOf = (bill: IssuedBill, named: IssuedBill, claim: ClaimableAmount): ExactNumber =>
  sum([
    billedTotal(bill, printedAmounts(bill)),
    billedTotal(named, printedAmounts(named)).times(-1),
    exact(claim.totalEur).times(-1),
  ]);

/**
 * A bill that replaces a cheaper one asks for what was billed too low. A supplier may do so for one
 * year back: the increase of older days, shared out by days, is undue itself. Source: RD 88/2026 art.
 * 45.2 (BOE-A-2026-3212); before 12-06-2026, RD 1955/2000 art. 96.2 (BOE-A-2000-24019).
 */
export function rebillOf(
  bill: IssuedBill,
  { rectified = null }: VerificationContext,
  cycle: DayRange,
  claim: ClaimableAmount,
): Rebill {
  const { rectifies, issuedOn } = bill;
  if (!rectifies) return { claimable: claim, findings: [] };
  if (!rectified) {
    const message = `No consta la factura ${rectifies.number}, que esta sustituye: dala de alta para saber si cobra de más lo que ya prescribió.`;
    return { claimable: claim, findings: [finding('rectifiedUnknown', 'review', message)] };
  }
  const limit = addYears(issuedOn, -1);
  const old = commonDays(cycle, { firstDay: cycle.firstDay, lastDay: addDays(limit, -1) });
  const increase = increaseOf(bill, rectified, claim);
  const undue = increase.gt(0) ? toCents(increase.times(old).div(daysIn(cycle))) : zero;
  if (undue.lte(0)) return { claimable: claim, findings: [] };
  const message = `Sustituye a ${rectified.number} y cobra ${spanishEuros(increase)} más, de los que ${spanishEuros(undue)} son de ${daysText(old)} anteriores al ${spanishDate(limit)}: la comercializadora solo puede recuperar un año (${rebillNormOn(issuedOn)}). Reclámalos.`;
  const totalEur = eurText(exact(claim.totalEur).plus(undue));
  return {
    claimable: { ...claim, rebillEur: eurText(undue), totalEur },
    findings: [finding('rebillTooOld', 'error', message, undue)],
  };
}
