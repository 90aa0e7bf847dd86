import type { ClaimProposal, ClaimProposalQuery } from '@vatio/contracts/billing/claims/claims';
import { claimReference } from '@vatio/contracts/billing/claims/claimWords';
import type { ServiceParts } from '../../../areaKit/area';
import { Refusal } from '../../../refusal';
import { verifyPending } from '../verification/verification.service';
import { linesOf } from './lines/lines';
import {
  type ClaimableBill,
  readClaimableBills,
  readRectifying,
} from './lines/lines.bill.repository';
import { heldLines } from './lines/lines.held.repository';

/**
 * Proposes the lines to claim of some bills, by their current verification.
 *
 * @throws Refusal missing, or invalid when they are of several clients or suppliers
 */
export async function proposeClaim(
  { db, now }: ServiceParts,
  { bills: ids }: ClaimProposalQuery,
): Promise<ClaimProposal> {
  await verifyPending(db, ids, now());
  const bills = await readClaimableBills(db, ids);
  const { clientId, clientName, supplier } = requireOneClient(bills, ids);
  const held = await heldLines(db, ids);
  const rectifying = await readRectifying(db, ids);
  return {
    clientId,
    clientName,
    supplier,
    bills: bills.map((bill) => ({
      billId: bill.billId,
      number: bill.number,
      supplyPointId: bill.supplyPointId,
      cups: bill.cups,
      alias: bill.alias,
      address: bill.address,
      issuedOn: bill.issuedOn,
      from: bill.from,
      to: bill.to,
      totalEur: bill.totalEur,
      state: bill.state,
      paidOn: bill.paidOn,
      lines: linesOf(bill).map((line) => {
        const other = held.find((one) => one.billId === bill.billId && one.key === line.key);
        return {
          ...line,
          claimedIn: other ? { id: other.claimId, reference: claimReference(other.number) } : null,
        };
      }),
      rectifiedBy: rectifying
        .filter(({ billId }) => billId === bill.billId)
        .map(({ id, number, kind }) => ({ id, number, kind })),
    })),
  };
}

/**
 * A claim is sent by one client to one company.
 *
 * @returns the first bill
 * @throws Refusal missing when a bill is not there, or invalid
 */
export function requireOneClient(
  bills: readonly ClaimableBill[],
  ids: readonly string[],
): ClaimableBill {
  const [first] = bills;
  if (!first || bills.length < ids.length) {
    throw new Refusal('missing', 'Alguna de esas facturas ya no existe: vuelve a elegirlas.');
  }
  const isOne = (of: (bill: ClaimableBill) => string) =>
    bills.every((bill) => of(bill) === of(first));
  if (isOne(({ clientId }) => clientId) && isOne(({ supplierKey }) => supplierKey)) return first;
  throw new Refusal(
    'invalid',
    'Una reclamación es de un solo cliente a una sola comercializadora: elige facturas de los mismos.',
  );
}
