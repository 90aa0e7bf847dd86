import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/** How the secrets in the repository begin: good for tests, refused by a production start. */
const testSecretMark = 'only-for-tests-';

/**
 * Secrets may come as files, as containers get them: `XSRF_KEY_FILE=/run/secrets/xsrf_key` stands
 * for `XSRF_KEY=<its text>`, without newlines at the end. An empty variable counts as unset.
 *
 * @throws Error with one sentence that names the variable
 */
export function withSecretFiles(env: Environment, names: readonly string[]): Environment {
  const secrets = names.flatMap((name) => {
    const file = env[`${name}_FILE`]?.trim();
    if (!file) return [];
    if (env[name]?.trim()) throw new Error(`Both ${name} and ${name}_FILE are set: set one.`);
    return [[name, readSecret(`${name}_FILE`, file)]];
  });
  return { ...env, ...Object.fromEntries(secrets) };
}

function readSecret(variable: string, file: string): string {
  const text = contentOf(variable, file).replace(/(?<!\n)\n+$/, '');
  if (!text.trim())
    throw new Error(`${variable}: the file ${file} is empty: write the secret in it.`);
  return text;
}

function contentOf(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code }: { code?: unknown } = Object(error);
    throw new Error(
      `${variable}: the file ${file} cannot be read (${code}): make it readable for the user of this process.`,
    );
  }
}

/**
 * Refuses public secrets in a production start. With DEMO_DATA=true it is a start for tests, whose
 * passwords are public anyway.
 *
 * @throws Error with one sentence that names the variable
 */
export function refuseTestSecrets(env: Environment, names: readonly string[]): void {
  if (env.NODE_ENV !== 'production' || env.DEMO_DATA?.trim() === 'true') return;
  const known = names.find((name) => env[name]?.includes(testSecretMark));
  if (!known) return;
  throw new Error(
    `${known} is the one for tests, which everybody knows: set ${known} or ${known}_FILE to your own (for example: openssl rand -hex 32).`,
  );
}
