import { claimReference } from '@vatio/contracts/billing/claims/claimWords';
import type { SessionUser } from '@vatio/contracts/session';
import { decimalInWords } from '@vatio/records/format';
import { type NewAuditEntry, record } from '../../../audit/audit.repository';
import type { Db } from '../../../db/transaction';
import { spanishDay } from '../../../localDay';
import { type ClaimDeed, insertEvent } from './claims.event.repository';
import type { ClaimFacts } from './reckon';

/** A claim as the audit and its history tell it. */
export const toldFacts = (
  { sentOn, interestOn, ...facts }: ClaimFacts,
  bills: readonly { readonly number: string; readonly paidOn: string | null }[],
) => ({
  ...facts,
  sentOn,
  interestOn,
  payments: bills.map(
    ({ number, paidOn }) => `${number}: ${paidOn ? spanishDay(paidOn) : 'sin fecha'}`,
  ),
});

interface Deed extends Pick<NewAuditEntry, 'at' | 'action' | 'before' | 'after'> {
  readonly claim: { readonly id: string; readonly number: number };
  readonly actor: SessionUser;
  readonly event: ClaimDeed;
}

/** Records an action on a claim in the history that its readers see, and in the audit. */
export async function tell(db: Db, { claim, actor, event, ...entry }: Deed): Promise<void> {
  const subject = { id: claim.id, name: `Reclamación ${claimReference(claim.number)}` };
  await record(db, { ...entry, actor, subject });
  await insertEvent(db, claim.id, event, actor, entry.at);
}

/** «Recuperado: 20,75 € el 03/12/2026.» */
export function recoveredInWords(
  {
    recoveredEur,
    recoveredOn,
  }: { readonly recoveredEur: string | null; readonly recoveredOn: string | null },
  note: string,
): string {
  const said = recoveredEur
    ? `Recuperado: ${decimalInWords(recoveredEur)}\u00a0€ el ${spanishDay(recoveredOn ?? '')}.`
    : '';
  return [said, note].filter(Boolean).join(' ');
}
