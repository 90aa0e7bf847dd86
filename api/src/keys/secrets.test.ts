import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config';
import { StartupError } from '../startupError';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vatio-api-secrets-'));
});
afterAll(() => rm(dir, { recursive: true }));

async function secretFile(name: string, text: string): Promise<string> {
  const file = join(dir, name);
  await writeFile(file, text, { mode: 0o400 });
  return file;
}

const xsrfKey = 'k'.repeat(32);

it('takes every secret from a file, as containers get them', async () => {
  const config = readConfig({
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://vatio.empresa.es',
    XSRF_KEY_FILE: await secretFile('xsrf_key', `${xsrfKey}\n`),
    DATABASE_URL: 'postgres://vatio@db:5432/vatio',
    DATABASE_PASSWORD_FILE: await secretFile('database_password', '50%: p@ss/w\n'),
    ADMIN_EMAIL: 'jefa@empresa.es',
    ADMIN_PASSWORD_FILE: await secretFile('admin_password', 'contraseña\n'),
  });
  expect(config).toMatchObject({
    xsrfKey,
    databaseUrl: 'postgres://vatio:50%25%3A%20p%40ss%2Fw@db:5432/vatio',
    admin: { email: 'jefa@empresa.es', password: 'contraseña' },
  });
});

it.each<[Record<string, string>, RegExp]>([
  [{ XSRF_KEY_FILE: '/none/xsrf_key' }, /^XSRF_KEY_FILE: .* cannot be read \(ENOENT\)/],
  [{ XSRF_KEY: `only-for-tests-${xsrfKey}` }, /^XSRF_KEY is the one for tests/],
  [{ XSRF_KEY: xsrfKey, DATABASE_PASSWORD: 'only-for-tests-x' }, /^DATABASE_PASSWORD is the one/],
  [{ XSRF_KEY: xsrfKey, ADMIN_PASSWORD: 'only-for-tests-x' }, /^ADMIN_PASSWORD is the one/],
])('refuses a production start with %j', (environment, sentence) => {
  const start = () => readConfig({ NODE_ENV: 'production', ...environment });
  expect(start).toThrow(sentence);
  expect(start).toThrow(StartupError);
});

it('starts with the secrets for tests where there is demo data', () => {
  const key = `only-for-tests-${xsrfKey}`;
  const environment = { NODE_ENV: 'production', DEMO_DATA: 'true', XSRF_KEY: key };
  expect(readConfig(environment).xsrfKey).toBe(key);
});

it.each<[Record<string, string>, string]>([
  [{ DATABASE_PASSWORD: 'p' }, 'DATABASE_PASSWORD is set without DATABASE_URL: set both.'],
  [
    { DATABASE_PASSWORD: 'p', DATABASE_URL: 'postgres://u:q@db/vatio' },
    'DATABASE_URL has a password, and DATABASE_PASSWORD is set: set one.',
  ],
])('says what does not go together in %j', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(new StartupError(sentence));
});
