import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { databaseUrl } from '../../test/calls/serverAddress';
import { signIn } from '../../test/calls/signIn';
import { createTestDatabase, type TestDatabase } from '../../test/database/testDatabase';
import { ApiProcess, endProcesses } from '../../test/processes/apiProcess';
import { builtMigrate } from '../../test/processes/build';
import { testXsrfKey } from '../../test/testApi';

// Two processes of the API; this test measures no times.
jest.setTimeout(120_000);

/** Roles are the server's, which other files use as well. */
const mark = randomBytes(6).toString('hex');
const owner = { role: `owner_${mark}`, password: 'p@ss/w ñ' };
const login = { role: `login_${mark}`, password: 'another' };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ isMigrated: false });
  const { pathname } = new URL(database.url);
  await asked(database.url, `create role ${owner.role} login password '${owner.password}'`);
  await asked(database.url, `create role ${login.role} login password '${login.password}'`);
  await asked(database.url, `alter database ${pathname.slice(1)} owner to ${owner.role}`);
});
afterEach(endProcesses);
afterAll(async () => {
  await database.drop();
  for (const { role } of [login, owner]) await asked(databaseUrl('postgres'), `drop role ${role}`);
});

async function asked(url: string, sql: string): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).command;
  } finally {
    await client.end();
  }
}

function urlOf({ role, password }: { role: string; password?: string }): string {
  const url = new URL(database.url);
  url.username = role;
  url.password = encodeURIComponent(password ?? '');
  return url.href;
}

/** The shipped program. */
async function migrate(env: Record<string, string>) {
  const child = spawn(process.execPath, [builtMigrate], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await once(child, 'exit');
  return { stdout, stderr, code: child.exitCode };
}

const asOwner = {
  MIGRATION_DATABASE_URL: () => urlOf({ role: owner.role }),
  MIGRATION_DATABASE_PASSWORD: () => owner.password,
  DATABASE_URL: () => urlOf({ role: login.role }),
};
const ownersEnvironment = (change: Record<string, string> = {}) => ({
  ...Object.fromEntries(Object.entries(asOwner).map(([name, value]) => [name, value()])),
  ...change,
});

const first = { ADMIN_EMAIL: 'jefa@empresa.es', ADMIN_PASSWORD: 'una frase bastante larga' };
const api = () =>
  new ApiProcess({
    NODE_ENV: 'production',
    DATABASE_URL: urlOf(login),
    PUBLIC_ORIGIN: 'https://vatio.empresa.es',
    XSRF_KEY: testXsrfKey,
    ...first,
  });

it.each<[Record<string, string>, RegExp]>([
  [{ MIGRATION_DATABASE_URL: '' }, /^MIGRATION_DATABASE_PASSWORD is set without MIGRATION_/],
  [
    { MIGRATION_DATABASE_URL: '', MIGRATION_DATABASE_PASSWORD: '' },
    /^MIGRATION_DATABASE_URL is missing: set the address/,
  ],
  [{ MIGRATION_DATABASE_PASSWORD: 'only-for-tests-x' }, /^MIGRATION_DATABASE_PASSWORD is the one/],
  [{ DATABASE_URL: '' }, /^DATABASE_URL must be the address that the API uses/],
  [
    { DATABASE_URL: `postgres://owner_${mark}@db/vatio` },
    /^DATABASE_URL must be the address that the API uses, with a role of its own/,
  ],
])('says what is missing in %j', async (change, sentence) => {
  const { stderr, code } = await migrate(ownersEnvironment(change));
  expect([stderr, code]).toEqual([expect.stringMatching(sentence), 1]);
});

it('the API works with a role that can neither change tables nor what the audit says', async () => {
  // Before the owner has made the tables.
  expect((await api().failure()).message).toMatch(
    /^The tables are not those of this version, .*: run node api\/dist-server\/migrate\.js first/,
  );

  for (const time of ['the first', 'and again, where nothing is left to do']) {
    expect([time, await migrate(ownersEnvironment())]).toEqual([
      time,
      {
        stdout: `The tables are up to date, and ${login.role} may use them.\n`,
        stderr: '',
        code: 0,
      },
    ]);
  }
  const started = api();
  const url = await started.url({ isDocumented: false });
  await signIn(url, { email: first.ADMIN_EMAIL, password: first.ADMIN_PASSWORD });
  expect(await started.stop()).toBe(0);
  expect(started.stdout).not.toContain('may change its tables');

  const refused = expect.objectContaining({ code: '42501' });
  for (const sql of [
    'drop table users',
    'create table mine (id int)',
    'alter table audit_entries disable trigger all',
    'drop trigger audit_entries_append_only on audit_entries',
    'truncate audit_entries',
    "update audit_entries set action = 'x'",
    'delete from audit_entries',
    'delete from kysely_migration',
  ]) {
    expect([sql, await asked(urlOf(login), sql).catch((error) => error)]).toEqual([sql, refused]);
  }
  expect(await asked(urlOf(login), 'select * from audit_entries')).toBe('SELECT');
});
