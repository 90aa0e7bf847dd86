import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Role } from '@vatio/contracts/roles';
import type { Token } from '@vatio/contracts/session';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { type AppParts, buildApp } from '../src/app';
import { newUserRow } from '../src/areas/session/accountRow';
import type { Tables } from '../src/db/types';
import { Caller } from './calls/caller';
import { documentOf, holdToDocument, type OpenApiDocument } from './calls/documented';
import { bearer, testXsrfKey, xsrfPair } from './calls/headers';
import { call, type HttpAnswer, type HttpCall } from './calls/httpCall';
import { createTestDatabase, emptyTables } from './database/testDatabase';

export { bearer, testXsrfKey, xsrfPair };

// A test of many logins takes longer than jest's five seconds on a busy machine; no time is measured.
jest.setTimeout(60_000);

export const testConfig: AppParts['config'] = {
  trustProxy: ['loopback'],
  logLevel: 'info',
  loginFailuresPerMinute: 10,
  production: false,
  publicOrigin: undefined,
};

/** A clock that moves only on request. */
class TestClock {
  #now = new Date('2026-01-15T10:00:00.000Z');
  readonly now = (): Date => this.#now;

  advance({ seconds }: { seconds: number }): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000);
  }
}

const alwaysThere: AppParts['watch'] = {
  isAvailable: true,
  check: async () => true,
  canWrite: async () => true,
  guard: (work) => work(),
};

export interface TestUser {
  readonly email: string;
  readonly password: string;
  readonly name?: string;
  readonly role?: Role;
  readonly active?: boolean;
}

/** Its e-mail and password are made up where there are none. */
export type NewCaller = Partial<TestUser> & { readonly role: Role };

export interface TestApiParts extends Partial<Omit<AppParts, 'areas'>>, Pick<AppParts, 'areas'> {
  /** Adds routes before the start. */
  readonly extend?: (app: FastifyInstance) => void;
}

/** The API on a free port, over a database of its own. Test files take theirs from `apis/`. */
export class TestApi {
  readonly clock = new TestClock();
  readonly logLines: string[] = [];
  /** Resources to close, last first. */
  readonly #stops: (() => Promise<unknown>)[] = [];
  #db: Kysely<Tables> | undefined;
  #app: FastifyInstance | undefined;
  url = '';

  static async start(parts: TestApiParts): Promise<TestApi> {
    const api = new TestApi();
    await api.open(parts);
    return api;
  }

  async open({ extend, ...parts }: TestApiParts): Promise<void> {
    const { db = await this.#createDatabase(), config = testConfig } = parts;
    this.#db = db;
    const app = await buildApp({
      xsrfKey: testXsrfKey,
      watch: alwaysThere,
      now: this.clock.now,
      // The machine that runs the tests may be busy; only a test of that wants to hear of it.
      eventLoopLimitMs: 0,
      logStream: { write: (line) => this.logLines.push(line) },
      ...parts,
      config,
      db,
    });
    this.#app = app;
    this.#stops.push(() => app.close());
    extend?.(app);
    this.url = await app.listen({ host: '127.0.0.1', port: 0 });
    if (!config.production) holdToDocument(this.url, this.document);
  }

  async #createDatabase(): Promise<Kysely<Tables>> {
    const database = await createTestDatabase();
    this.#stops.push(() => database.drop());
    return database.db;
  }

  get app(): FastifyInstance {
    if (!this.#app) throw new Error('not started');
    return this.#app;
  }

  get db(): Kysely<Tables> {
    if (!this.#db) throw new Error('not started');
    return this.#db;
  }

  get document(): OpenApiDocument {
    return documentOf(this.app);
  }

  async close(): Promise<void> {
    for (let stop = this.#stops.pop(); stop; stop = this.#stops.pop()) await stop();
  }

  /** Restores the initial state, except for the clock, which never goes back: for tests that share a file. */
  async reset(): Promise<void> {
    await emptyTables(this.db, [
      'users',
      'sessions',
      'login_throttle',
      'audit_entries',
      'clients',
      'supply_points',
      'supply_contracts',
      'monthly_readings',
      'portfolios',
      // Waiting work has no foreign key to its subject.
      'jobs',
      'job_states',
    ]);
    this.logLines.length = 0;
  }

  async addUser({ email, password, name = 'Nuria Prueba', ...user }: TestUser): Promise<string> {
    const { role = 'reader', active = true } = user;
    const row = newUserRow({
      email,
      name,
      role,
      active,
      passwordHash: await hashOnce(password),
      createdAt: this.clock.now(),
    });
    await this.db.insertInto('users').values(row).execute();
    return row.id;
  }

  /** Adds a user who has logged in. */
  async addCaller(user: NewCaller): Promise<Caller> {
    const email = `${user.role}-${randomUUID()}@vatio.example`;
    const whole = { email, password: 'contraseña-larga', ...user };
    const id = await this.addUser(whole);
    return new Caller(this.url, id, (await this.tokenOf(whole)).value);
  }

  /** The holder of a token. */
  callerOf = (token: string): Caller => new Caller(this.url, '', token);

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<HttpAnswer> {
    return call(`${this.url}${path}`, { headers });
  }

  /** A POST as the page sends it, with a good XSRF pair; the headers given come on top. */
  post(path: string, body?: HttpCall['body'], headers: HttpCall['headers'] = {}) {
    return call(`${this.url}${path}`, {
      method: 'POST',
      body,
      headers: { ...xsrfPair(), ...headers },
    });
  }

  login(email: string, password: string, address = '203.0.113.7'): Promise<HttpAnswer> {
    // Logs in through a proxy on the loopback, as behind the composition server.
    return this.post('/api/login', { email, password }, { 'x-forwarded-for': address });
  }

  async tokenOf({ email, password }: TestUser): Promise<Token> {
    return (await this.login(email, password)).json.token;
  }

  renew(token: string): Promise<HttpAnswer> {
    return this.post('/api/session/renew', undefined, bearer(token));
  }

  session(token: string): Promise<HttpAnswer> {
    return this.get('/api/session', bearer(token));
  }
}

const hashes = new Map<string, Promise<string>>();

/** A hash says what it costs to check, and tests have thousands of logins: these cost almost no time. */
function hashOnce(password: string): Promise<string> {
  const made = hashes.get(password) ?? hash(password, { memoryCost: 8, timeCost: 1 });
  hashes.set(password, made);
  return made;
}
