import type { Claim } from '@vatio/contracts/billing/claims/claims';
import type { SessionUser } from '@vatio/contracts/session';
import { addDays } from '@vatio/energy/calendar';
import type { ServiceParts } from '../../areaKit/area';
import { createClaimAnswers } from '../../areas/billing/claims/answers';
import { createClaimService } from '../../areas/billing/claims/claims.service';
import { localDay } from '../../localDay';

const daysToPay = 14;
const sentDaysAgo = 9;
const answeredSentDaysAgo = 40;
const recoveredDaysAgo = 3;

/**
 * Makes two claims. One is of the first bill that has anything to claim: it was sent a few days ago, and is
 * unanswered. The other is of the first of another supplier: it was accepted, and its amount was refunded.
 *
 * @param billIds the wrong bills
 */
export async function seedClaims(
  parts: ServiceParts,
  billIds: readonly string[],
  actor: SessionUser,
): Promise<void> {
  const today = localDay(parts.now());
  const sentOn = addDays(today, -sentDaysAgo);
  const open = await claimFirst(parts, billIds, { sentOn }, actor);
  const other = { sentOn: addDays(today, -answeredSentDaysAgo), otherThan: open?.supplier };
  const accepted = open && (await claimFirst(parts, billIds, other, actor));
  if (!accepted) return;
  const { id, version, claimedEur } = accepted;
  // Stays within this month, with which sums of hours begin.
  const month = today.slice(0, 7);
  const aFewDaysAgo = addDays(today, -recoveredDaysAgo);
  const recoveredOn = aFewDaysAgo.startsWith(month) ? aFewDaysAgo : `${month}-01`;
  const came = { recoveredEur: claimedEur, recoveredOn, note: 'Abonada en la factura siguiente.' };
  await createClaimAnswers(parts).settle(id, { outcome: 'accepted', ...came, version }, actor);
}

interface Wanted {
  readonly sentOn: string;
  /** A supplier whose bills are left alone. */
  readonly otherThan?: string | undefined;
}

/** @returns the claim of the first bill that has anything to claim, and was paid before it is sent */
async function claimFirst(
  parts: ServiceParts,
  billIds: readonly string[],
  { sentOn, otherThan }: Wanted,
  actor: SessionUser,
): Promise<Claim | undefined> {
  const claims = createClaimService(parts);
  for (const id of billIds) {
    const { supplier, bills } = await claims.propose({ bills: [id] });
    const [bill] = bills;
    if (!bill || supplier === otherThan || bill.lines.length === 0) continue;
    const paidOn = addDays(bill.issuedOn, daysToPay);
    if (paidOn >= sentOn) continue;
    const facts = {
      recipient: 'supplier' as const,
      recipientName: supplier,
      sentOn,
      withInterest: true,
      interestOn: sentOn,
      companyReference: '',
      words: '',
    };
    const lines = bill.lines.map(({ key, totalEur }) => ({ key, totalEur }));
    return claims.create({ ...facts, bills: [{ billId: id, paidOn, lines }] }, actor);
  }
  return undefined;
}
