import { refuseTestSecrets, withSecretFiles } from '@vatio/contracts/environment';
import { messageOf } from './errorFacts';
import { StartupError } from './startupError';

const secrets = ['XSRF_KEY', 'DATABASE_URL', 'DATABASE_PASSWORD', 'ADMIN_PASSWORD'];

/**
 * The environment, with secrets from files (`XSRF_KEY_FILE`, ...).
 *
 * @throws StartupError also for secrets that a production start refuses
 */
export function withSecrets(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  try {
    const env = withSecretFiles(environment, secrets);
    refuseTestSecrets(env, secrets);
    return env;
  } catch (error) {
    throw new StartupError(messageOf(error));
  }
}

/**
 * The database's address, with its separate password.
 *
 * @throws StartupError when there is no address, or one that already has a password
 */
export function databaseUrlOf(
  url: string | undefined,
  password: string | undefined,
): string | undefined {
  if (!password) return url;
  if (!url) throw new StartupError('DATABASE_PASSWORD is set without DATABASE_URL: set both.');
  const complete = new URL(url);
  if (complete.password) {
    throw new StartupError('DATABASE_URL has a password, and DATABASE_PASSWORD is set: set one.');
  }
  complete.password = encodeURIComponent(password);
  return complete.href;
}
