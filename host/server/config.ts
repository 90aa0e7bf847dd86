import { isIP } from 'node:net';
import type { RuntimeConfig } from '@vatio/contracts/federation/runtimeConfig';
import { refuseCarelessStart, withSecretFiles } from '@vatio/contracts/servers/environment';
import { publicOriginSchema } from '@vatio/contracts/servers/publicOrigin';
import { enum as enumOf, object, string } from 'zod';

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly apiUrl: string;
  readonly xsrfKey: string;
  /** The address that people use, if it is known; always for real work. */
  readonly publicOrigin: string | undefined;
  readonly sectionsConfig: string;
  /** The folder for the sections' versions; no other server may use it. */
  readonly sectionStore: string;
  readonly pageDir: string;
  /** Addresses whose X-Forwarded-* headers count; none by default. */
  readonly trustProxy: readonly string[];
  readonly logLevel: string;
  /** Error reports per minute from one client address; from all together ten times as many. */
  readonly errorReportsPerMinute: number;
  readonly runtime: RuntimeConfig;
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const portSchema = string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65535, 'must be a port, 0 to 65535')
  .transform(Number);

const originSchema = string().refine(
  (text) => isHttpUrl(text) && new URL(text).href === `${new URL(text).origin}/`,
  'must be an http(s) URL without a path, like http://127.0.0.1:3001',
);

const environmentSchema = object({
  HOST: string().default('127.0.0.1'),
  PORT: portSchema.default(3000),
  API_URL: originSchema.default('http://127.0.0.1:3001'),
  XSRF_KEY: string(
    'or XSRF_KEY_FILE must be set: the secret that signs the XSRF cookie, the same as the API has',
  ).min(32, 'must have at least 32 characters'),
  PUBLIC_ORIGIN: publicOriginSchema.optional(),
  COMPANY_NAME: string().default('Vatio'),
  TEST_HOST: string().default(''),
  AVATAR_URL: string()
    .refine((text) => text === '' || isHttpUrl(text), 'must be an http(s) URL or empty')
    .default('https://ui-avatars.com/api/'),
  SECTIONS_CONFIG: string().default('./sections.config.json'),
  SECTION_STORE: string().default('.data/sections'),
  PAGE_DIR: string().optional(),
  TRUST_PROXY: string()
    .transform((text) => text.split(',').map((address) => address.trim()))
    .refine((list) => list.every(isAddressRange), {
      message: 'must be a list of addresses or networks, like 127.0.0.1,10.0.0.0/8',
    })
    .default([]),
  ERROR_REPORTS_PER_MINUTE: string()
    .refine((text) => /^[1-9]\d{0,5}$/.test(text), 'must be a whole number, 1 to 999999')
    .transform(Number)
    .default(30),
  LOG_LEVEL: enumOf(levels, `must be one of ${levels.join(', ')}`).default('info'),
});

/** Settings that may come as a file, as containers get them. */
const secrets = ['XSRF_KEY'];

/** The settings required for a start in production. */
const needed = { PUBLIC_ORIGIN: 'the address that people use, like https://vatio.empresa.es' };

/** Settings where empty has a meaning; elsewhere it means not set (compose files). */
const emptyIsAValue = new Set(['AVATAR_URL', 'TEST_HOST']);

/**
 * Reads the configuration from environment variables.
 *
 * @param defaultPageDir the built page beside this server
 * @throws Error with one sentence that names the variable
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  defaultPageDir: string,
): Config {
  const withSecrets = withSecretFiles(environment, secrets);
  refuseCarelessStart(withSecrets, { needed, secrets });
  const set = Object.entries(withSecrets).filter(
    ([name, v]) => v !== '' || emptyIsAValue.has(name),
  );
  const parsed = environmentSchema.safeParse(Object.fromEntries(set));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${issue?.path.join('.')} ${issue?.message}.`);
  }
  const values = parsed.data;
  return {
    host: values.HOST,
    port: values.PORT,
    apiUrl: new URL(values.API_URL).origin,
    xsrfKey: values.XSRF_KEY,
    publicOrigin: values.PUBLIC_ORIGIN && new URL(values.PUBLIC_ORIGIN).origin,
    sectionsConfig: values.SECTIONS_CONFIG,
    sectionStore: values.SECTION_STORE,
    pageDir: values.PAGE_DIR ?? defaultPageDir,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    errorReportsPerMinute: values.ERROR_REPORTS_PER_MINUTE,
    runtime: {
      companyName: values.COMPANY_NAME,
      testHost: values.TEST_HOST,
      avatarUrl: values.AVATAR_URL,
    },
  };
}

const isHttpUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** An address, a network in CIDR form, or one of the names that Fastify knows. */
function isAddressRange(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', prefix = '0', ...rest] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= longest;
}
