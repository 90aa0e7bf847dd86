import type { PointImportUndone } from '@vatio/contracts/company/imports/pointImports';
import { sql } from 'kysely';
import { anyOf, anyText } from '../../../db/anyOf';
import { countOf } from '../../../db/page';
import type { Db } from '../../../db/transaction';
import type { ImportTable, Made } from '../../../imports/imports.repository';
import { type Known, nameKey } from './plan';

export const pointImports = {
  table: 'point_imports',
  nouns: ['point', 'contract', 'client'],
} as const satisfies ImportTable<string>;

/** The rows that an import created. */
export type Created = Made<(typeof pointImports.nouns)[number]>;

/**
 * Removes points that are as the import left them: unchanged, and with only their imported contract. Then
 * removes clients without points. A writer of anything below a point locks its row first, so the points
 * gain no rows meanwhile.
 */
export async function removeImported(
  db: Db,
  { point: pointIds, contract: contractIds, client: clientIds }: Created,
): Promise<PointImportUndone & { readonly removed: Removed }> {
  const points = db.selectFrom('supply_points').where('id', '=', anyOf(pointIds));
  const unchanged = points.select('id').where('version', '=', 1).orderBy('id').forUpdate();
  const ids = (await unchanged.execute()).map(({ id }) => id);
  const removable = await pointsWithoutMore(db, ids, contractIds);
  await db.deleteFrom('supply_contracts').where('supply_point_id', '=', anyOf(removable)).execute();
  const gone = db.deleteFrom('supply_points').where('id', '=', anyOf(removable));
  const cups = (await gone.returning('cups').execute()).map((point) => point.cups).sort();
  const clients = await removeClients(db, clientIds);
  return {
    removedPoints: cups.length,
    keptPoints: await countOf(points),
    removedClients: clients.length,
    removed: {
      deletedPoints: cups,
      deletedClients: clients.map(({ name, taxId }) => `${name} (${taxId})`),
    },
  };
}

/** The names of the deleted rows. */
type Removed = Readonly<Record<'deletedPoints' | 'deletedClients', readonly string[]>>;

/** The points whose only rows are unchanged contracts of the import. */
async function pointsWithoutMore(
  db: Db,
  ids: readonly string[],
  contractIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select point.id from supply_points point where point.id = ${anyOf(ids)}
      and not exists (select from supply_contracts contract where contract.supply_point_id = point.id
        and (contract.version > 1 or contract.id <> all (${contractIds}::uuid[])))
      and not exists (select from monthly_readings reading where reading.supply_point_id = point.id)
      and not exists (select from curve_days day where day.supply_point_id = point.id)
      and not exists (select from curve_import_points import where import.supply_point_id = point.id)
      and not exists (select from curve_imports import where import.supply_point_id = point.id)
      and not exists (select from studies study where study.supply_point_id = point.id)
      and not exists (select from bills bill where bill.supply_point_id = point.id)
      and not exists (select from hour_entries entry where entry.supply_point_id = point.id)
  `.execute(db);
  return rows.map(({ id }) => id);
}

interface RemovedClient {
  readonly name: string;
  readonly taxId: string;
}

async function removeClients(
  db: Db,
  clientIds: readonly string[],
): Promise<readonly RemovedClient[]> {
  // Locked first: a writer who adds a point shares this lock, so the second look sees the point.
  const clients = db.selectFrom('clients').select('id').where('id', '=', anyOf(clientIds));
  await clients.orderBy('id').forUpdate().execute();
  const { rows } = await sql<RemovedClient>`
    delete from clients where id = ${anyOf(clientIds)} and version = 1
      and not exists (select from supply_points point where point.client_id = clients.id)
      and not exists (select from hour_entries entry where entry.client_id = clients.id)
      and not exists (select from hour_timers timer where timer.client_id = clients.id)
    returning name, tax_id as "taxId"
  `.execute(db);
  return rows;
}

/**
 * The clients and points that a file names, as stored.
 *
 * @param isForWriting keeps the clients from being archived or deleted in this transaction
 */
export async function readKnown(
  db: Db,
  taxIds: readonly string[],
  cups20s: readonly string[],
  isForWriting: boolean,
): Promise<Known> {
  const clients = await db
    .selectFrom('clients')
    .select(['id', 'tax_id', 'archived'])
    .where('tax_id', '=', anyText(taxIds))
    .orderBy('tax_id')
    .$if(isForWriting, (found) => found.forShare())
    .execute();
  const points = await db
    .selectFrom('supply_points')
    .innerJoin('clients', 'clients.id', 'supply_points.client_id')
    .select(['cups20', 'tax_id'])
    .where('cups20', '=', anyText(cups20s))
    .execute();
  const people = db.selectFrom('users').select(['id', 'name']).where('active', '=', true);
  const active = await people.execute();
  return {
    people: active.map(({ id, name }) => ({ id, key: nameKey(name) })),
    clients: new Map(clients.map(({ tax_id, ...client }) => [tax_id, client])),
    points: new Map(points.map(({ cups20, tax_id }) => [cups20, tax_id])),
  };
}
