import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import { Client } from 'pg';
import { exactTypes } from './pool';
import type { Tables } from './types';

/** The settings that a value's text depends on: the same on every server and under every account. */
const sameTexts = `
  set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
  set bytea_output = 'hex'; set extra_float_digits = 1; set client_encoding = 'UTF8';
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/** One connection outside any pool, for long work in one transaction. End it after use. */
export async function openClient(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'vatio-backup',
    types: exactTypes,
  });
  // The server's end would end this process if it had no listener; the query under way reports it.
  client.on('error', () => {});
  await client.connect();
  await client.query(sameTexts);
  return client;
}

/**
 * Keeps the lock of the migrations as long as its connection, so that an API that starts waits for
 * the end of the transaction; and in a failed one there is no giving back, which would only hide why.
 */
class KeepingAdapter extends PostgresAdapter {
  override async releaseMigrationLock(): Promise<void> {}
}

class KeepingDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new KeepingAdapter();
  }
}

/** Kysely on that connection alone, in the transaction that is open there. Never destroy it. */
export function kyselyOn(client: Client): Kysely<Tables> {
  const borrowed = { query: client.query.bind(client), release() {} };
  const pool = { connect: async () => borrowed, end: async () => {} };
  // The dialect's types want a whole pool, and cursors, which are unused here.
  return new Kysely<Tables>({ dialect: new KeepingDialect({ pool: pool as never }) });
}
