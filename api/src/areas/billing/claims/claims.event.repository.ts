import type { Claim } from '@vatio/contracts/billing/claims/claims';
import type { ClaimEvent } from '@vatio/contracts/billing/claims/claimWords';
import type { SessionUser } from '@vatio/contracts/session';
import { v7 as uuidV7 } from 'uuid';
import type { Db } from '../../../db/transaction';

/** An event of a claim, and more about it in words: Spanish, or empty. */
export interface ClaimDeed {
  readonly kind: ClaimEvent;
  readonly text: string;
}

export async function insertEvent(
  db: Db,
  claimId: string,
  { kind, text }: ClaimDeed,
  actor: SessionUser,
  at: Date,
): Promise<void> {
  const by = { actor_id: actor.id, actor_name: actor.name };
  await db
    .insertInto('claim_events')
    .values({ id: uuidV7(), claim_id: claimId, at, ...by, kind, text })
    .execute();
}

/** The actions on a claim and their authors, newest first. */
export async function listEvents(db: Db, claimId: string): Promise<Claim['history']> {
  const rows = await db
    .selectFrom('claim_events')
    .select(['id', 'at', 'actor_name as actorName', 'kind', 'text'])
    .where('claim_id', '=', claimId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
}
