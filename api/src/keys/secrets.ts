import { refuseCarelessStart, withSecretFiles } from '@vatio/contracts/servers/environment';
import { messageOf } from '../errorFacts';
import { StartupError } from '../startupError';

/** Settings that a start for real work requires. */
const needed = {
  DATABASE_URL: 'the address of your PostgreSQL, like postgres://vatio@db:5432/vatio',
  PUBLIC_ORIGIN: 'the address that people use, like https://vatio.empresa.es',
};

const secrets = ['XSRF_KEY', 'DATABASE_URL', 'DATABASE_PASSWORD', 'ADMIN_PASSWORD'];

/**
 * The environment, with secrets from files (`XSRF_KEY_FILE`, ...).
 *
 * @throws StartupError also for what a start for real work refuses
 */
export function withSecrets(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  try {
    const env = withSecretFiles(environment, secrets);
    refuseCarelessStart(env, { needed, secrets });
    return env;
  } catch (error) {
    throw new StartupError(messageOf(error));
  }
}

/**
 * The database's address, with its separate password.
 *
 * @param variable how the names of both begin
 * @throws StartupError when there is no address, or one that already has a password
 */
export function databaseUrlOf(
  url: string | undefined,
  password: string | undefined,
  variable = 'DATABASE',
): string | undefined {
  if (!password) return url;
  if (!url) {
    throw new StartupError(`${variable}_PASSWORD is set without ${variable}_URL: set both.`);
  }
  const complete = new URL(url);
  if (complete.password) {
    throw new StartupError(
      `${variable}_URL has a password, and ${variable}_PASSWORD is set: set one.`,
    );
  }
  complete.password = encodeURIComponent(password);
  return complete.href;
}
