import { sql } from 'kysely';
import { sessionApi } from '../../test/apis/session';
import { TcpProxy } from '../../test/calls/tcpProxy';
import { createTestDatabase, type TestDatabase } from '../../test/database/testDatabase';
import type { TestApi, TestUser } from '../../test/testApi';
import { until } from '../../test/until';
import { type Database, openDatabase, openProbe, tryWrite } from './pool';
import { DatabaseWatch } from './watch';

const nuria: TestUser = { email: 'nuria@vatio.example', password: 'contraseña-larga' };
const silent = { info: () => {}, warn: () => {} };

let direct: TestDatabase;
let proxy: TcpProxy;
let database: Database;
let watch: DatabaseWatch;
let api: TestApi;
const prepare = jest.fn(async () => {});

beforeAll(async () => {
  direct = await createTestDatabase();
  proxy = new TcpProxy(direct.url);
  await proxy.open();
  await proxy.cut();
  const { url } = proxy;
  database = openDatabase(url);
  watch = new DatabaseWatch({
    connect: () => openProbe(url, 200),
    tryWrite: () => tryWrite(url),
    prepare,
    onLost: () => database.renew(),
    log: silent,
    intervalMs: 10,
  });
  await watch.start();
  api = await sessionApi.start({ db: database.kysely, watch });
});
afterAll(async () => {
  await api.close();
  await watch.stop();
  await database.close();
  await proxy.cut();
  await direct.drop();
});

const statusOf = async (path: string) => (await api.get(path)).status;
const isReady = async () => (await statusOf('/api/health/ready')) === 200;

async function expectAway(): Promise<void> {
  for (const answer of [
    await api.get('/api/health/ready'),
    await api.login(nuria.email, nuria.password),
    await api.session('A'.repeat(43)),
  ]) {
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json).toEqual({
      message:
        'El servicio no está disponible en este momento. Inténtalo de nuevo en unos segundos.',
      retryAfterSeconds: 5,
    });
  }
  expect(await statusOf('/api/health/live')).toBe(200);
  expect(await statusOf('/api/nothing')).toBe(404);
}

it('starts without the database, and is ready when that comes', async () => {
  await expectAway();
  expect(prepare).not.toHaveBeenCalled();
  await proxy.open();
  await until(isReady);
  expect(prepare).toHaveBeenCalledTimes(1);
  await api.addUser(nuria);
  expect((await api.login(nuria.email, nuria.password)).status).toBe(200);
});

it('answers 503 while the database is away, and recovers by itself', async () => {
  const { value } = await api.tokenOf(nuria);
  for (let round = 0; round < 3; round += 1) {
    await proxy.cut();
    await until(() => !watch.isAvailable);
    await expectAway();
    await proxy.open();
    await until(isReady);
    expect((await api.session(value)).status).toBe(200);
  }
  expect(prepare).toHaveBeenCalledTimes(1);
});

it('never answers 500 at the moment of the cut', async () => {
  const { value } = await api.tokenOf(nuria);
  const calls = Array.from({ length: 20 }, () => api.session(value));
  await proxy.cut();
  for (const { status } of await Promise.all(calls)) expect([200, 503]).toContain(status);
  await proxy.open();
  await until(isReady);
});

it('answers requests that a frozen database leaves hanging, and keeps no connection to it', async () => {
  const { value } = await api.tokenOf(nuria);
  proxy.hang();
  const statuses = Array.from({ length: 15 }, async () => (await api.session(value)).status);
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([503]));
  await expectAway();

  await proxy.cut();
  await proxy.open();
  await until(isReady);
  const afterwards = Array.from({ length: 15 }, async () => (await api.session(value)).status);
  expect(new Set(await Promise.all(afterwards))).toEqual(new Set([200]));
});

describe('a database that takes no writes', () => {
  let patient: DatabaseWatch;
  let reader: TestApi;
  beforeAll(async () => {
    patient = new DatabaseWatch({
      connect: () => openProbe(direct.url),
      tryWrite: () => tryWrite(direct.url),
      prepare,
      log: silent,
      intervalMs: 10,
    });
    await patient.start();
    reader = await sessionApi.start({ db: direct.db, watch: patient });
  });
  afterAll(async () => {
    await reader.close();
    await patient.stop();
  });

  const readiness = async () => (await reader.get('/api/health/ready')).status;

  // The second one simulates a full disk.
  it.each([
    ['default_transaction_read_only', 'on'],
    ['temp_file_limit', '0'],
  ])('is there, and not ready: %s', async (setting, value) => {
    const { value: token } = await reader.tokenOf(nuria);
    const name = sql.ref(new URL(direct.url).pathname.slice(1));
    const change = (text: string) =>
      sql`alter database ${name} ${sql.raw(text)}`.execute(direct.db);
    await until(async () => (await readiness()) === 200);
    await change(`set ${setting} = ${value}`);
    await until(async () => (await readiness()) === 503);
    expect((await reader.session(token)).status).toBe(200);
    await change(`reset ${setting}`);
    await until(async () => (await readiness()) === 200);
  });
});

it('waits only for what waiting can help', async () => {
  const broken = new DatabaseWatch({
    connect: () => openProbe(direct.url),
    tryWrite: () => tryWrite(direct.url),
    prepare: () => Promise.reject(new Error('a migration with a mistake')),
    log: silent,
  });
  await expect(broken.start()).rejects.toThrow('a migration with a mistake');
});
