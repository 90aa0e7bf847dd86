import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../api/src/db/types';
import { buildApp } from '../api/src/http/app';
import { insertSession } from '../api/src/sections/session/repository';
import { hashToken, newTokenValue } from '../api/src/sections/session/session';
import { startServer, stopTheServer } from '../api/test/server';
import { createTestDatabase } from '../api/test/testDatabase';
import { spanishUsers } from './spanishUsers';

const userCount = 100_000;
const batchSize = 10_000;
const pageSize = 25;

const sorts = ['name', 'email', 'role', 'state', 'lastAccess', 'created'].flatMap((name) => [
  name,
  `-${name}`,
]);
const filters: Readonly<Record<string, string>> = {
  everybody: '',
  'one role': 'role=writer',
  inactive: 'state=inactive',
  'found: many': 'q=garcia',
  'found: few': 'q=uxía.ñíguez',
  'found: none': 'q=zzzz',
  'two words': 'q=maría+lopez',
};
const pages = ['first', 'middle', 'last'] as const;

/** How long one kind of request takes, in milliseconds. */
export interface Timing {
  readonly what: string;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/**
 * The list of users over HTTP, with 100,000 of them in a database that is thrown away: every order,
 * with every filter, at the start, in the middle and at the end.
 *
 * @returns each of them, and all requests together last
 */
export async function measureUserList(rounds: number): Promise<Timing[]> {
  await startServer();
  const database = await createTestDatabase();
  const { db } = database;
  const token = await fill(db);
  const app = await buildApp({
    config: { trustProxy: [], logLevel: 'silent', loginFailuresPerMinute: 1, production: true },
    xsrfKey: 'not used',
    db,
    watch: { isAvailable: true, check: async () => true, guard: (work) => work() },
  });
  try {
    const list = listReader(await app.listen({ host: '127.0.0.1', port: 0 }), token);
    return await measureAll(list, rounds);
  } finally {
    await app.close();
    await database.drop();
    await stopTheServer();
  }
}

/** @returns the token of an admin */
async function fill(db: Kysely<Tables>): Promise<string> {
  const now = new Date();
  const rows = [...spanishUsers(userCount, now)];
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = JSON.stringify(rows.slice(start, start + batchSize));
    await sql`
      insert into users select * from json_populate_recordset(null::users, ${batch})`.execute(db);
  }
  // As autovacuum does within a minute.
  await sql`vacuum analyze users`.execute(db);
  const admin = rows.find(({ role, active }) => role === 'admin' && active);
  const token = newTokenValue();
  await insertSession(db, {
    ...{ id: randomUUID(), userId: admin?.id ?? '', loginId: randomUUID(), userAgent: '' },
    ...{ tokenHash: hashToken(token), createdAt: now },
    expiresAt: new Date(now.getTime() + 3_600_000),
  });
  return token;
}

type ReadList = (query: string) => Promise<{ total: number; ms: number }>;

function listReader(url: string, token: string): ReadList {
  const headers = { authorization: `Bearer ${token}` };
  return async (query) => {
    const begin = performance.now();
    const answer = await fetch(`${url}/api/users?${query}`, { headers });
    const body: { total: number } = JSON.parse(await answer.text());
    const ms = performance.now() - begin;
    if (!answer.ok) throw new Error(`${query}: ${answer.status} ${JSON.stringify(body)}`);
    return { total: body.total, ms };
  };
}

async function measureAll(list: ReadList, rounds: number): Promise<Timing[]> {
  const timings: Timing[] = [];
  const all: number[] = [];
  for (const [filter, condition] of Object.entries(filters)) {
    const { total } = await list(condition);
    const lastPage = Math.max(1, Math.ceil(total / pageSize));
    const pageOf = { first: 1, middle: Math.ceil(lastPage / 2), last: lastPage };
    for (const sort of sorts) {
      for (const page of pages) {
        const query = `${condition}&sort=${sort}&page=${pageOf[page]}&pageSize=${pageSize}`;
        const taken: number[] = [];
        for (let round = 0; round < rounds; round += 1) taken.push((await list(query)).ms);
        all.push(...taken);
        timings.push(timing(`${filter} (${total}), by ${sort}, ${page} page`, taken));
      }
    }
  }
  return [...timings, timing('all requests', all)];
}

function timing(what: string, taken: readonly number[]): Timing {
  const sorted = [...taken].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { what, p50: at(0.5), p99: at(0.99), max: at(1) };
}
