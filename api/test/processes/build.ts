import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServerOnce } from '@vatio/build/server-once';

const apiDir = fileURLToPath(new URL('../..', import.meta.url));

/** The processes under test: the very files that are shipped. */
export const builtMain = join(apiDir, 'dist-server', 'main.js');
export const builtCreateAdmin = join(apiDir, 'dist-server', 'createAdmin.js');
export const builtBackup = join(apiDir, 'dist-server', 'backup.js');
export const builtMigrate = join(apiDir, 'dist-server', 'migrate.js');

/** Builds the API, unless what is there was built from these sources. */
export const buildApi = (): Promise<void> => buildServerOnce(apiDir);
