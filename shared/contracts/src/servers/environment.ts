import { readFileSync, statSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/** The prefix of the secrets in the repository: good for tests, refused by a production start. */
const testSecretMark = 'only-for-tests-';

/**
 * True for a start that does real work. With DEMO_DATA=true a production build is one for tests, whose
 * passwords are public anyway.
 */
export const isForRealWork = (env: Environment): boolean =>
  env.NODE_ENV === 'production' && env.DEMO_DATA?.trim() !== 'true';

/**
 * Secrets may be files, as containers get them: `XSRF_KEY_FILE=/run/secrets/xsrf_key` means `XSRF_KEY=<its
 * text>`, without newlines at the end. An empty variable counts as unset.
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

/** Any other user of that machine or container could read it. */
function refuseOpenFile(variable: string, file: string | undefined): void {
  if (!file || (statSync(file).mode & 0o077) === 0) return;
  throw new Error(
    `${variable}: the file ${file} can be read by other users: make it belong to the user of this process alone (npm run secrets does, or chmod 400).`,
  );
}

/**
 * Refuses a start for real work without the settings that it needs, or with secrets that are public or
 * lie in a file that other users can read.
 *
 * @param env as `withSecretFiles` gives it
 * @param needed by name, what each is for
 * @throws Error with one sentence that names the variable
 */
export function refuseCarelessStart(
  env: Environment,
  { needed, secrets }: { needed: Readonly<Record<string, string>>; secrets: readonly string[] },
): void {
  if (!isForRealWork(env)) return;
  const known = secrets.find((name) => env[name]?.includes(testSecretMark));
  if (known) {
    throw new Error(
      `${known} is the one for tests, which everybody knows: set ${known} or ${known}_FILE to your own (for example: openssl rand -hex 32).`,
    );
  }
  for (const name of secrets) refuseOpenFile(`${name}_FILE`, env[`${name}_FILE`]?.trim());
  const missing = Object.keys(needed).find((name) => !env[name]?.trim());
  if (!missing) return;
  throw new Error(
    `${missing} is missing: set ${needed[missing]}. A start for tests, with demo accounts, is DEMO_DATA=true.`,
  );
}
