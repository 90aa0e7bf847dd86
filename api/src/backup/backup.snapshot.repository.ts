import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartupError } from '../startupError';
import type { BackedUpSequence } from './archive/manifest';

/** A table that is there. */
interface StoredTable {
  readonly name: string;
  /** Excludes generated columns, which PostgreSQL computes again. */
  readonly columns: readonly string[];
}

/** Everything that a backup takes but the rows themselves. */
interface Snapshot {
  readonly at: Date;
  readonly server: string;
  readonly migrations: readonly string[];
  readonly tables: readonly StoredTable[];
  readonly sequences: readonly BackedUpSequence[];
}

const tablesQuery = `
  select relname::text as name,
    array_agg(attname::text order by attnum) filter (where attgenerated = '') as columns
  from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
  where relnamespace = 'public'::regnamespace and relkind = 'r'
  group by relname order by relname`;

/** The tables of the schema public. */
export const tablesOf = async (client: Client): Promise<readonly StoredTable[]> =>
  (await client.query<StoredTable>(tablesQuery)).rows;

const quoted = (client: Client, names: readonly string[]) =>
  names.map((name) => client.escapeIdentifier(name)).join(', ');

/**
 * Begins a transaction that reads one moment. The tables are locked against changes of their form before
 * that moment is fixed: so the form read is theirs at that moment.
 *
 * @throws StartupError when the database is not Vatio's
 */
export async function beginSnapshot(client: Client): Promise<Snapshot> {
  for (;;) {
    const before = await tablesOf(client);
    if (!before.some(({ name }) => name === 'kysely_migration')) {
      throw new StartupError('There is no data of Vatio in this database: nothing to back up.');
    }
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set local lock_timeout = '60s'`);
    const names = quoted(
      client,
      before.map(({ name }) => name),
    );
    await client.query(`lock table ${names} in access share mode`);
    const tables = await tablesOf(client);
    if (JSON.stringify(tables) === JSON.stringify(before)) return describe(client, tables);
    // A migration came in between.
    await client.query('rollback');
  }
}

async function describe(client: Client, tables: readonly StoredTable[]): Promise<Snapshot> {
  const facts = await client.query<{ at: Date; server: string }>(
    `select now() as at, 'PostgreSQL ' || current_setting('server_version') as server`,
  );
  const migrations = await client.query<{ name: string }>(
    'select name from kysely_migration order by timestamp, name',
  );
  return {
    at: facts.rows[0]?.at ?? new Date(),
    server: facts.rows[0]?.server ?? '',
    migrations: migrations.rows.map(({ name }) => name),
    tables,
    sequences: await sequencesOf(client),
  };
}

/** Returns the counters of identity columns, which are past every row that can be seen. */
export async function sequencesOf(client: Client): Promise<readonly BackedUpSequence[]> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(`
    select owner.relname::text as table, attname::text as column, counter.oid::regclass::text as sequence
    from pg_class counter
      join pg_depend on objid = counter.oid and pg_depend.classid = 'pg_class'::regclass
        and refclassid = 'pg_class'::regclass and deptype in ('a', 'i')
      join pg_class owner on owner.oid = refobjid
      join pg_attribute on attrelid = owner.oid and attnum = refobjsubid
    where counter.relkind = 'S' and owner.relnamespace = 'public'::regnamespace order by 1, 2`);
  const sequences: BackedUpSequence[] = [];
  for (const { table, column, sequence } of rows) {
    const found = await client.query<Pick<BackedUpSequence, 'lastValue' | 'isCalled'>>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${sequence}`,
    );
    for (const state of found.rows) sequences.push({ table, column, ...state });
  }
  return sequences;
}

/**
 * The rows of a table as PostgreSQL's COPY writes them, in the order of the primary key, with texts
 * by their bytes: two equal tables give the same bytes on any server.
 */
export async function copyOut(client: Client, { name, columns }: StoredTable) {
  const { rows } = await client.query<{ order: string | null }>(
    `select string_agg(format('%I', attname) || case when attcollation <> 0 then ' collate "C"' else '' end,
        ', ' order by position) as order
      from pg_index cross join unnest(indkey) with ordinality as parts (part, position)
        join pg_attribute on attrelid = indrelid and attnum = part
      where indisprimary and indrelid = format('public.%I', $1::text)::regclass`,
    [name],
  );
  const table = client.escapeIdentifier(name);
  const order = rows[0]?.order ?? `${table}::text collate "C"`;
  const select = `select ${quoted(client, columns)} from ${table} order by ${order}`;
  return client.query(copyTo(`copy (${select}) to stdout`)) as AsyncIterable<Buffer>;
}
