import type { Caller } from '../../../../test/calls/caller';
import { testXsrfKey } from '../../../../test/calls/headers';
import { firstAdmin, signIn } from '../../../../test/calls/signIn';
import { TcpProxy } from '../../../../test/calls/tcpProxy';
import { quarterFile, reached, upload } from '../../../../test/curveImports';
import { createTestDatabase, type TestDatabase } from '../../../../test/database/testDatabase';
import { ApiProcess, endProcesses } from '../../../../test/processes/apiProcess';
import { addPoint, cupsOf } from '../../../../test/supply';

// Processes are slow on a busy machine; this test measures no times.
jest.setTimeout(120_000);

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await endProcesses();
  await database.drop();
});

const start = (url = database.url) =>
  new ApiProcess({ DATABASE_URL: url, XSRF_KEY: testXsrfKey, ...firstAdmin });

const enter = async (api: ApiProcess): Promise<Caller> => signIn(await api.url());

const cups = cupsOf(1);
const daysOf = async (who: Caller, pointId: string): Promise<number> => {
  const { json } = await who.get(`/api/points/${pointId}/curve?from=2026-01-01&to=2026-12-31`);
  return json.days.length;
};

it('works at what comes without being asked, in a thread of its own', async () => {
  const who = await enter(start());
  const pointId = await addPoint(who, { cups });
  const { json } = await upload(who, { content: quarterFile(cups, 20) });
  const { check } = await reached(who, json.id, 'checked');
  expect(check?.points[0]).toMatchObject({ readings: 20 * 96, stored: { fresh: 20 * 96 } });
  await who.post(`/api/curve-imports/${json.id}/confirm`, { conflicts: 'replace' });
  await reached(who, json.id, 'done');
  expect(await daysOf(who, pointId)).toBe(20);
});

/** Lets a job write until it meets a locked point, and then does the work. */
async function inTheMiddle(who: Caller, id: string, work: () => Promise<void>): Promise<void> {
  await database.db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('supply_points').select('id').forUpdate().execute();
    await who.post(`/api/curve-imports/${id}/confirm`, { conflicts: 'replace' });
    await reached(who, id, 'writing');
    await work();
  });
}

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'does again from its start what %s interrupted, in another process',
  async (signal) => {
    const first = start();
    const who = await enter(first);
    const pointId = await addPoint(who, { cups });
    const { json } = await upload(who, { content: quarterFile(cups, 20) });
    await reached(who, json.id, 'checked');
    await inTheMiddle(who, json.id, async () => {
      first.kill(signal);
      expect(await first.exit()).toBe(signal === 'SIGTERM' ? 0 : null);
    });
    expect(await storedDays(pointId)).toBe(0);

    const again = await enter(start());
    const { result } = await reached(again, json.id, 'done');
    expect(result).toMatchObject({ added: 20 * 96, replaced: 0 });
    expect(await daysOf(again, pointId)).toBe(20);
  },
);

it('goes on when the database comes back', async () => {
  const proxy = new TcpProxy(database.url);
  await proxy.open();
  const who = await enter(start(proxy.url));
  await addPoint(who, { cups });
  const { json } = await upload(who, { content: quarterFile(cups, 3) });
  await reached(who, json.id, 'checked');
  await inTheMiddle(who, json.id, () => proxy.cut());
  await proxy.open();
  expect((await reached(who, json.id, 'done')).result?.added).toBe(3 * 96);
  await proxy.cut();
});

async function storedDays(pointId: string): Promise<number> {
  const days = database.db.selectFrom('curve_days').select('day');
  return (await days.where('supply_point_id', '=', pointId).execute()).length;
}
