import type {
  PointImportListAnswer,
  PointImportListQuery,
  PointImportRow,
} from '@vatio/contracts/company/pointImports';
import { sql } from 'kysely';
import { findPage, inOrderOf, type Slice } from '../../../db/page';
import type { Db } from '../../../db/transaction';

/** A page of the imports that created something, the newest first, and how many there are. */
export async function listPointImports(
  db: Db,
  query: PointImportListQuery,
): Promise<PointImportListAnswer> {
  const { ids, total } = await findPage(query, {
    isScan: false,
    count: async () => {
      const count = db
        .selectFrom('point_imports')
        .select((is) => is.fn.countAll<string>().as('total'));
      return Number((await count.executeTakeFirstOrThrow()).total);
    },
    rowsOf: (slice) => newestFirst(db, slice).execute(),
  });
  return { rows: inOrderOf(ids, await readRows(db, ids)), total };
}

function newestFirst(db: Db, { limit, offset, isBackward }: Slice) {
  const direction = isBackward ? 'asc' : 'desc';
  return db
    .selectFrom('point_imports')
    .select('id')
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset);
}

const countOf = (ids: 'point_ids' | 'contract_ids' | 'client_ids') =>
  sql<number>`cardinality(${sql.ref(ids)})`;

async function readRows(db: Db, ids: readonly string[]): Promise<PointImportRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('point_imports')
    .leftJoin('users', 'users.id', 'point_imports.created_by')
    .select(['point_imports.id', 'file_name', 'point_imports.created_at', 'undone_at'])
    .select(['users.id as userId', 'users.name as userName'])
    .select([countOf('point_ids').as('points'), countOf('contract_ids').as('contracts')])
    .select(countOf('client_ids').as('clients'))
    .where('point_imports.id', 'in', ids)
    .execute();
  return rows.map(({ id, userId, userName, ...row }) => ({
    id,
    fileName: row.file_name,
    createdAt: row.created_at.toISOString(),
    newPoints: row.points,
    newContracts: row.contracts,
    newClients: row.clients,
    createdBy: userId === null || userName === null ? null : { id: userId, name: userName },
    undoneAt: row.undone_at?.toISOString() ?? null,
  }));
}
