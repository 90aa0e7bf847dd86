import { type Kysely, sql } from 'kysely';
import { findNewest, inOrderOf } from '../db/page';
import type { Db } from '../db/transaction';
import type { Tables } from '../db/types';
import { orMissing, Refusal } from '../refusal';

/** The table of a kind of imports. */
export interface ImportTable<Noun extends string> {
  readonly table: keyof Tables & string;
  /** The records that an import makes: the ids of `point` are in `point_ids`, and lists say `newPoints`. */
  readonly nouns: readonly Noun[];
}

/** The ids of what an import made, by noun. */
export type Made<Noun extends string> = Readonly<Record<Noun, readonly string[]>>;

/** The columns of every such table. */
interface ImportsTable {
  id: string;
  file_name: string;
  created_at: Date;
  created_by: string | null;
  undone_at: Date | null;
}

const importsOf = (db: Db) =>
  db as unknown as Kysely<Pick<Tables, 'users'> & { imports: ImportsTable }>;

interface NewImport<Noun extends string> {
  readonly id: string;
  readonly fileName: string;
  readonly made: Made<Noun>;
  /** The account that imports. */
  readonly by: string;
  readonly at: Date;
}

export async function insertImport<Noun extends string>(
  db: Db,
  { table, nouns }: ImportTable<Noun>,
  { id, fileName, made, by, at }: NewImport<Noun>,
): Promise<void> {
  const lists = Object.fromEntries(nouns.map((noun) => [`${noun}_ids`, made[noun]]));
  const row = { id, file_name: fileName, created_by: by, created_at: at, undone_at: null };
  await importsOf(db)
    .insertInto(table as 'imports')
    .values({ ...row, ...lists })
    .execute();
}

/**
 * Locks an import until the end of the transaction, in which its undo removes what it made.
 *
 * @throws Refusal missing, or conflict when it is undone already
 */
export async function beginUndo<Noun extends string>(
  db: Db,
  { table, nouns }: ImportTable<Noun>,
  id: string,
  at: Date,
): Promise<{ readonly fileName: string; readonly made: Made<Noun> }> {
  const imports = importsOf(db);
  const row = await imports
    .selectFrom(table as 'imports')
    .select(['file_name as fileName', 'undone_at as undoneAt'])
    .select(nouns.map((noun) => sql.ref<readonly string[]>(`${noun}_ids`).as<string>(noun)))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const { fileName, undoneAt, ...made } = orMissing(row, 'Esa importación no existe.');
  if (undoneAt) throw new Refusal('conflict', 'Esta importación ya se ha deshecho.');
  const undone = imports.updateTable(table as 'imports').set({ undone_at: at });
  await undone.where('id', '=', id).execute();
  return { fileName, made: made as unknown as Made<Noun> };
}

/** A page of the imports that made something, the newest first, and how many there are. */
export async function listImports<Row>(
  db: Db,
  { table, nouns }: ImportTable<string>,
  query: Parameters<typeof findNewest>[0],
): Promise<{ readonly rows: Row[]; readonly total: number }> {
  const imports = importsOf(db).selectFrom(`${table} as imports` as 'imports');
  const { ids, total } = await findNewest(query, 'imports' as never, imports as never);
  if (ids.length === 0) return { rows: [], total };
  const rows = await imports
    .leftJoin('users', 'users.id', 'created_by')
    .select(['imports.id', 'file_name as fileName', 'undone_at', 'imports.created_at'])
    .select(['users.id as userId', 'users.name as userName'])
    .select(
      nouns.map((noun) => sql<number>`cardinality(${sql.ref(`${noun}_ids`)})`.as(countOf(noun))),
    )
    .where('imports.id', 'in', ids)
    .execute();
  return { rows: inOrderOf(ids, rows).map((row) => toRow(row) as Row), total };
}

/** `newPoints` */
const countOf = (noun: string) => `new${noun.charAt(0).toUpperCase()}${noun.slice(1)}s`;

interface Stored extends Pick<ImportsTable, 'created_at' | 'undone_at'> {
  /** null: that account is gone. */
  readonly userId: string | null;
  readonly userName: string | null;
}

/** An import as lists show it: who made it and when, and whether it was undone. */
const toRow = ({ created_at, undone_at, userId, userName, ...row }: Stored) => ({
  ...row,
  createdAt: created_at.toISOString(),
  createdBy: userId && userName ? { id: userId, name: userName } : null,
  undoneAt: undone_at?.toISOString() ?? null,
});
