import { resolve } from 'node:path';
import { readConfig } from './config';
import { StartupError } from './startupError';

it('needs nothing', () => {
  expect(readConfig({})).toEqual({
    databaseUrl: undefined,
    dataDir: resolve('.data'),
    host: '127.0.0.1',
    port: 3001,
    xsrfKey: undefined,
    production: false,
    publicOrigin: undefined,
    demoData: false,
    admin: undefined,
    trustProxy: ['loopback'],
    logLevel: 'info',
    loginFailuresPerMinute: 10,
  });
});

it('takes an empty variable for an unset one', () => {
  const names = [
    'DATABASE_URL',
    'DATA_DIR',
    'HOST',
    'PORT',
    'XSRF_KEY',
    'DEMO_DATA',
    'ADMIN_EMAIL',
  ];
  const empty = Object.fromEntries(names.map((name) => [name, ' ']));
  expect(readConfig(empty)).toEqual(readConfig({}));
});

const xsrfKey = 'k'.repeat(32);

it('reads everything', () => {
  expect(
    readConfig({
      DATABASE_URL: 'postgresql://u:p%40@db:5432/vatio',
      DATA_DIR: '/var/lib/vatio',
      HOST: '::',
      PORT: '0',
      XSRF_KEY: xsrfKey,
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://Vatio.Empresa.es/',
      DEMO_DATA: 'true',
      ADMIN_EMAIL: 'jefa@empresa.es',
      ADMIN_PASSWORD: 'contraseña',
      TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::/32, 192.0.2.1',
      LOG_LEVEL: 'warn',
      LOGIN_FAILURES_PER_MINUTE: '1000',
    }),
  ).toEqual({
    databaseUrl: 'postgresql://u:p%40@db:5432/vatio',
    dataDir: '/var/lib/vatio',
    host: '::',
    port: 0,
    xsrfKey,
    production: true,
    publicOrigin: 'https://vatio.empresa.es',
    demoData: true,
    admin: { email: 'jefa@empresa.es', password: 'contraseña' },
    trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::/32', '192.0.2.1'],
    logLevel: 'warn',
    loginFailuresPerMinute: 1000,
  });
});

it.each<[Record<string, string>, string]>([
  [{ PORT: 'http' }, 'The variable PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '65536' }, 'The variable PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '-1' }, 'The variable PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '1e3' }, 'The variable PORT must be a whole number from 0 to 65535.'],
  [
    { DATABASE_URL: 'mysql://x' },
    'The variable DATABASE_URL must start with postgres:// (empty = the embedded database).',
  ],
  [
    { DATABASE_URL: 'postgres://u:p@host:port/db' },
    'The variable DATABASE_URL must be a valid address, with the special characters of the password encoded (%40 = @).',
  ],
  [{ DEMO_DATA: 'yes' }, 'The variable DEMO_DATA must be true or false.'],
  [{ XSRF_KEY: 'short' }, 'The variable XSRF_KEY must have at least 32 characters.'],
  [
    {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://u:p@db/vatio',
      PUBLIC_ORIGIN: 'https://vatio.empresa.es',
    },
    'The variable XSRF_KEY is missing: set it or XSRF_KEY_FILE, as production requires (for example: openssl rand -hex 32).',
  ],
  [
    { NODE_ENV: 'production', XSRF_KEY: xsrfKey, PUBLIC_ORIGIN: 'https://vatio.empresa.es' },
    'DATABASE_URL is missing: set the address of your PostgreSQL, like postgres://vatio@db:5432/vatio. A start for tests, with demo accounts, is DEMO_DATA=true.',
  ],
  [
    { NODE_ENV: 'production', XSRF_KEY: xsrfKey, DATABASE_URL: 'postgres://u:p@db/vatio' },
    'PUBLIC_ORIGIN is missing: set the address that people use, like https://vatio.empresa.es. A start for tests, with demo accounts, is DEMO_DATA=true.',
  ],
  [
    { PUBLIC_ORIGIN: 'https://empresa.es/vatio' },
    'The variable PUBLIC_ORIGIN must be the address that people use, without a path, like https://vatio.empresa.es.',
  ],
  [{ ADMIN_EMAIL: 'jefa' }, 'The variable ADMIN_EMAIL must be a valid e-mail address.'],
  [{ ADMIN_PASSWORD: 'corta' }, 'The variable ADMIN_PASSWORD must have at least 8 characters.'],
  [
    { ADMIN_EMAIL: 'jefa@empresa.es' },
    'The variable ADMIN_PASSWORD is missing: set both ADMIN_EMAIL and ADMIN_PASSWORD, or neither.',
  ],
  [
    { ADMIN_PASSWORD: 'contraseña' },
    'The variable ADMIN_EMAIL is missing: set both ADMIN_EMAIL and ADMIN_PASSWORD, or neither.',
  ],
  ...['everyone', '10.0.0.0/33', '10.0.0.0/8/8', 'loopback,,'].map(
    (list): [Record<string, string>, string] => [
      { TRUST_PROXY: list },
      'The variable TRUST_PROXY must be a list of addresses or networks separated by commas (for example loopback, 10.0.0.0/8).',
    ],
  ),
  [
    { LOG_LEVEL: 'loud' },
    'The variable LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
  ],
  [
    { LOGIN_FAILURES_PER_MINUTE: '0' },
    'The variable LOGIN_FAILURES_PER_MINUTE must be a whole number from 1 to 100000.',
  ],
])('says in one sentence what is wrong with %j', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(new StartupError(message));
});
