import type { InsertObject } from 'kysely';
import { inSlices } from '../slices';
import type { Db } from './transaction';
import type { Tables } from './types';

/** Few enough that neither building nor running the statement takes long. */
const rowsAStatement = 100;

/** Inserts items in their order, and lets other requests in between. */
export async function insertRows<Name extends keyof Tables, Item>(
  db: Db,
  table: Name,
  items: readonly Item[],
  toRow: (item: Item) => InsertObject<Tables, Name>,
): Promise<void> {
  const rows = await inSlices(items, toRow);
  for (let start = 0; start < rows.length; start += rowsAStatement) {
    const some = rows.slice(start, start + rowsAStatement);
    await db.insertInto(table).values(some).execute();
  }
}
