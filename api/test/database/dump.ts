import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';

/** A database as SQL text, table by table: what a fixture is made of, and compared with. */
interface Dump {
  /** Tables and the functions that may name their rows, each as PostgreSQL describes it, without what holds their rows to rules. */
  readonly tables: readonly string[];
  readonly rows: readonly string[];
  /** The positions of the identity columns' counters. */
  readonly counters: readonly string[];
  /** Constraints, indexes and triggers. */
  readonly rules: readonly string[];
}

const inPublic = `relnamespace = 'public'::regnamespace`;

const functions = `
  select pg_get_functiondef(oid) || ';' as line from pg_proc
  where pronamespace = 'public'::regnamespace order by 1`;

/** A column of its type's own collation does not say so. */
const tables = `
  select format(e'create table %I (\\n  %s\\n);', relname, string_agg(
      concat_ws(' ', quote_ident(attname), format_type(atttypid, atttypmod),
        case when attcollation <> typcollation then
          (select format('collate %I', collname) from pg_collation where oid = attcollation) end,
        case when attidentity <> '' then format('generated %s as identity',
          case attidentity when 'a' then 'always' else 'by default' end) end,
        case when attgenerated <> '' then format('generated always as (%s) stored',
            pg_get_expr(adbin, adrelid))
          when adbin is not null then 'default ' || pg_get_expr(adbin, adrelid) end,
        case when attnotnull then 'not null' end),
      e',\\n  ' order by attnum)) as line
  from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    join pg_type on pg_type.oid = atttypid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where ${inPublic} and relkind in ('r', 'p')
  group by relname order by relname`;

/** Keys first, because foreign keys need them. NOT NULL, which later servers list here, is above. */
const constraints = `
  select format('alter table %s add constraint %I %s;',
    conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
  from pg_constraint
  where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'c', 'x', 'f')
  order by position(contype in 'pucxf'), 1`;

const storage = `
  select format('alter table %I alter %I set storage %s;', relname, attname, case attstorage
    when 'e' then 'external' when 'm' then 'main' when 'x' then 'extended' else 'plain' end) as line
  from pg_class join pg_attribute on attrelid = pg_class.oid join pg_type on pg_type.oid = atttypid
  where ${inPublic} and relkind = 'r' and attnum > 0 and attstorage <> typstorage order by 1`;

const indexes = `
  select pg_get_indexdef(indexrelid) || ';' as line
  from pg_index join pg_class on pg_class.oid = indexrelid
  where ${inPublic} and not exists
    (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  order by 1`;

const counters = `
  select format('select setval(%L, %s);', sequencename, last_value) as line
  from pg_sequences where schemaname = 'public' and last_value is not null order by 1`;

const triggers = `
  select pg_get_triggerdef(pg_trigger.oid) || ';' as line
  from pg_trigger join pg_class on pg_class.oid = tgrelid
  where ${inPublic} and not tgisinternal order by 1`;

/**
 * A dump as one script, which `restore` takes. What functions name is made after them.
 *
 * @public for the fixture of the next release
 */
export const scriptOf = ({ tables, rows, counters, rules }: Dump): string =>
  ['set check_function_bodies = off;', ...tables, ...rows, ...counters, ...rules, ''].join('\n\n');

/** The contents of the schema public; it has no types, views or sequences of our own. */
export async function dump(url: string): Promise<Dump> {
  return withClient(url, async (client) => {
    const lines = async (query: string): Promise<string[]> =>
      (await client.query<{ line: string }>(query)).rows.map(({ line }) => line);
    return {
      tables: [...(await lines(tables)), ...(await lines(storage)), ...(await lines(functions))],
      rows: await rowsOf(client),
      counters: await lines(counters),
      rules: [...(await lines(constraints)), ...(await lines(indexes)), ...(await lines(triggers))],
    };
  });
}

/** An INSERT for each table that has rows; PostgreSQL reads the same values back from the text. */
async function rowsOf(client: Client): Promise<string[]> {
  const { rows: found } = await client.query<{ name: string; columns: string; texts: string }>(`
    select relname as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns,
      string_agg(format('quote_nullable(%I::text)', attname), ', ' order by attnum) as texts
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where ${inPublic} and relkind = 'r' and attgenerated = ''
    group by relname order by relname`);
  const inserts: string[] = [];
  for (const { name, columns, texts } of found) {
    const { rows } = await client.query<{ line: string }>(
      `select line from (select concat_ws(', ', ${texts}) as line from "${name}") as lines
      order by line collate "C"`,
    );
    if (rows.length === 0) continue;
    const values = rows.map(({ line }) => `(${line})`).join(',\n');
    inserts.push(`insert into ${name} (${columns}) overriding system value values\n${values};`);
  }
  return inserts;
}

/** Every table and how many rows it has. */
export async function countRows(url: string): Promise<ReadonlyMap<string, number>> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where ${inPublic} and relkind = 'r' order by 1`,
    );
    const counts = new Map<string, number>();
    for (const { name } of rows) {
      const found = await client.query<{ count: number }>(
        `select count(*)::int as count from "${name}"`,
      );
      counts.set(name, found.rows[0]?.count ?? 0);
    }
    return counts;
  });
}

/**
 * A database as it was on some day: a file of `fixtures`, made with `scriptOf` after everything had been
 * done in it once, through the API. No later change of the product reaches it, and it is never edited.
 */
export async function readFixture(name: string): Promise<string> {
  return gunzipSync(await readFile(resolve(__dirname, '../fixtures', name))).toString();
}

/** Runs a dump in an empty database. */
export async function restore(url: string, sql: string): Promise<void> {
  await withClient(url, (client) => client.query(sql));
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // Moments as one text wherever it runs.
    await client.query(`set timezone = 'UTC'; set datestyle = 'ISO'`);
    return await work(client);
  } finally {
    await client.end();
  }
}
