import type { SessionUser } from '@vatio/contracts/session';
import type { Kysely } from 'kysely';
import type { Config } from '../config';
import type { Tables } from '../db/types';
import { localDay } from '../localDay';
import { Refusal } from '../refusal';
import { createClientService } from '../sections/clients/service';
import { createContractService } from '../sections/supply-points/contracts/service';
import { createReadingService } from '../sections/supply-points/readings/service';
import { createSupplyPointService } from '../sections/supply-points/service';
import { demoClient, demoPoints } from './demoSupply';
import { demoUsers } from './demoUsers';

/**
 * Creates a client with three supply points, where demo data is asked for and there is no client
 * yet. Through the services, so that they keep the rules and the audit log knows of them.
 */
export async function seedSupply(
  db: Kysely<Tables>,
  { demoData }: Pick<Config, 'demoData'>,
  now: () => Date,
): Promise<void> {
  if (!demoData) return;
  if (await db.selectFrom('clients').select('id').limit(1).executeTakeFirst()) return;
  const actor = await demoWriter(db);
  if (!actor) return;
  const parts = { db, now };
  const client = await createClientService(parts)
    .create(demoClient, actor)
    .catch(unlessSomebodyElseDid);
  if (!client) return;
  for (const { point, contract, readings } of demoPoints(localDay(now()))) {
    const { id } = await createSupplyPointService(parts).create(
      { clientId: client.id, ...point },
      actor,
    );
    await createContractService(parts).create(id, contract, actor);
    if (readings.length > 0) {
      await createReadingService(parts).add(id, { rows: [...readings] }, actor);
    }
  }
}

/** Another process may be doing the same at this moment: the NIF is unique. */
function unlessSomebodyElseDid(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
  return undefined;
}

async function demoWriter(db: Kysely<Tables>): Promise<SessionUser | undefined> {
  const writer = demoUsers.find(({ role }) => role === 'writer');
  const users = db.selectFrom('users').select(['id', 'name', 'email', 'role']);
  return users.where('email_key', '=', writer?.email ?? '').executeTakeFirst();
}
