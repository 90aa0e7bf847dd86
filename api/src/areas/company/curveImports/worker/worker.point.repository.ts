import type { Tariff, Territory } from '@vatio/contracts/company/supply';
import type { Db } from '../../../../db/transaction';
import { inForce } from '../../points/points.inForce.repository';

/** A supply point that can store readings. */
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

/** The points of some CUPS, archived or not. */
export async function findPoints(db: Db, cups20s: readonly string[]): Promise<KnownPoint[]> {
  return cups20s.length === 0 ? [] : points(db).where('cups20', 'in', cups20s).execute();
}

export const findPoint = (db: Db, id: string): Promise<KnownPoint | undefined> =>
  points(db).where('supply_points.id', '=', id).executeTakeFirst();

/** Locks points until the end of the transaction, in one order: so there is no deadlock. */
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
 * The clock of a file's labels. A reader asks in the middle of a line, so the answer is found
 * beforehand. Only the Canaries have their own clock, so only their points are kept.
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

/** Returns whether one of these points exists and is not archived. */
export async function isAnyUsable(db: Db, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const usable = db
    .selectFrom('supply_points')
    .select('id')
    .where('id', 'in', ids)
    .where('archived', '=', false)
    .limit(1);
  return (await usable.executeTakeFirst()) !== undefined;
}

/** Each point's tariff, from the contract in force on its day; points without one are left out. */
export async function tariffsInForce(
  db: Db,
  wanted: readonly { readonly supplyPointId: string; readonly day: string }[],
): Promise<ReadonlyMap<string, Tariff>> {
  const tariffs = new Map<string, Tariff>();
  const days = new Set(wanted.map(({ day }) => day));
  for (const day of days) {
    const ids = wanted.filter((one) => one.day === day).map(({ supplyPointId }) => supplyPointId);
    const rows = await db
      .selectFrom('supply_contracts')
      .select(['supply_point_id as id', 'tariff'])
      .where('supply_point_id', 'in', ids)
      .where(inForce(day))
      .execute();
    for (const { id, tariff } of rows) tariffs.set(id, tariff);
  }
  return tariffs;
}
