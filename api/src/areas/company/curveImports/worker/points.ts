import type { Territory } from '@vatio/contracts/company/supply';
import type { Db } from '../../../../db/transaction';

/** A supply point that readings can be stored for. */
export interface KnownPoint {
  readonly id: string;
  readonly cups20: string;
  readonly cups: string;
  readonly alias: string;
  readonly territory: Territory;
  readonly archived: boolean;
  readonly clientId: string;
  readonly clientName: string;
}

const points = (db: Db) =>
  db
    .selectFrom('supply_points')
    .innerJoin('clients', 'clients.id', 'supply_points.client_id')
    .select(['supply_points.id', 'cups20', 'cups', 'alias', 'territory', 'supply_points.archived'])
    .select(['clients.id as clientId', 'clients.name as clientName']);

/** The points of some CUPS, also the archived ones. */
export async function findPoints(db: Db, cups20s: readonly string[]): Promise<KnownPoint[]> {
  return cups20s.length === 0 ? [] : points(db).where('cups20', 'in', cups20s).execute();
}

export const findPoint = (db: Db, id: string): Promise<KnownPoint | undefined> =>
  points(db).where('supply_points.id', '=', id).executeTakeFirst();

/** Holds points until the end of the transaction, in one order: nobody waits for each other. */
export async function holdPoints(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .selectFrom('supply_points')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/**
 * Whose clock the labels of a file show: a reader asks in the middle of a line, so it is found
 * before. Only the Canaries have a clock of their own, and only their points are remembered.
 */
export async function territoryByCups(db: Db): Promise<(cups20: string | null) => Territory> {
  const rows = await db
    .selectFrom('supply_points')
    .select('cups20')
    .where('territory', '=', 'canarias')
    .execute();
  const canaries = new Set(rows.map(({ cups20 }) => cups20));
  return (cups20) => (cups20 !== null && canaries.has(cups20) ? 'canarias' : 'peninsula');
}
