import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { buildApp } from '../../api/src/app';
import { areas, type Tables } from '../../api/src/areas';
import { insertSession } from '../../api/src/areas/session/sessions/repository';
import { hashToken, newTokenValue } from '../../api/src/areas/session/sessions/session';
import { createTestDatabase } from '../../api/test/database/testDatabase';
import { startServer, stopTheServer } from '../../api/test/server';

const batchSize = 10_000;

/** Asks for a part of a list as an admin. @param path with its query, after `/api/` */
export type ReadList = (path: string) => Promise<{ readonly total: number; readonly ms: number }>;

/** The API over HTTP, with a database that is thrown away. */
export interface ListServer {
  readonly db: Kysely<Tables>;
  /** Adds rows, and has them counted as autovacuum does within a minute. */
  fill(table: keyof Tables, rows: readonly object[]): Promise<void>;
  /** @param adminId one of the users that are there */
  readerFor(adminId: string): Promise<ReadList>;
}

export async function withListServer<Result>(
  work: (server: ListServer) => Promise<Result>,
): Promise<Result> {
  await startServer();
  const database = await createTestDatabase();
  const { db } = database;
  const app = await buildApp({
    areas,
    config: {
      trustProxy: [],
      logLevel: 'silent',
      loginFailuresPerMinute: 1,
      production: true,
      publicOrigin: undefined,
    },
    xsrfKey: 'not used',
    db,
    watch: {
      isAvailable: true,
      check: async () => true,
      canWrite: async () => true,
      guard: (work) => work(),
    },
  });
  try {
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    return await work({
      db,
      fill: (table, rows) => fill(db, table, rows),
      readerFor: async (adminId) => listReader(url, await tokenFor(db, adminId)),
    });
  } finally {
    await app.close();
    await database.drop();
    await stopTheServer();
  }
}

/** Other columns have their defaults. */
async function fill(db: Kysely<Tables>, table: keyof Tables, rows: readonly object[]) {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = JSON.stringify(rows.slice(start, start + batchSize));
    await sql`
      insert into ${sql.table(table)} (${columns}) select ${columns}
      from json_populate_recordset(null::${sql.table(table)}, ${batch})`.execute(db);
  }
  await sql`vacuum analyze ${sql.table(table)}`.execute(db);
}

async function tokenFor(db: Kysely<Tables>, userId: string): Promise<string> {
  const token = newTokenValue();
  const now = new Date();
  await insertSession(db, {
    id: randomUUID(),
    userId,
    loginId: randomUUID(),
    loginStartedAt: now,
    userAgent: '',
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + 3_600_000),
    passwordProvenAt: null,
    owesSecondFactor: false,
  });
  return token;
}

function listReader(url: string, token: string): ReadList {
  const headers = { authorization: `Bearer ${token}` };
  return async (path) => {
    const begin = performance.now();
    const answer = await fetch(`${url}/api/${path}`, { headers });
    const body: { total: number } = JSON.parse(await answer.text());
    const ms = performance.now() - begin;
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${JSON.stringify(body)}`);
    return { total: body.total, ms };
  };
}
