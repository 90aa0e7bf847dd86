import type {
  CurveImportListAnswer,
  CurveImportListQuery,
} from '@vatio/contracts/company/curveImports';
import { findPage, inOrderOf, type Slice, totalOf } from '../../../db/page';
import type { Db } from '../../../db/transaction';
import { isAbout, openStates, readImportRows } from './repository';

/** A page of the imports that a query asks for, the newest first, and how many there are in all. */
export async function listImports(
  db: Db,
  query: CurveImportListQuery,
  userId: string,
  now: Date,
): Promise<CurveImportListAnswer> {
  const { ids, total } = await findPage(query, {
    isScan: false,
    count: () => totalOf(matchingImports(db, query, userId)),
    rowsOf: (slice) => newestFirst(db, query, userId, slice).execute(),
  });
  return { rows: inOrderOf(ids, await readImportRows(db, ids, now)), total };
}

function matchingImports(
  db: Db,
  { supplyPointId, mine, open }: CurveImportListQuery,
  userId: string,
) {
  let matching = db.selectFrom('curve_imports');
  if (supplyPointId) matching = matching.where(isAbout(supplyPointId));
  if (mine) matching = matching.where('created_by', '=', userId);
  if (open) matching = matching.where('state', 'in', openStates);
  return matching;
}

function newestFirst(db: Db, query: CurveImportListQuery, userId: string, slice: Slice) {
  const direction = slice.isBackward ? 'asc' : 'desc';
  return matchingImports(db, query, userId)
    .select('curve_imports.id')
    .orderBy('curve_imports.created_at', direction)
    .orderBy('curve_imports.id', direction)
    .limit(slice.limit)
    .offset(slice.offset);
}
