import { clientRecord } from '@vatio/contracts/company/clientRecord';
import type { Client, NewClient } from '@vatio/contracts/company/clients';
import { withEmptyFields } from '@vatio/records/record';
import { personInWords } from '@vatio/records/words';
import { sql } from 'kysely';
import { selecting } from '../../../db/columns';
import { searchKey, sortKey } from '../../../db/textKey';
import type { Db } from '../../../db/transaction';
import { insertRecords, type RecordTable } from '../../../records/records.repository';
import { clientColumns } from '../columns';
import { inForceUntil } from '../points/points.inForce.repository';

/** The NIF is already normalised. */
export const clientTable = {
  table: 'clients',
  columns: clientColumns,
  keysOf: ({ name, taxId }) => ({
    name_key: sortKey(name),
    search_key: searchKey(`${name} ${taxId}`),
  }),
} as const satisfies RecordTable<NewClient>;

const fieldColumns = selecting('clients', clientColumns);
const stateColumns = ['clients.id', 'clients.archived', 'clients.version'] as const;

/**
 * Keeps a client from being archived or deleted until the transaction ends; others may hold the same lock.
 */
export async function shareClient(
  db: Db,
  id: string,
): Promise<{ readonly name: string; readonly archived: boolean } | undefined> {
  const client = db.selectFrom('clients').select(['name', 'archived']).where('id', '=', id);
  return client.forShare().executeTakeFirst();
}

/** Clients, with their first contact and facts from their points and contracts on a day, in no order. */
export async function readClients(
  db: Db,
  ids: readonly string[],
  today: string,
): Promise<readonly Client[]> {
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom('clients')
    .leftJoinLateral(
      (is) =>
        is
          .selectFrom('client_contacts')
          .select(['name', 'email', 'phone'])
          .whereRef('client_id', '=', 'clients.id')
          .orderBy('created_at')
          .orderBy('id')
          .limit(1)
          .as('contact'),
      (join) => join.onTrue(),
    )
    .leftJoin('users', 'users.id', 'clients.manager_id')
    .select([...stateColumns, ...fieldColumns, 'clients.created_at as createdAt'])
    .select(['users.name as manager', 'users.active as isManagerActive'])
    .select((is) => {
      const points = is
        .selectFrom('supply_points')
        .whereRef('supply_points.client_id', '=', 'clients.id')
        .where('supply_points.archived', '=', false);
      const expiries = points
        .innerJoin('supply_contracts', 'supply_contracts.supply_point_id', 'supply_points.id')
        .where(inForceUntil(today));
      const count = points.select(sql<number>`count(*)::int`.as('count'));
      return [
        is.fn.coalesce('contact.name', sql<string>`''`).as('contactName'),
        is.fn.coalesce('contact.email', sql<string>`''`).as('contactEmail'),
        is.fn.coalesce('contact.phone', sql<string>`''`).as('phone'),
        is.fn.coalesce(count, is.lit(0)).as('supplyPointCount'),
        expiries.select((one) => one.fn.min('last_day').as('day')).as('nextExpiry'),
      ];
    })
    .where('clients.id', 'in', ids)
    .execute();
  return found.map(({ manager, isManagerActive, createdAt, ...client }) => ({
    ...client,
    managerName: manager && personInWords({ name: manager, isActive: isManagerActive === true }),
    createdAt: createdAt.toISOString(),
  }));
}

/** Creates clients under their ids; the details that are left out are unknown. */
export const insertClients = (
  db: Db,
  clients: readonly (Pick<NewClient, 'name' | 'taxId'> & Partial<NewClient> & { id: string })[],
  at: Date,
): Promise<void> =>
  insertRecords(
    db,
    clientTable,
    clients.map(({ id, ...given }) => ({ id, values: withEmptyFields(clientRecord, given) })),
    at,
  );

export async function hasSupplyPoints(db: Db, clientId: string): Promise<boolean> {
  const points = db.selectFrom('supply_points').select('id').where('client_id', '=', clientId);
  return (await points.limit(1).executeTakeFirst()) !== undefined;
}

/** Timers count, and so do deleted entries, which may be restored. */
export async function hasHours(db: Db, clientId: string): Promise<boolean> {
  for (const table of ['hour_entries', 'hour_timers'] as const) {
    const rows = db.selectFrom(table).select('client_id').where('client_id', '=', clientId);
    if (await rows.limit(1).executeTakeFirst()) return true;
  }
  return false;
}
