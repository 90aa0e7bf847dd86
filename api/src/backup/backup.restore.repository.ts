import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { BackedUpSequence, BackedUpTable } from './archive/manifest';
import { tablesOf } from './backup.snapshot.repository';

/** A table that a restore would delete. */
export interface TableInTheWay {
  readonly name: string;
  readonly rows: number;
}

/** Returns whether an API works on this database. */
export async function hasApi(client: Client): Promise<boolean> {
  const { rows } = await client.query(`
    select 1 from pg_stat_activity
    where datname = current_database() and application_name = 'vatio-api' limit 1`);
  return rows.length > 0;
}

/** Returns the tables in the schema public, the largest first. */
export async function tablesInTheWay(client: Client): Promise<readonly TableInTheWay[]> {
  const found: TableInTheWay[] = [];
  for (const { name } of await tablesOf(client)) {
    const { rows } = await client.query<{ rows: string }>(
      `select count(*) as rows from ${client.escapeIdentifier(name)}`,
    );
    found.push({ name, rows: Number(rows[0]?.rows) });
  }
  return found.sort((a, b) => b.rows - a.rows);
}

/** Tables and functions; the schema stays, with what others may do in it. */
export async function dropEverything(client: Client): Promise<void> {
  await client.query(`set local lock_timeout = '10s'`);
  await client.query(`
    do $$ declare one text; begin
      for one in select oid::regclass::text from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'
      loop execute 'drop table ' || one || ' cascade'; end loop;
      for one in select oid::regprocedure::text from pg_proc
        where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
          and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      loop execute 'drop routine ' || one || ' cascade'; end loop;
    end $$`);
}

/** Puts what `openTables` took away back again. */
type CloseTables = () => Promise<void>;

/**
 * Empties all tables and takes their rules away that an order of the rows would break: foreign keys,
 * and triggers, which would refuse (the audit is only added to) or write rows of their own. It needs
 * no more rights than their owner has.
 */
export async function openTables(client: Client): Promise<CloseTables> {
  const tables = (await tablesOf(client)).map(({ name }) => client.escapeIdentifier(name));
  const { rows: keys } = await client.query<{ table: string; name: string; rule: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as rule
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  for (const { table, name } of keys) {
    await client.query(`alter table ${table} drop constraint ${name}`);
  }
  await client.query(`truncate ${tables.join(', ')}`);
  return async () => {
    for (const { table, name, rule } of keys) {
      await client.query(`alter table ${table} add constraint ${name} ${rule}`);
    }
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  };
}

/** @returns how many rows PostgreSQL took */
export async function copyIn(
  client: Client,
  { name, columns }: BackedUpTable,
  rows: AsyncIterable<Buffer>,
): Promise<number> {
  const names = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const sink = client.query(
    copyFrom(`copy ${client.escapeIdentifier(name)} (${names}) from stdin`),
  );
  await pipeline(Readable.from(rows, { objectMode: false }), sink);
  return sink.rowCount;
}

export async function setSequence(client: Client, sequence: BackedUpSequence): Promise<void> {
  const { table, column, lastValue, isCalled } = sequence;
  await client.query(
    `select setval(pg_get_serial_sequence(format('public.%I', $1::text), $2), $3::bigint, $4)`,
    [table, column, lastValue, isCalled],
  );
}
