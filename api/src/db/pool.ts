import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool, type PoolConfig, types } from 'pg';
import type { Tables } from './types';

/** The time for which a request waits for a connection before its 503. */
const defaultPatienceMs = 2_500;

/**
 * A page out of order costs little more than the next one, on the disks of today and in memory. With
 * PostgreSQL's default of 4 a page of a large list is sorted from all rows instead of read by its index.
 */
const planning = '-c random_page_cost=1.1';

/**
 * The lock timeout of requests: a job may hold rows for minutes, and ten requests that wait for them would
 * have all connections.
 */
export const requestLockMs = 2_000;

/** Each upload of a large file holds a connection, however slow it is: so they have some of their own. */
export const uploadConnections = 4;

const connection = (url: string, patienceMs = defaultPatienceMs) => ({
  connectionString: url,
  connectionTimeoutMillis: patienceMs,
  keepAlive: true,
  application_name: 'vatio-api',
  options: planning,
  types: exactTypes,
});

const numericArrayType = 1231;
const textArrayType = 1009;

/**
 * Keeps days and exact decimals as text: `2026-01-31`, `20.376`. By default `pg` turns a day into a moment,
 * and exact decimals of an array into binary floats.
 */
function parserOf(type: number, format: 'text' | 'binary' = 'text') {
  if (type === types.builtins.DATE) return String;
  return types.getTypeParser(type === numericArrayType ? textArrayType : type, format);
}

/** The types that all SQL of the API relies on, whatever connection it runs on. */
export const exactTypes = { getTypeParser: parserOf };

/** The connections that answer requests. */
export interface Database {
  readonly kysely: Kysely<Tables>;
  /** Abandons all connections and starts with fresh connections. */
  renew(): void;
  close(): Promise<void>;
}

/** Opens no connection yet: the first query does. @param lockTimeoutMs 0: waits for a lock as long as a statement may take */
export function openDatabase(
  url: string,
  { maxConnections = 10, patienceMs = defaultPatienceMs, lockTimeoutMs = 0 } = {},
): Database {
  const config: PoolConfig = {
    ...connection(url, patienceMs),
    max: maxConnections,
    statement_timeout: 30_000,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: 60_000,
  };
  let pool = openPool(config);
  // Kysely keeps its pool. After a server vanishes silently, dead connections would fill that pool until
  // TCP gives up, a quarter of an hour later; this substitute can replace it.
  const renewable = { connect: () => pool.connect(), end: () => pool.end() };
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: renewable }) });
  return {
    kysely,
    renew() {
      pool.end().catch(() => {});
      pool = openPool(config);
    },
    close: () => kysely.destroy(),
  };
}

/** Opens a database for migrations and seed, which may take long. Destroy it after use. */
export function openMaintenanceDatabase(url: string): Kysely<Tables> {
  const pool = openPool({ ...connection(url), max: 2 });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

function openPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  // The pool replaces a broken idle connection; DatabaseWatch notices when the database is away.
  pool.on('error', () => {});
  // An error of a connection in use would end the process: the pool only listens to idle connections. The
  // request learns of it from its next query.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** A connection that only asks whether the database answers. */
export interface Probe {
  /** Rejects when the database does not answer in time. */
  ask(): Promise<void>;
  close(): void;
}

/** Outside the pool: a full pool does not mean that the database is away. */
export async function openProbe(url: string, timeoutMs = 2_000): Promise<Probe> {
  const client = new Client({ ...connection(url), connectionTimeoutMillis: timeoutMs });
  client.on('error', () => {});
  await client.connect();
  return {
    ask: async () => {
      const limit = timeLimit(timeoutMs);
      await Promise.race([client.query('select 1'), limit.passed]).finally(limit.cancel);
    },
    // Not awaited: a hanging server would not answer this either.
    close: () => {
      client.end().catch(() => {});
    },
  };
}

/**
 * More than this memory, in kB, needs room on the disk for a moment: a change of an existing row may
 * succeed where all else fails. Every database has this row since its first migration.
 */
const smallWrite = `
  set work_mem = 64;
  select count(*) from generate_series(1, 20000);
  update kysely_migration_lock set is_locked = is_locked`;

/**
 * Writes without a change. It uses a new connection, because an open one keeps its first settings:
 * this meets what the pool's next one would.
 */
export async function tryWrite(url: string, timeoutMs = 2_000): Promise<void> {
  const client = new Client({ ...connection(url, timeoutMs), query_timeout: timeoutMs });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(smallWrite);
  } finally {
    client.end().catch(() => {});
  }
}

function timeLimit(ms: number) {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error('Query read timeout'));
    // One turn later: if this process itself was suspended, the answer is already here.
    timer = setTimeout(() => setImmediate(fail), ms);
  });
  return { passed, cancel: () => clearTimeout(timer) };
}
