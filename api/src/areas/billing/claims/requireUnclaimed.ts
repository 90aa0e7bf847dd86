import { claimReference } from '@vatio/contracts/billing/claims/claimWords';
import type { Db } from '../../../db/transaction';
import { Refusal } from '../../../refusal';
import { findClaimOfBill } from './lines/lines.held.repository';

/** A bill is the proof of its claims. @throws Refusal conflict, which names the claim */
export async function requireUnclaimed(
  db: Db,
  { id, number }: { readonly id: string; readonly number: string },
): Promise<void> {
  const claim = await findClaimOfBill(db, id);
  if (!claim) return;
  throw new Refusal(
    'conflict',
    `La factura ${number} es la prueba de la reclamación ${claimReference(claim.number)}: borra antes la reclamación.`,
  );
}
