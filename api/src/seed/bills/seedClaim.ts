import type { SessionUser } from '@vatio/contracts/session';
import { addDays } from '@vatio/energy/calendar';
import type { ServiceParts } from '../../areas/area';
import { createClaimService } from '../../areas/billing/claims/service';
import { localDay } from '../../localDay';

const daysToPay = 14;
const sentDaysAgo = 9;

/** Makes a claim of the first bill that has anything to claim. It was sent a few days ago, and nobody has answered. */
export async function seedClaim(
  parts: ServiceParts,
  billIds: readonly string[],
  actor: SessionUser,
): Promise<void> {
  const claims = createClaimService(parts);
  const sentOn = addDays(localDay(parts.now()), -sentDaysAgo);
  for (const id of billIds) {
    const { supplier, bills } = await claims.propose({ bills: [id] });
    const [bill] = bills;
    const paidOn = bill && addDays(bill.issuedOn, daysToPay);
    if (!bill || !paidOn || paidOn >= sentOn || bill.lines.length === 0) continue;
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
    await claims.create({ ...facts, bills: [{ billId: id, paidOn, lines }] }, actor);
    return;
  }
}
