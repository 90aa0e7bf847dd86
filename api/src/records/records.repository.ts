import { type Kysely, sql } from 'kysely';
import { insertRows } from '../db/insertRows';
import type { Db } from '../db/transaction';
import type { Tables } from '../db/types';

/** A table of records: its name, the columns of its fields, and those that follow from them. */
export interface RecordTable<Values extends object> {
  readonly table: keyof Tables & string;
  readonly columns: Readonly<Record<keyof Values & string, string>>;
  /** Sort and search keys. */
  readonly keysOf?: (values: Values) => Readonly<Record<string, unknown>>;
  /** It has no column `archived`. */
  readonly isNeverArchived?: true;
}

/** A record, locked until the transaction ends. */
export interface LockedRecord<Values> {
  readonly id: string;
  readonly archived: boolean;
  readonly version: number;
  readonly values: Values;
}

type Row = Readonly<Record<string, unknown>>;

/** The tables of records differ in name and fields alone; their types are checked where they are declared. */
const anyTable = (db: Db) => db as unknown as Kysely<Readonly<Record<string, Row>>>;

/** The columns of some values, and the keys that follow. */
export const rowOf = <Values extends object>(
  { columns, keysOf }: RecordTable<Values>,
  values: Values,
): Row => ({
  ...Object.fromEntries(
    Object.entries<string>(columns).map(([field, column]) => [
      column,
      values[field as keyof Values],
    ]),
  ),
  ...keysOf?.(values),
});

export async function lockRecord<Values extends object>(
  db: Db,
  { table, columns, isNeverArchived }: RecordTable<Values>,
  id: string,
): Promise<LockedRecord<Values> | undefined> {
  const fields = Object.entries<string>(columns).map(([field, column]) => `${column} as ${field}`);
  const state = await anyTable(db)
    .selectFrom(table)
    .select(['id', 'version', ...(isNeverArchived ? [] : ['archived'])])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!state) return undefined;
  const values = await anyTable(db)
    .selectFrom(table)
    .select(fields)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const stored = { archived: false, ...state, values } as unknown;
  return stored as LockedRecord<Values>;
}

/** A record to be created under its id. */
export interface NewRecord<Values> {
  readonly id: string;
  readonly values: Values;
  /** Its other columns, such as the record that it belongs to. */
  readonly more?: Row | undefined;
}

export const insertRecords = <Values extends object>(
  db: Db,
  record: RecordTable<Values>,
  items: readonly NewRecord<Values>[],
  at: Date,
): Promise<void> =>
  insertRows(db, record.table, items, ({ id, values, more }) => {
    const row: Row = { id, ...rowOf(record, values), ...more, created_at: at, updated_at: at };
    return row as never;
  });

/** Changes columns, and raises the version: others must see this change before they make theirs. */
export async function updateRecord(
  db: Db,
  { table }: Pick<RecordTable<never>, 'table'>,
  id: string,
  row: Row,
  at: Date,
): Promise<void> {
  await anyTable(db)
    .updateTable(table)
    .set({ ...row, updated_at: at, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteRecord(
  db: Db,
  { table }: Pick<RecordTable<never>, 'table'>,
  id: string,
): Promise<void> {
  await anyTable(db).deleteFrom(table).where('id', '=', id).execute();
}
