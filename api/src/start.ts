import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { buildApp } from './app';
import { areas } from './areas';
import { ComputePool } from './computing/computePool';
import type { Config } from './config';
import { isDatabaseAway } from './db/availability';
import { startEmbedded } from './db/embedded/start';
import {
  openDatabase,
  openMaintenanceDatabase,
  openProbe,
  type Probe,
  requestLockMs,
  tryWrite,
  uploadConnections,
} from './db/pool';
import { mayChangeTables } from './db/rights';
import type { Tables } from './db/types';
import { DatabaseWatch } from './db/watch';
import { codeOf, messageOf } from './errorFacts';
import type { EventLog } from './eventLog';
import { housekeepingIntervalMs, keepHouse } from './housekeeping';
import { isCancelRequested } from './jobs/jobs.repository';
import { JobThread } from './jobs/jobThread';
import { readOrCreateXsrfKey } from './keys/xsrfKey';
import { migrateToLatest, requireSupportedServer } from './migrate/migrateToLatest';
import { refuseDemoAccounts } from './seed/demoAccounts';
import { seedSupplyInThread } from './seed/demoSupplyThread';
import { seedUsers } from './seed/seed';
import { wantsDemoSupply } from './seed/seedSupply';
import { StartupError } from './startupError';

/** The parts to stop, in the reverse order of their start. */
export type Stops = (() => Promise<void>)[];

/** Cuts requests that still run then, so that the database can be stopped in time. */
const drainMs = 4_000;
const farewellMs = 300;

/**
 * Starts the API: database, schema, first users, HTTP. If DATABASE_URL does not answer, it listens
 * all the same, and does the rest later.
 *
 * @param stops gets what must be stopped, also when this fails half-way
 * @returns the port it listens on
 * @throws StartupError
 */
export async function startApi(config: Config, stops: Stops): Promise<number> {
  const log: EventLog = {
    info: (fields, message) => app.log.info(fields, message),
    warn: (fields, message) => app.log.warn(fields, message),
  };
  const url = config.databaseUrl ?? (await startOwnDatabase(config, log, stops));
  const database = openDatabase(url, { lockTimeoutMs: requestLockMs });
  stops.push(() => database.close());
  const uploads = openDatabase(url, {
    maxConnections: uploadConnections,
    lockTimeoutMs: requestLockMs,
  });
  stops.push(() => uploads.close());
  const watch = new DatabaseWatch({
    connect: () => openProbe(url).catch((error: unknown) => explainConnection(error)),
    tryWrite: () => tryWrite(url),
    prepare: () => prepare(url, config, log),
    onLost: () => {
      database.renew();
      uploads.renew();
    },
    log,
  });
  stops.push(() => watch.stop());
  const xsrfKey = config.xsrfKey ?? (await readOrCreateXsrfKey(config.dataDir));
  let jobs: JobThread | undefined;
  const wakeJobs = () => jobs?.wake();
  const computing = new ComputePool({ program: new URL('./computeWorker.js', import.meta.url) });
  stops.push(() => computing.stop());
  const app = await buildApp({
    areas,
    config,
    xsrfKey,
    db: database.kysely,
    uploadDb: uploads.kysely,
    watch,
    wakeJobs,
    computing,
  });
  stops.push(() => drain(app));
  await watch.start();
  const port = await listen(app, config);
  const program = new URL('./jobWorker.js', import.meta.url);
  const thread = new JobThread({
    program,
    databaseUrl: url,
    log,
    isCancelRequested: (id) => watch.guard(() => isCancelRequested(database.kysely, id)),
  });
  jobs = thread;
  stops.push(() => thread.stop());
  const housekeeping = setInterval(() => {
    // A lost database is not reported here: the watch does that.
    watch.guard(() => keepHouse(areas, database.kysely, new Date(), log)).catch(() => {});
  }, housekeepingIntervalMs);
  stops.push(async () => clearInterval(housekeeping));
  return port;
}

async function startOwnDatabase({ dataDir }: Config, log: EventLog, stops: Stops): Promise<string> {
  const embedded = await startEmbedded(dataDir, (message) => log.warn({}, message));
  stops.push(() => embedded.stop());
  return embedded.url;
}

async function prepare(url: string, config: Config, log: EventLog): Promise<void> {
  const db = openMaintenanceDatabase(url);
  try {
    await requireSupportedServer(db);
    await migrateToLatest(db, undefined, {
      onHeld: () => log.warn({}, 'a table to be changed is in use; it is tried again'),
    });
    await seedUsers(db, config, log);
    if (config.production && !config.demoData) await checkForRealWork(db, log);
    if (await wantsDemoSupply(db, config)) await seedSupplyInThread(url, log);
    await keepHouse(areas, db, new Date(), log);
  } finally {
    await db.destroy();
  }
}

/** @throws StartupError for an account that anyone could use */
async function checkForRealWork(db: Kysely<Tables>, log: EventLog): Promise<void> {
  await refuseDemoAccounts(db);
  if (!(await mayChangeTables(db))) return;
  log.warn(
    {},
    'The role of DATABASE_URL may change its tables, and what the audit says: give the API a role of its own (docs/operating.md, migrate).',
  );
}

function explainConnection(error: unknown): Promise<Probe> {
  if (isDatabaseAway(error)) throw error;
  throw new StartupError(
    `The database of DATABASE_URL refuses the connection (${messageOf(error)}): correct that variable or the server.`,
  );
}

const listenMessages: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken: stop the program that uses it or set another one in PORT (0 = any free one).`,
  EACCES: ({ port }) => `There is no permission to use port ${port}: set another one in PORT.`,
  EADDRNOTAVAIL: ({ host }) =>
    `The address ${host} of the variable HOST is not of this machine: set one that is.`,
  ENOTFOUND: ({ host }) =>
    `The address ${host} of the variable HOST does not exist: set one of this machine.`,
};

async function listen(app: FastifyInstance, config: Config): Promise<number> {
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    const message = listenMessages[codeOf(error)]?.(config);
    throw message ? new StartupError(message) : error;
  }
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : config.port;
}

/**
 * Stops without losing a request: refuses new connections, and asks kept-alive connections to end with
 * their
 * next answer. Closing them at once, as http does, would lose requests in progress.
 */
async function drain(app: FastifyInstance): Promise<void> {
  Server.prototype.close.call(app.server);
  app.server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close');
  });
  await sleep(farewellMs);
  const cut = setTimeout(() => app.server.closeAllConnections(), drainMs);
  await app.close();
  clearTimeout(cut);
}
