import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { publicOriginSchema } from '@vatio/contracts/servers/publicOrigin';
import { email, enum as enumOf, int, object, pipe, string, stringbool, transform } from 'zod';
import { databaseUrlOf, withSecrets } from './keys/secrets';
import { StartupError } from './startupError';

/** All settings of the environment; the rest of the API never reads `process.env`. */
export interface Config {
  /** Undefined = the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Absolute. */
  readonly dataDir: string;
  readonly host: string;
  /** 0 = any free port. */
  readonly port: number;
  /** Always set in production; elsewhere `readOrCreateXsrfKey` fills the gap. */
  readonly xsrfKey: string | undefined;
  readonly production: boolean;
  /** The address that people use, if it is known; always for real work. */
  readonly publicOrigin: string | undefined;
  readonly demoData: boolean;
  /** The account to create when there is no user at all. */
  readonly admin: { readonly email: string; readonly password: string } | undefined;
  /** Addresses whose X-Forwarded-* headers count. */
  readonly trustProxy: string[];
  readonly logLevel: string;
  readonly loginFailuresPerMinute: number;
}

const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isProxyAddress(entry: string): boolean {
  if (namedNetworks.has(entry)) return true;
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return pipe(
    pipe(string().regex(/^\d{1,9}$/, message), transform(Number)),
    int(message).min(min, message).max(max, message),
  );
};

const flag = stringbool({ truthy: ['true'], falsy: ['false'], error: 'must be true or false' });

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const environmentSchema = object({
  DATABASE_URL: string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// (empty = the embedded database)')
    .refine(
      URL.canParse,
      'must be a valid address, with the special characters of the password encoded (%40 = @)',
    )
    .optional(),
  DATABASE_PASSWORD: string().optional(),
  DATA_DIR: string().default('.data'),
  HOST: string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3001),
  XSRF_KEY: string().min(32, 'must have at least 32 characters').optional(),
  NODE_ENV: string().optional(),
  PUBLIC_ORIGIN: publicOriginSchema.optional(),
  DEMO_DATA: flag.default(false),
  ADMIN_EMAIL: email('must be a valid e-mail address')
    .max(254, 'must have at most 254 characters')
    .optional(),
  ADMIN_PASSWORD: string()
    .min(8, 'must have at least 8 characters')
    .max(1024, 'must have at most 1024 characters')
    .optional(),
  TRUST_PROXY: pipe(
    string().default('loopback'),
    transform((list) => list.split(',').map((entry) => entry.trim())),
  ).refine(
    (list) => list.every(isProxyAddress),
    'must be a list of addresses or networks separated by commas (for example loopback, 10.0.0.0/8)',
  ),
  LOG_LEVEL: enumOf(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
  LOGIN_FAILURES_PER_MINUTE: wholeNumber(1, 100_000).default(10),
});

/**
 * Reads the environment; an empty variable counts as unset (docker-compose passes those). Secrets
 * may come as files: see keys/secrets.ts.
 *
 * @throws StartupError naming the first wrong or missing variable
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const set = Object.entries(withSecrets(environment)).filter(([, value]) => value?.trim());
  const parsed = environmentSchema.safeParse(Object.fromEntries(set));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartupError(`The variable ${issue?.path.join('.')} ${issue?.message}.`);
  }
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  if (production && !env.XSRF_KEY) {
    throw new StartupError(
      'The variable XSRF_KEY is missing: set it or XSRF_KEY_FILE, as production requires (for example: openssl rand -hex 32).',
    );
  }
  return {
    databaseUrl: databaseUrlOf(env.DATABASE_URL, env.DATABASE_PASSWORD),
    dataDir: resolve(env.DATA_DIR),
    host: env.HOST,
    port: env.PORT,
    xsrfKey: env.XSRF_KEY,
    production,
    publicOrigin: env.PUBLIC_ORIGIN && new URL(env.PUBLIC_ORIGIN).origin,
    demoData: env.DEMO_DATA,
    admin: readAdmin(env.ADMIN_EMAIL, env.ADMIN_PASSWORD),
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    loginFailuresPerMinute: env.LOGIN_FAILURES_PER_MINUTE,
  };
}

function readAdmin(adminEmail: string | undefined, password: string | undefined): Config['admin'] {
  if (adminEmail && password) return { email: adminEmail, password };
  if (!adminEmail && !password) return undefined;
  const missing = adminEmail ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL';
  throw new StartupError(
    `The variable ${missing} is missing: set both ADMIN_EMAIL and ADMIN_PASSWORD, or neither.`,
  );
}
