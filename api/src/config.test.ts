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
    demoData: true,
    admin: { email: 'jefa@empresa.es', password: 'contraseña' },
    trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::/32', '192.0.2.1'],
    logLevel: 'warn',
    loginFailuresPerMinute: 1000,
  });
});

it.each<[Record<string, string>, string]>([
  [{ PORT: 'http' }, 'La variable PORT debe ser un número entero entre 0 y 65535.'],
  [{ PORT: '65536' }, 'La variable PORT debe ser un número entero entre 0 y 65535.'],
  [{ PORT: '-1' }, 'La variable PORT debe ser un número entero entre 0 y 65535.'],
  [{ PORT: '1e3' }, 'La variable PORT debe ser un número entero entre 0 y 65535.'],
  [
    { DATABASE_URL: 'mysql://x' },
    'La variable DATABASE_URL debe empezar por postgres:// (vacía = base de datos incluida).',
  ],
  [
    { DATABASE_URL: 'postgres://u:p@host:port/db' },
    'La variable DATABASE_URL no es una dirección válida; los signos de la contraseña van codificados (%40 = @).',
  ],
  [{ DEMO_DATA: 'yes' }, 'La variable DEMO_DATA debe ser true o false.'],
  [{ XSRF_KEY: 'short' }, 'La variable XSRF_KEY debe tener al menos 32 caracteres.'],
  [
    { NODE_ENV: 'production' },
    'Falta la variable XSRF_KEY, obligatoria en producción (por ejemplo: openssl rand -hex 32).',
  ],
  [{ ADMIN_EMAIL: 'jefa' }, 'La variable ADMIN_EMAIL debe ser un correo válido.'],
  [{ ADMIN_PASSWORD: 'corta' }, 'La variable ADMIN_PASSWORD debe tener al menos 8 caracteres.'],
  [
    { ADMIN_EMAIL: 'jefa@empresa.es' },
    'Falta la variable ADMIN_PASSWORD: ADMIN_EMAIL y ADMIN_PASSWORD van juntas.',
  ],
  [
    { ADMIN_PASSWORD: 'contraseña' },
    'Falta la variable ADMIN_EMAIL: ADMIN_EMAIL y ADMIN_PASSWORD van juntas.',
  ],
  ...['everyone', '10.0.0.0/33', '10.0.0.0/8/8', 'loopback,,'].map(
    (list): [Record<string, string>, string] => [
      { TRUST_PROXY: list },
      'La variable TRUST_PROXY debe ser una lista de direcciones o redes separadas por comas (por ejemplo loopback, 10.0.0.0/8).',
    ],
  ),
  [
    { LOG_LEVEL: 'loud' },
    'La variable LOG_LEVEL debe ser uno de fatal, error, warn, info, debug, trace, silent.',
  ],
  [
    { LOGIN_FAILURES_PER_MINUTE: '0' },
    'La variable LOGIN_FAILURES_PER_MINUTE debe ser un número entero entre 1 y 100000.',
  ],
])('says in one sentence what is wrong with %j', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(new StartupError(message));
});
