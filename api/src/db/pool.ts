import { Kysely, PostgresDialect } from 'kysely';
import { Client, Pool, type PoolConfig, types } from 'pg';
import type { Tables } from './types';

/** How long a request waits for a connection; then it is answered 503. */
const defaultPatienceMs = 2_500;

const connection = (url: string, patienceMs = defaultPatienceMs) => ({
  connectionString: url,
  connectionTimeoutMillis: patienceMs,
  keepAlive: true,
  application_name: 'vatio-api',
  types: { getTypeParser: parserOf },
});

const numericArrayType = 1231;
const textArrayType = 1009;

/**
 * Left alone, `pg` makes a moment of a day, and binary floats of exact decimals in an array. Both
 * stay the text that they are: `2026-01-31`, `20.376`.
 */
function parserOf(type: number, format: 'text' | 'binary' = 'text') {
  if (type === types.builtins.DATE) return String;
  return types.getTypeParser(type === numericArrayType ? textArrayType : type, format);
}

/** The connections that answer requests. */
export interface Database {
  readonly kysely: Kysely<Tables>;
  /** Leaves all connections to their fate and starts with fresh ones. */
  renew(): void;
  close(): Promise<void>;
}

/** Opens no connection yet: the first query does. */
export function openDatabase(
  url: string,
  { maxConnections = 10, patienceMs = defaultPatienceMs } = {},
): Database {
  const config: PoolConfig = {
    ...connection(url, patienceMs),
    max: maxConnections,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  };
  let pool = openPool(config);
  // Kysely keeps the pool it is given, and connections to a server that vanished without a word
  // would fill it until TCP gives up, a quarter of an hour later: so it gets this stand-in.
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

/** For migrations and seed: unlike a request, they may take long. To be destroyed after use. */
export function openMaintenanceDatabase(url: string): Kysely<Tables> {
  const pool = openPool({ ...connection(url), max: 2 });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

function openPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  // An idle connection that breaks is replaced; that the database is away, DatabaseWatch notices.
  pool.on('error', () => {});
  // One that breaks while a request has it would otherwise end the process: the pool only listens
  // to the idle ones. The request learns it from its next query.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** A connection that is used for nothing but asking whether the database answers. */
export interface Probe {
  /** Rejects when it does not, or not in time. */
  ask(): Promise<void>;
  close(): void;
}

/** Outside the pool, because a full pool is no sign that the database is away. */
export async function openProbe(url: string, timeoutMs = 2_000): Promise<Probe> {
  const client = new Client({ ...connection(url), connectionTimeoutMillis: timeoutMs });
  client.on('error', () => {});
  await client.connect();
  return {
    ask: async () => {
      const limit = timeLimit(timeoutMs);
      await Promise.race([client.query('select 1'), limit.passed]).finally(limit.cancel);
    },
    // Not awaited: a server that hangs would not answer the farewell either.
    close: () => {
      client.end().catch(() => {});
    },
  };
}

/**
 * More rows than this memory holds, in kB, need room on the disk for a moment: a change of what stands
 * there may still succeed where nothing else does. The row is the one that every database has from its
 * first migration on.
 */
const smallWrite = `
  set work_mem = 64;
  select count(*) from generate_series(1, 20000);
  update kysely_migration_lock set is_locked = is_locked`;

/**
 * Writes, and changes nothing. On a connection of its own, because one that is open goes on with
 * the settings it began with: this meets what the pool's next one would.
 */
export async function tryWrite(url: string, timeoutMs = 2_000): Promise<void> {
  const client = new Client({
    ...connection(url, timeoutMs),
    query_timeout: timeoutMs,
  });
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
    // One turn later: when it was this process that stood still, the answer is waiting to be read.
    timer = setTimeout(() => setImmediate(fail), ms);
  });
  return { passed, cancel: () => clearTimeout(timer) };
}
