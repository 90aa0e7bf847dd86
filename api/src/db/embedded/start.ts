import { chooseAccount } from './account';
import { addressOf, openCluster } from './cluster';
import { ServerKeeper } from './keeper';
import { locatePrograms } from './programs';

export interface EmbeddedDatabase {
  /** postgres:// address with the password: never log it. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Runs the PostgreSQL from npm on `<dataDir>/postgres` while this process lives: restarts it when
 * it dies, and stops it with the process. For one machine: `npm start` and tests. Servers use
 * DATABASE_URL.
 *
 * @param dataDir absolute; made if it does not exist
 * @param report called when the server dies and when it is back
 * @throws StartupError when the folder is in use, or this machine cannot run it
 */
export async function startEmbedded(
  dataDir: string,
  report: (message: string) => void = () => {},
): Promise<EmbeddedDatabase> {
  const programs = locatePrograms();
  const account = chooseAccount(programs.postgres);
  const cluster = await openCluster(dataDir, programs, account);
  const keeper = new ServerKeeper({ dataDir, cluster, programs, account, report });
  const port = await keeper.open();
  return { url: addressOf(cluster.password, port), stop: () => keeper.close() };
}
