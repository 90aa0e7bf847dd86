import type { PointImportUndone } from '@vatio/contracts/company/pointImports';
import { sql } from 'kysely';
import type { Db } from '../../../db/transaction';
import type { Made } from './repository';

/** What an import created, for its undo. */
export interface NewImport extends Made {
  readonly id: string;
  readonly fileName: string;
  readonly clientIds: readonly string[];
  readonly actorId: string;
  readonly at: Date;
}

export async function insertImport(db: Db, imported: NewImport): Promise<void> {
  const row = {
    id: imported.id,
    file_name: imported.fileName,
    created_by: imported.actorId,
    created_at: imported.at,
    point_ids: [...imported.pointIds],
    contract_ids: [...imported.contractIds],
    client_ids: [...imported.clientIds],
  };
  await db.insertInto('point_imports').values(row).execute();
}

/** An import locked until the end of the transaction. */
export interface StoredImport extends Made {
  readonly fileName: string;
  readonly clientIds: readonly string[];
  readonly isUndone: boolean;
}

export async function lockImport(db: Db, id: string): Promise<StoredImport | undefined> {
  const found = await db
    .selectFrom('point_imports')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return (
    found && {
      fileName: found.file_name,
      isUndone: found.undone_at !== null,
      pointIds: found.point_ids,
      contractIds: found.contract_ids,
      clientIds: found.client_ids,
    }
  );
}

export async function markUndone(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('point_imports').set({ undone_at: at }).where('id', '=', id).execute();
}

/**
 * Removes points that are as the import left them: unchanged, and with only the contract that came
 * with them. Then removes clients without points. A writer of anything below a point locks its row
 * first, so nothing can be added meanwhile.
 */
export async function removeImported(db: Db, imported: StoredImport): Promise<PointImportUndone> {
  const untouched = await db
    .selectFrom('supply_points as point')
    .select('point.id')
    .where('point.id', '=', anyOf(imported.pointIds))
    .where('point.version', '=', 1)
    .orderBy('point.id')
    .forUpdate()
    .execute();
  const ids = untouched.map(({ id }) => id);
  const removable = await pointsWithoutMore(db, ids, imported.contractIds);
  await db.deleteFrom('supply_contracts').where('supply_point_id', '=', anyOf(removable)).execute();
  await db.deleteFrom('supply_points').where('id', '=', anyOf(removable)).execute();
  const kept = await db
    .selectFrom('supply_points')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('id', '=', anyOf(imported.pointIds))
    .executeTakeFirstOrThrow();
  return {
    removedPoints: removable.length,
    keptPoints: Number(kept.count),
    removedClients: await removeClients(db, imported.clientIds),
  };
}

const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

/** The points that have nothing but unchanged contracts of the import. */
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
  `.execute(db);
  return rows.map(({ id }) => id);
}

async function removeClients(db: Db, clientIds: readonly string[]): Promise<number> {
  // Locked first: a writer who adds a point shares this lock, so the second look sees the point.
  await db
    .selectFrom('clients')
    .select('id')
    .where('id', '=', anyOf(clientIds))
    .orderBy('id')
    .forUpdate()
    .execute();
  const { numAffectedRows = 0n } = await sql`
    delete from clients where id = ${anyOf(clientIds)} and version = 1
      and not exists (select from supply_points point where point.client_id = clients.id)
  `.execute(db);
  return Number(numAffectedRows);
}
