import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { throwAwayFolder } from '../../../test/database/throwAwayFolder';
import { until } from '../../../test/until';
import { StartupError } from '../../startupError';
import { findPostmaster, isAlive } from './postmaster';
import { type EmbeddedDatabase, startEmbedded } from './start';

// Servers are slow on a busy machine; this test measures no times.
jest.setTimeout(60_000);

let root: string;
/** A folder whose files survive all tests. */
let dataDir: string;
const running = new Set<EmbeddedDatabase>();
beforeAll(async () => {
  root = await throwAwayFolder();
  dataDir = join(root, 'new', 'folder');
  // Obstacles of a first start: leftovers of a killed one, and variables of a shell.
  await mkdir(join(dataDir, 'postgres.init-999999999-abc', 'cluster'), { recursive: true });
  process.env.PGDATA = '/nonexistent';
  process.env.PGOPTIONS = '-c search_path=nowhere';
  await start();
  delete process.env.PGDATA;
  delete process.env.PGOPTIONS;
});
afterEach(async () => {
  for (const database of running) await database.stop();
  running.clear();
});
afterAll(() => rm(root, { recursive: true }));

async function start(dir = dataDir, report?: (message: string) => void): Promise<EmbeddedDatabase> {
  const database = await startEmbedded(dir, report);
  running.add(database);
  return database;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  await client.end();
  return rows;
}

async function serverPid(): Promise<number> {
  const server = await findPostmaster(join(dataDir, 'postgres'));
  if (!server) throw new Error('no server');
  return server.pid;
}

it('makes a cluster in the C locale with checksums and passwords, reachable from here only', async () => {
  const [first] = running;
  const url = first?.url ?? '';
  expect(
    await query(
      url,
      `select datcollate, current_setting('data_checksums'), current_setting('server_encoding'),
         current_setting('listen_addresses'), current_setting('TimeZone'),
         current_setting('unix_socket_directories')
       from pg_database where datname = current_database()`,
    ),
  ).toEqual([['C', 'on', 'UTF8', '127.0.0.1', 'UTC', '']]);
  const wrong = new URL(url);
  wrong.password = 'guess';
  await expect(query(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log', 'postgres.owner']);
});

it('keeps data, port and password from one start to the next, and leaves nothing running', async () => {
  const first = await start();
  await query(first.url, 'create table first (n int)');
  const pid = await serverPid();
  await first.stop();
  expect(isAlive(pid)).toBe(false);
  const second = await start();
  expect(second.url).toBe(first.url);
  expect(await query(second.url, 'select * from first')).toEqual([]);
});

it('starts on files that a careless chmod opened to others', async () => {
  await chmod(join(dataDir, 'postgres'), 0o755);
  const { url } = await start();
  expect(await query(url, 'select 1')).toEqual([[1]]);
});

it('refuses a second start on the same folder, and leaves the first unharmed', async () => {
  const { url } = await start();
  const pid = await serverPid();
  const second = startEmbedded(dataDir);
  await expect(second).rejects.toThrow(StartupError);
  await expect(second).rejects.toThrow(`Vatio already runs on the data of ${dataDir}`);
  expect(await serverPid()).toBe(pid);
  expect(await query(url, 'select 1')).toEqual([[1]]);
});

it('lets exactly one of three win that start together, also where nothing is yet', async () => {
  const dir = join(root, 'race');
  const results = await Promise.allSettled([start(dir), start(dir), start(dir)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  const [winner] = running;
  expect(await query(winner?.url ?? '', 'select 1')).toEqual([[1]]);
  expect(await readdir(dir)).not.toContainEqual(expect.stringContaining('init-'));
});

it('restarts a server that was killed, on the same address, with everything committed', async () => {
  const reports: string[] = [];
  const { url } = await start(dataDir, (message) => reports.push(message));
  await query(url, 'create table kept as select 1 as n');
  process.kill(await serverPid(), 'SIGKILL');
  await until(() => reports.includes('The embedded database runs again.'));
  expect(await query(url, 'select n from kept')).toEqual([[1]]);
});

it('does not take the server of the folder it was copied from for its own', async () => {
  await start();
  const pid = await serverPid();
  const copy = join(root, 'copy');
  await mkdir(copy);
  await cp(join(dataDir, 'postgres', 'postmaster.pid'), join(copy, 'postmaster.pid'));
  expect(await findPostmaster(join(dataDir, 'postgres'))).toMatchObject({ pid, isReady: true });
  expect(await findPostmaster(copy)).toBeUndefined();
});

it('starts where the lock file of a killed server names somebody who came later', async () => {
  const stranger = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
  const port = await readFile(join(dataDir, 'postgres', 'vatio.port'), 'utf8');
  for (const pid of [stranger.pid, process.pid]) {
    const lines = [pid, join(dataDir, 'postgres'), 1_700_000_000, port.trim(), '', '127.0.0.1'];
    const left = [...lines, '        1         0', 'ready   ', ''].join('\n');
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), left, { mode: 0o600 });
    expect(await findPostmaster(join(dataDir, 'postgres'))).toBeUndefined();
    const database = await start();
    expect(await query(database.url, 'select 1')).toEqual([[1]]);
    await database.stop();
    running.delete(database);
  }
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  stranger.kill();
});

it('takes another port when somebody has its own', async () => {
  const port = Number(await readFile(join(dataDir, 'postgres', 'vatio.port'), 'utf8'));
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  const { url } = await start();
  expect(new URL(url).port).not.toBe(String(port));
  other.close();
});

/** Accidents of a folder; the tests use a copy. */
it.each<[string, (dir: string) => Promise<unknown>, RegExp]>([
  [
    'the password is lost',
    (dir) => rm(join(dir, 'postgres', 'vatio.password')),
    /^Cannot read .*vatio\.password.* DATA_DIR\.$/,
  ],
  [
    'the password is another',
    (dir) => writeFile(join(dir, 'postgres', 'vatio.password'), 'another'),
    /^The password kept in .* is not that of the database there/,
  ],
  [
    'the files are damaged',
    (dir) => rm(join(dir, 'postgres', 'global'), { recursive: true }),
    /^The embedded database does not start: .*global.*postgres\.log.*DATABASE_URL\.$/,
  ],
  [
    'the files are of another version',
    (dir) => writeFile(join(dir, 'postgres', 'PG_VERSION'), '12\n'),
    /^The embedded database does not start: .*incompatible.*DATABASE_URL\.$/,
  ],
])('says in one sentence that %s', async (_name, damage, message) => {
  const dir = await mkdtemp(join(root, 'damaged-'));
  await cp(dataDir, dir, { recursive: true });
  await damage(dir);
  const refused = startEmbedded(dir);
  await expect(refused).rejects.toThrow(StartupError);
  await expect(refused).rejects.toThrow(message);
});
