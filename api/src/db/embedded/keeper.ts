import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { codeOf, messageOf } from '../../errorFacts';
import { StartupError } from '../../startupError';
import type { Account } from './account';
import { type Cluster, changePort, readPort, roleName } from './cluster';
import {
  disownLockFile,
  findPostmaster,
  isAlive,
  type Launch,
  launchPostmaster,
  type Postmaster,
  signalPostmaster,
} from './postmaster';
import { databaseUrlHint, type Programs } from './programs';
import { type Supervisor, startSupervisor } from './supervisor';

export interface KeeperParts {
  readonly dataDir: string;
  readonly cluster: Cluster;
  readonly programs: Programs;
  readonly account: Account;
  readonly report: (message: string) => void;
}

/** The advisory lock that the one API of a data folder holds; any constant will do. */
const lockId = 8_315_160_114;
const patienceMs = 15_000;
const pollMs = 25;
/** The time limit of a clean stop before an immediate one; main limits the whole stop. */
const cleanStopMs = 4_000;

/**
 * Keeps one PostgreSQL server running on a cluster while this process lives.
 *
 * One connection holds an advisory lock, which makes this API the only one on the folder:
 * PostgreSQL releases it the moment our process dies. When the connection breaks, the server has
 * gone, and the keeper starts it again.
 */
export class ServerKeeper {
  readonly #parts: KeeperParts;
  readonly #token = randomBytes(16).toString('hex');
  readonly #ownerFile: string;
  #supervisor: Supervisor | undefined;
  #connection: Client | undefined;
  #launch: Launch | undefined;
  #port = 0;
  #isClosing = false;
  #recovery: Promise<void> = Promise.resolve();

  constructor(parts: KeeperParts) {
    this.#parts = parts;
    this.#ownerFile = join(parts.dataDir, 'postgres.owner');
  }

  /**
   * Adopts the server of the folder, or starts one.
   *
   * @returns its port, which stays the same from then on
   * @throws StartupError when another API has it, or it cannot be started
   */
  async open(): Promise<number> {
    this.#port = await readPort(this.#parts.cluster.dir);
    try {
      const connection = await this.#acquire({ mayChangePort: true });
      await createDatabase(connection);
    } catch (error) {
      await this.close();
      throw error;
    }
    return this.#port;
  }

  /** Stops the server, if it is ours, and waits for its end. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#recovery;
    const pid = await this.#ownPid();
    if (pid !== undefined) {
      // The lock goes down with the server: no other process can adopt it between the two.
      signalPostmaster(this.#parts.programs, pid, 'INT');
      if (!(await hasEnded(pid, cleanStopMs))) {
        signalPostmaster(this.#parts.programs, pid, 'QUIT');
        await hasEnded(pid, patienceMs);
      }
      await rm(this.#ownerFile, { force: true });
    }
    await this.#connection?.end().catch(() => {});
    await this.#supervisor?.dismiss();
  }

  /** The server that we may stop: we hold its lock, or launched it a moment ago. */
  async #ownPid(): Promise<number | undefined> {
    if (this.#connection) return (await findPostmaster(this.#parts.cluster.dir))?.pid;
    return this.#launch?.hasExited() === false ? this.#launch.child.pid : undefined;
  }

  /** A connection to a running server that holds the lock. */
  async #acquire({ mayChangePort }: { mayChangePort: boolean }): Promise<Client> {
    let giveUpAt = Date.now() + patienceMs;
    for (;;) {
      if (this.#isClosing)
        throw new StartupError('Vatio is stopping: start it again when it has ended.');
      const server = await findPostmaster(this.#parts.cluster.dir);
      const connection = server?.isReady ? await this.#tryConnect(server) : undefined;
      if (server && connection) return await this.#own(connection, server);

      const launch = this.#launch;
      if (launch?.hasExited()) {
        this.#launch = undefined;
        await this.#judgeFailedLaunch(await launch.output(), mayChangePort);
      }
      // Recovery after a crash may take any time; only standing still is limited.
      if (this.#launch) giveUpAt = Date.now() + patienceMs;
      else if (!server) this.#launch = await this.#start();
      if (Date.now() > giveUpAt) throw new StartupError(this.#busyMessage(server));
      await sleep(pollMs);
    }
  }

  async #tryConnect({ port }: Postmaster): Promise<Client | undefined> {
    const client = new Client({
      host: '127.0.0.1',
      port,
      user: roleName,
      database: 'postgres',
      password: this.#parts.cluster.password,
      ssl: false,
      connectionTimeoutMillis: 3_000,
      application_name: 'vatio-keeper',
    });
    // The server's end would end this process, too, if it had no listener.
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (codeOf(error) === '28P01') {
        throw new StartupError(
          `The password kept in ${this.#parts.cluster.dir} is not that of the database there: restore it from a copy, or set another folder in DATA_DIR.`,
        );
      }
      // It is starting or stopping: the caller looks again.
      return undefined;
    }
  }

  async #own(connection: Client, server: Postmaster): Promise<Client> {
    if (!(await takeLock(connection))) {
      // The holder of the lock owns even a server that we launched: closing must not stop it.
      this.#launch = undefined;
      await connection.end();
      throw new StartupError(
        `Vatio already runs on the data of ${this.#parts.dataDir}: use that one, stop it first, or set another folder in DATA_DIR.`,
      );
    }
    this.#launch = undefined;
    this.#port = server.port;
    this.#connection = connection;
    await writeFile(this.#ownerFile, `${this.#token}\n${server.pid}\n`, { mode: 0o600 });
    this.#supervisor ??= startSupervisor({
      ownerFile: this.#ownerFile,
      pidFile: join(this.#parts.cluster.dir, 'postmaster.pid'),
      token: this.#token,
      pgCtl: this.#parts.programs.pgCtl,
    });
    connection.once('end', () => {
      if (!this.#isClosing) this.#recovery = this.#recover();
    });
    return connection;
  }

  async #recover(): Promise<void> {
    this.#connection = undefined;
    this.#parts.report('The embedded database has stopped; it is being started again.');
    while (!this.#isClosing) {
      try {
        await this.#acquire({ mayChangePort: false });
        this.#parts.report('The embedded database runs again.');
        return;
      } catch (error) {
        if (!this.#isClosing) this.#parts.report(messageOf(error));
        await sleep(1_000);
      }
    }
  }

  async #start(): Promise<Launch> {
    const { programs, account, cluster, dataDir } = this.#parts;
    const logFile = join(dataDir, 'postgres.log');
    await disownLockFile(cluster.dir);
    return launchPostmaster(programs, account, { dir: cluster.dir, port: this.#port, logFile });
  }

  async #judgeFailedLaunch(output: string, mayChangePort: boolean): Promise<void> {
    // After kill -9 a server's children need a moment to end: never delete its lock file.
    if (/lock file|shared memory block/.test(output)) return;
    if (/could not bind|could not create any TCP/.test(output)) {
      if (mayChangePort) this.#port = await changePort(this.#parts.cluster.dir);
      return;
    }
    const lines = output.split('\n').filter((line) => line.trim());
    const reason =
      lines.find((line) => line.includes('FATAL')) ?? lines.at(-1) ?? 'it does not say why';
    throw new StartupError(
      `The embedded database does not start: ${reason.trim()} (details in ${join(this.#parts.dataDir, 'postgres.log')}); if that cannot be mended, ${databaseUrlHint}.`,
    );
  }

  #busyMessage(server: Postmaster | undefined): string {
    const who = server ? `process ${server.pid}` : 'a PostgreSQL that was left behind';
    return `The database in ${this.#parts.cluster.dir} does not answer and ${who} holds it: stop that process and start again.`;
  }
}

async function takeLock(connection: Client): Promise<boolean> {
  // An API that was just killed keeps the lock until PostgreSQL has noticed.
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const { rows } = await connection.query('select pg_try_advisory_lock($1) as locked', [lockId]);
    if (rows[0]?.locked) return true;
    await sleep(50);
  }
  return false;
}

async function createDatabase(connection: Client): Promise<void> {
  const found = await connection.query('select 1 from pg_database where datname = $1', [roleName]);
  if (found.rowCount === 0) await connection.query(`create database ${roleName}`);
}

async function hasEnded(pid: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(pollMs);
  }
  return true;
}
