import { refuseCarelessStart, withSecretFiles } from '@vatio/contracts/servers/environment';
import { messageOf } from '../errorFacts';
import { databaseUrlOf } from '../keys/secrets';
import { StartupError } from '../startupError';

export interface MigrationSettings {
  /** The address for the role that owns the tables. */
  readonly ownerUrl: string;
  /** The role that the API uses. */
  readonly loginRole: string;
}

const names = ['MIGRATION_DATABASE_URL', 'MIGRATION_DATABASE_PASSWORD'];

/**
 * Reads MIGRATION_DATABASE_URL and its password, which may come as files, and the user of DATABASE_URL.
 *
 * @throws StartupError
 */
export function readSettings(environment: NodeJS.ProcessEnv): MigrationSettings {
  const env = filled(environment);
  const ownerUrl = databaseUrlOf(
    env.MIGRATION_DATABASE_URL?.trim(),
    env.MIGRATION_DATABASE_PASSWORD,
    'MIGRATION_DATABASE',
  );
  if (!ownerUrl || !URL.canParse(ownerUrl)) {
    throw new StartupError(
      'MIGRATION_DATABASE_URL is missing: set the address of the database for the role that owns its tables, like postgres://vatio_owner@db:5432/vatio.',
    );
  }
  const loginUrl = env.DATABASE_URL?.trim() ?? '';
  const loginRole = URL.canParse(loginUrl) ? decodeURIComponent(new URL(loginUrl).username) : '';
  if (!loginRole || loginRole === decodeURIComponent(new URL(ownerUrl).username)) {
    throw new StartupError(
      'DATABASE_URL must be the address that the API uses, with a role of its own, like postgres://vatio@db:5432/vatio.',
    );
  }
  return { ownerUrl, loginRole };
}

function filled(environment: NodeJS.ProcessEnv) {
  try {
    const env = withSecretFiles(environment, names);
    refuseCarelessStart(env, { needed: {}, secrets: names });
    return env;
  } catch (error) {
    throw new StartupError(messageOf(error));
  }
}
