import { resolve } from 'node:path';
import { type Config, readConfig } from '../config';

export interface Settings extends Pick<Config, 'databaseUrl' | 'dataDir'> {
  /** The folder of the archives, unless the person names another. */
  readonly folder: string;
  readonly sectionsFile: string;
  /** An empty database to verify in; undefined = the embedded PostgreSQL, in a folder of its own. */
  readonly scratchUrl: string | undefined;
}

/** The rest of the environment is for the server, and may be incomplete here. @throws StartupError */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const names = ['DATABASE_URL', 'DATABASE_PASSWORD'].flatMap((name) => [name, `${name}_FILE`]);
  const given = [...names, 'DATA_DIR'].map((name) => [name, env[name]]);
  const { databaseUrl, dataDir } = readConfig(Object.fromEntries(given));
  return {
    databaseUrl,
    dataDir,
    folder: resolve(env.BACKUP_DIR || 'backups'),
    sectionsFile: resolve(env.SECTIONS_CONFIG || 'sections.config.json'),
    scratchUrl: env.SCRATCH_DATABASE_URL || undefined,
  };
}
