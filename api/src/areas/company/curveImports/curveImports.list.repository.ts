import type {
  CurveImportListAnswer,
  CurveImportListQuery,
} from '@vatio/contracts/company/imports/curveImports';
import { findNewest, inOrderOf } from '../../../db/page';
import type { Db } from '../../../db/transaction';
import { isAbout, openStates, readImportRows } from './curveImports.repository';

/** A page of the imports that a query asks for, the newest first, and how many there are in all. */
export async function listImports(
  db: Db,
  query: CurveImportListQuery,
  userId: string,
  now: Date,
): Promise<CurveImportListAnswer> {
  const matching = matchingImports(db, query, userId);
  const { ids, total } = await findNewest(query, 'curve_imports', matching);
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
