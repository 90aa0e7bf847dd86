import type { CurveDayAnswer } from '@vatio/contracts/company/curve';
import { companyApi } from '../../../../test/apis/company';
import {
  checked,
  evenDay,
  hourlyFile,
  imported,
  read,
  workOff,
} from '../../../../test/curveImports';
import { addClient, addPoint, cupsOf } from '../../../../test/supply';

const api = companyApi.fresh();
const admin = api.caller({ role: 'admin' });
let clientId: string;
let pointId: string;
const cups = cupsOf(1);
beforeEach(async () => {
  clientId = await addClient(admin);
  pointId = await addPoint(admin, { clientId, cups });
});

async function storedDays(id = pointId): Promise<CurveDayAnswer[]> {
  const path = `/api/points/${id}/curve?from=2026-01-01&to=2026-12-31`;
  return (await admin.get(path)).json.days;
}
const nothingDone = { added: 0, replaced: 0, days: 0, supplyPoints: 0 };
const october = (day: number) => `${String(day).padStart(2, '0')}/10/2026`;
const twoDays = hourlyFile(
  { cups, date: october(5), kwh: evenDay('0,2') },
  { cups, date: october(6), kwh: evenDay('0,3') },
);

it('changes nothing the second time', async () => {
  await imported(api, admin, { content: twoDays });
  const before = await storedDays();
  const again = await checked(api, admin, { content: twoDays });
  expect(again.check?.points[0]?.stored).toEqual({ fresh: 0, same: 48, different: 0 });
  for (const conflicts of ['replace', 'keep'] as const) {
    const { result } = await imported(api, admin, { content: twoDays }, conflicts);
    expect(result).toEqual({ ...nothingDone, unchanged: 48 });
  }
  expect(await storedDays()).toEqual(before);
});

describe('where the file and what is stored differ', () => {
  // One hour is equal, one differs, one is new in a stored day, and one day is new.
  const later = hourlyFile(
    { cups, date: october(6), kwh: ['0,3', '0,9'], method: 'E' },
    { cups, date: october(7), kwh: ['0,1'] },
  );
  const first = hourlyFile({ cups, date: october(6), kwh: ['0,3', '0,4', '', '0,5'], method: 'E' });
  beforeEach(() => imported(api, admin, { content: first }));

  it('the dry run says so', async () => {
    const { check } = await checked(api, admin, { content: later });
    expect(check?.points[0]).toMatchObject({
      stored: { fresh: 1, same: 1, different: 1 },
      conflicts: [{ at: '2026-10-05T23:00:00.000Z', storedKwh: '0.4', fileKwh: '0.9' }],
    });
  });

  it('the file wins, if that is what was chosen', async () => {
    const { result } = await imported(api, admin, { content: later }, 'replace');
    expect(result).toEqual({ added: 1, replaced: 1, unchanged: 1, days: 2, supplyPoints: 1 });
    expect(await storedDays()).toMatchObject([
      { tenthsWh: [3000, 9000, null, 5000, ...Array(20).fill(null)], estimated: [0, 1, 3] },
      { tenthsWh: [1000, ...Array(23).fill(null)], estimated: [] },
    ]);
  });

  it('what is stored stays, if that is what was chosen', async () => {
    const { result } = await imported(api, admin, { content: later }, 'keep');
    expect(result).toEqual({ added: 1, replaced: 0, unchanged: 2, days: 1, supplyPoints: 1 });
    expect(await storedDays()).toMatchObject([
      { tenthsWh: [3000, 4000, null, 5000, ...Array(20).fill(null)], estimated: [0, 1, 3] },
      { tenthsWh: [1000, ...Array(23).fill(null)] },
    ]);
  });
});

describe('where one is estimated and the other is real', () => {
  const day = (kwh: string, method: 'R' | 'E') =>
    hourlyFile({ cups, date: october(5), kwh: evenDay(kwh), method });

  it('the real one stays or comes, whatever was chosen', async () => {
    await imported(api, admin, { content: day('0,2', 'E') });
    const { check } = await checked(api, admin, { content: day('0,3', 'R') });
    expect(check?.points[0]).toMatchObject({ stored: { improved: 24 }, conflicts: [] });
    const better = await imported(api, admin, { content: day('0,3', 'R') }, 'keep');
    expect(better.result).toMatchObject({ replaced: 24, unchanged: 0 });
    const real = await storedDays();
    expect(real).toMatchObject([{ tenthsWh: Array(24).fill(3000), estimated: [] }]);

    const estimate = await checked(api, admin, { content: day('0,9', 'E') });
    expect(estimate.check?.points[0]).toMatchObject({ stored: { worse: 24 }, conflicts: [] });
    const worse = await imported(api, admin, { content: day('0,9', 'E') }, 'replace');
    expect(worse.result).toEqual({ ...nothingDone, unchanged: 24 });
    expect(await storedDays()).toEqual(real);
  });
});

it('shows the first conflicts, and counts all', async () => {
  await imported(api, admin, { content: twoDays });
  const other = hourlyFile({ cups, date: october(5), kwh: evenDay('0,7') });
  const { check } = await checked(api, admin, { content: other });
  expect(check?.points[0]?.stored.different).toBe(24);
  expect(check?.points[0]?.conflicts).toHaveLength(20);
  expect(check?.points[0]?.conflicts[0]?.at).toBe('2026-10-04T22:00:00.000Z');
});

it('keeps hours and quarters of the same point apart', async () => {
  await imported(api, admin, { content: twoDays });
  const quarters = [
    'CUPS;Fecha;Hora;Consumo_kWh;Metodo_obtencion',
    `${cups};05/10/2026;00:15;0,1;R`,
    `${cups};05/10/2026;00:30;0,2;R`,
  ].join('\n');
  expect((await imported(api, admin, { content: quarters })).result?.added).toBe(2);
  const path = `/api/points/${pointId}/curve?from=2026-10-05&to=2026-10-05`;
  expect((await admin.get(path)).json.minutes).toBe(15);
  expect((await admin.get(`${path}&minutes=60`)).json.days[0].tenthsWh).toHaveLength(24);
  const { json } = await admin.get(`/api/points/${pointId}/coverage`);
  // Hours cover more of October.
  expect(json.months).toMatchObject([{ minutes: 60, real: 48 }]);
});

describe('a file of several points', () => {
  const others = [cupsOf(2), cupsOf(3)];
  const content = hourlyFile(
    ...[cups, ...others].map((one) => ({ cups: one, date: october(5), kwh: evenDay('0,2') })),
  );

  it('is split among those that are known, and leaves out the others', async () => {
    const second = await addPoint(admin, { clientId, cups: `${others[0]}1P` });
    const { check, result } = await imported(api, admin, { content });
    expect(check?.points.map(({ supplyPoint }) => supplyPoint?.id)).toEqual([
      pointId,
      second,
      undefined,
    ]);
    expect(result).toMatchObject({ added: 48, days: 2, supplyPoints: 2 });
    expect(await storedDays(second)).toHaveLength(1);
  });

  it('is found by each of its points', async () => {
    const { id } = await checked(api, admin, { content });
    const of = (point: string) => admin.get(`/api/curve-imports?supplyPointId=${point}`);
    expect((await of(pointId)).json.rows.map((row: { id: string }) => row.id)).toEqual([id]);
    const alone = await addPoint(admin, { clientId });
    expect((await of(alone)).json.total).toBe(0);
  });
});

describe('a file of a point that nobody knows', () => {
  const unknown = cupsOf(99);
  const content = hourlyFile({ cups: unknown, date: october(5), kwh: evenDay('0,2') });

  it('waits for the point to be made, and is read again', async () => {
    const { id, check } = await checked(api, admin, { content });
    expect(check?.points[0]).toMatchObject({
      cups: unknown,
      supplyPoint: null,
      tariff: null,
      months: [{ month: '2026-10', kwhByPeriod: ['4.8'] }],
    });
    const confirm = () => admin.post(`/api/curve-imports/${id}/confirm`, { conflicts: 'keep' });
    const refused = await confirm();
    expect([refused.status, refused.json.message]).toEqual([
      409,
      'Ningún punto de suministro del fichero está dado de alta: créalo, elige uno o, si está archivado, restáuralo, y vuelve a comprobar el fichero.',
    ]);

    const made = await addPoint(admin, { clientId, cups: unknown });
    const again = await admin.post(`/api/curve-imports/${id}/check`, { supplyPointId: null });
    expect([again.status, again.json.state, again.json.check]).toEqual([200, 'queued', null]);
    await workOff(api);
    expect((await read(admin, id)).check?.points[0]?.supplyPoint?.id).toBe(made);
    expect((await confirm()).status).toBe(200);
    await workOff(api);
    expect(await storedDays(made)).toHaveLength(1);
  });

  it('or for one that is archived to be restored', async () => {
    const archived = await addPoint(admin, { clientId, cups: unknown });
    await admin.post(`/api/points/${archived}/archive`);
    const { id, check } = await checked(api, admin, { content });
    expect(check?.points[0]?.supplyPoint).toBeNull();
    const confirm = await admin.post(`/api/curve-imports/${id}/confirm`, { conflicts: 'keep' });
    expect(confirm.status).toBe(409);
  });
});

it('takes a file that does not say its CUPS for the point that is chosen', async () => {
  const content = hourlyFile({ cups: '', date: october(5), kwh: evenDay('0,2') });
  const { id, check } = await checked(api, admin, { content });
  expect(check?.points[0]).toMatchObject({ cups: null, supplyPoint: null, readings: 24 });

  const path = `/api/curve-imports/${id}/check`;
  expect((await admin.post(path, { supplyPointId: pointId })).json.supplyPointId).toBe(pointId);
  await workOff(api);
  expect((await read(admin, id)).check?.points[0]).toMatchObject({
    cups,
    supplyPoint: { id: pointId },
  });
  await admin.post(`/api/curve-imports/${id}/confirm`, { conflicts: 'keep' });
  await workOff(api);
  expect((await read(admin, id)).result?.added).toBe(24);
});

it('leaves out a point that was archived after the dry run', async () => {
  const { id } = await checked(api, admin, { content: twoDays });
  await admin.post(`/api/curve-imports/${id}/confirm`, { conflicts: 'keep' });
  await admin.post(`/api/points/${pointId}/archive`);
  await workOff(api);
  expect(await read(admin, id)).toMatchObject({
    state: 'cancelled',
    result: null,
    message: 'Los puntos de suministro del fichero se han archivado o ya no existen.',
  });
  expect(await storedDays()).toEqual([]);
});

it('writes the same once when two people import the same file at once', async () => {
  const ids = await Promise.all(
    [1, 2, 3].map(async () => (await checked(api, admin, { content: twoDays })).id),
  );
  for (const id of ids) {
    await admin.post(`/api/curve-imports/${id}/confirm`, { conflicts: 'replace' });
  }
  await Promise.all([workOff(api), workOff(api), workOff(api)]);
  const results = await Promise.all(ids.map(async (id) => (await read(admin, id)).result));
  expect(results.map((result) => result?.added).sort()).toEqual([0, 0, 48]);
  expect(results.reduce((sum, result) => sum + (result?.unchanged ?? 0), 0)).toBe(96);
  expect(await storedDays()).toHaveLength(2);
});

it('rounds what is finer than a tenth of a watt-hour, and says so', async () => {
  const content = hourlyFile({ cups, date: october(5), kwh: ['0,12345', '0,2'] });
  const { check, id } = await checked(api, admin, { content });
  expect(check?.problemCounts).toContainEqual({ code: 'rounded', count: 1 });
  expect((await admin.get(`/api/curve-imports/${id}/problems`)).json.rows).toContainEqual({
    severity: 'warning',
    code: 'rounded',
    line: 2,
    column: null,
    value: null,
    message:
      'Un valor tiene más de 4 decimales de kWh y se ha redondeado a la décima de Wh: comprueba que la unidad del fichero es el kWh.',
  });
});

it('does not delete a point that has curves', async () => {
  await imported(api, admin, { content: twoDays });
  const { status, json } = await admin.delete(`/api/points/${pointId}`);
  expect([status, json.message]).toEqual([
    409,
    'Este punto de suministro tiene curvas: archívalo en vez de borrarlo.',
  ]);
});
