import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { call } from '../test/calls/httpCall';
import { firstAdmin, signIn } from '../test/calls/signIn';
import { TcpProxy } from '../test/calls/tcpProxy';
import { createTestDatabase } from '../test/database/testDatabase';
import { throwAwayFolder } from '../test/database/throwAwayFolder';
import { ApiProcess, endProcesses } from '../test/processes/apiProcess';
import { bearer, testXsrfKey } from '../test/testApi';
import { until } from '../test/until';
import { findPostmaster, isAlive } from './db/embedded/postmaster';
import { demoUsers } from './seed/demoUsers';

// Processes are slow on a busy machine; this file measures no time.
jest.setTimeout(120_000);

let root: string;
let dataDir: string;
beforeAll(async () => {
  root = await throwAwayFolder();
  dataDir = join(root, 'data');
});
afterEach(endProcesses);
afterAll(() => rm(root, { recursive: true }));

const [admin] = demoUsers;
const start = (env: Record<string, string> = {}, options?: { log?: number }) =>
  new ApiProcess({ DATA_DIR: dataDir, XSRF_KEY: testXsrfKey, ...firstAdmin, ...env }, options);

const ready = async (url: string) => (await call(`${url}/api/health/ready`)).status;

/** While the database is away a session is answered 503; a lost session is answered 401 for ever. */
const untilSignedIn = (url: string, token: string) =>
  until(async () => {
    const { status } = await call(`${url}/api/session`, { headers: bearer(token) });
    return status === 200;
  });

async function serverPid(dir = dataDir): Promise<number> {
  const server = await findPostmaster(join(dir, 'postgres'));
  if (!server) throw new Error('no server');
  return server.pid;
}

it('serves, refuses a second API on its data, keeps secrets out of its log, stops on SIGTERM', async () => {
  const api = start();
  const url = await api.url();
  const { token } = await signIn(url);

  const { message, stderr, code } = await start().failure();
  expect(message).toBe(
    `Vatio already runs on the data of ${dataDir}: use that one, stop it first, or set another folder in DATA_DIR.`,
  );
  expect([stderr, code]).toEqual([`${message}\n`, 1]);

  const session = await call(`${url}/api/session`, { headers: bearer(token) });
  expect(session.json.user).toMatchObject({ email: admin.email, role: 'admin' });
  const pid = await serverPid();
  expect(await api.stop()).toBe(0);
  expect(isAlive(pid)).toBe(false);
  expect(api.stderr).toBe('');
  for (const secret of [token, admin.password, admin.email, 'XSRF-TOKEN', testXsrfKey]) {
    expect(api.stdout).not.toContain(secret);
  }
});

it('takes the database down with it, even by kill -9; the next one starts at once', async () => {
  const killed = start();
  const { token } = await signIn(await killed.url());
  const pid = await serverPid();
  killed.kill('SIGKILL');
  const next = start();
  const url = await next.url();
  // Until the old database is down, and the new API has noticed, it may speak with that one.
  await until(() => !isAlive(pid));
  await untilSignedIn(url, token);
  expect(await next.stop()).toBe(0);
});

it('goes when its parent goes away, and the database too', async () => {
  const api = start();
  await api.url();
  const pid = await serverPid();
  api.disconnect();
  expect(await api.exit()).toBe(0);
  expect(isAlive(pid)).toBe(false);
});

it('starts after kill -9 of everything, with everything that was committed', async () => {
  const killed = start();
  const { token } = await signIn(await killed.url());
  process.kill(await serverPid(), 'SIGKILL');
  killed.kill('SIGKILL');
  const next = start();
  // It serves, and refuses with 503, before a database that has to recover is there.
  await untilSignedIn(await next.url(), token);
  expect(await next.stop()).toBe(0);
});

it('adopts a server that was left running', async () => {
  const killed = start();
  await killed.url();
  const pid = await serverPid();
  // The supervisor stops only what this file says is its own: as if it had been killed as well.
  await rm(join(dataDir, 'postgres.owner'));
  killed.kill('SIGKILL');
  await killed.exit();
  expect(isAlive(pid)).toBe(true);
  const next = start();
  expect(await ready(await next.url())).toBe(200);
  expect(await serverPid()).toBe(pid);
  expect(await next.stop()).toBe(0);
  expect(isAlive(pid)).toBe(false);
});

/** A device on which every write fails as on a full disk; Linux has it. */
const whereFull = existsSync('/dev/full') ? it : it.skip;

whereFull('goes on when the disk under its log is full', async () => {
  const full = openSync('/dev/full', 'w');
  const api = start({}, { log: full });
  closeSync(full);
  const url = await api.url();
  // Each of them would be a line.
  for (let count = 0; count < 3; count += 1) await call(`${url}/api/session`);
  expect((await call(`${url}/api/health/live`)).status).toBe(200);
  expect(await api.stop()).toBe(0);
});

it('waits for a database that comes later, and then prepares it', async () => {
  const empty = await createTestDatabase({ isMigrated: false });
  const proxy = new TcpProxy(empty.url);
  await proxy.open();
  await proxy.cut();
  const api = start({ DATABASE_URL: proxy.url });
  const url = await api.url();
  expect((await call(`${url}/api/health/live`)).status).toBe(200);
  expect(await ready(url)).toBe(503);
  await proxy.open();
  await until(async () => (await ready(url)) === 200);
  await signIn(url);
  expect(await api.stop()).toBe(0);
  await proxy.cut();
  await empty.drop();
});

describe('says in one sentence why it does not start', () => {
  const refusal = async (env: Record<string, string>) => {
    const { message, stderr, code } = await start(env).failure();
    expect([stderr, code]).toEqual([`${message}\n`, 1]);
    return message;
  };

  it('a variable', async () => {
    expect(await refusal({ PORT: 'x' })).toMatch(/^The variable PORT must be/);
  });

  it('the port, and stops the database that it had started', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(await refusal({ PORT: String(port) })).toMatch(new RegExp(`^Port ${port} is taken`));
    expect(await findPostmaster(join(dataDir, 'postgres'))).toBeUndefined();
    other.close();
  });

  it('the password of the database, or its name', async () => {
    const database = await createTestDatabase();
    const wrong = new URL(database.url);
    wrong.pathname = '/nowhere';
    expect(await refusal({ DATABASE_URL: wrong.href })).toMatch(
      /^The database of DATABASE_URL refuses the connection \(.*"nowhere" does not exist\): .*\.$/,
    );
    await database.drop();
  });

  it('a folder that is none', async () => {
    const file = join(root, 'file');
    await writeFile(file, '');
    expect(await refusal({ DATA_DIR: join(file, 'x') })).toMatch(/^Cannot write in .* DATA_DIR\.$/);
  });
});
