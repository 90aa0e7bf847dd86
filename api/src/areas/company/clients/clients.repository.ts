import type { Client, NewClient } from '@vatio/contracts/company/clients';
import { sql } from 'kysely';
import { inColumns, selecting } from '../../../db/columns';
import { insertRows } from '../../../db/insertRows';
import { searchKey, sortKey } from '../../../db/textKey';
import type { Db } from '../../../db/transaction';
import { clientColumns } from '../columns';
import { inForceUntil } from '../points/points.inForce.repository';

/** The editable fields of a client; the NIF is already normalised. */
export type ClientFields = NewClient;

const fieldColumns = selecting('clients', clientColumns);

/** Maps the fields to the table's columns. */
const toRow = (fields: ClientFields) => ({
  ...inColumns(fields, clientColumns),
  name_key: sortKey(fields.name),
  search_key: searchKey(`${fields.name} ${fields.taxId}`),
});

const stateColumns = ['clients.id', 'clients.archived', 'clients.version'] as const;

/** A client locked until the end of the transaction. */
export interface LockedClient {
  readonly id: string;
  readonly archived: boolean;
  readonly version: number;
  readonly fields: ClientFields;
}

export async function lockClient(db: Db, id: string): Promise<LockedClient | undefined> {
  const locked = db.selectFrom('clients').select(stateColumns).where('id', '=', id).forUpdate();
  const state = await locked.executeTakeFirst();
  if (!state) return undefined;
  const fields = db.selectFrom('clients').select(fieldColumns).where('id', '=', id);
  return { ...state, fields: await fields.executeTakeFirstOrThrow() };
}

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

/** Clients, with facts from their points and contracts on a day, in no order. */
export async function readClients(
  db: Db,
  ids: readonly string[],
  today: string,
): Promise<readonly Client[]> {
  if (ids.length === 0) return [];
  const found = await db
    .selectFrom('clients')
    .select([...stateColumns, ...fieldColumns, 'clients.created_at as createdAt'])
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
        is.fn.coalesce(count, is.lit(0)).as('supplyPointCount'),
        expiries.select((one) => one.fn.min('last_day').as('day')).as('nextExpiry'),
      ];
    })
    .where('clients.id', 'in', ids)
    .execute();
  return found.map((client) => ({ ...client, createdAt: client.createdAt.toISOString() }));
}

/** The details may be unknown. */
type NamedClient = Pick<ClientFields, 'name' | 'taxId'> & Partial<ClientFields>;

const noDetails = {
  activityCode: '',
  contactName: '',
  contactEmail: '',
  phone: '',
  notes: '',
  monthlyBudgetMinutes: null,
  kind: null,
} as const;

/** Creates clients under their ids. */
export const insertClients = (
  db: Db,
  clients: readonly (NamedClient & { readonly id: string })[],
  at: Date,
): Promise<void> =>
  insertRows(db, 'clients', clients, ({ id, ...fields }) => ({
    id,
    ...toRow({ ...noDetails, ...fields }),
    created_at: at,
    updated_at: at,
  }));

/** Raises the version, so that others must see this change before they make theirs. */
export async function updateClient(
  db: Db,
  id: string,
  change: ClientFields | { readonly archived: boolean },
  at: Date,
): Promise<void> {
  await db
    .updateTable('clients')
    .set({ ...('archived' in change ? change : toRow(change)), updated_at: at })
    .set({ version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

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

export async function deleteClient(db: Db, id: string): Promise<void> {
  await db.deleteFrom('clients').where('id', '=', id).execute();
}
