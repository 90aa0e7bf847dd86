import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { companyApi } from '../../../../test/apis/company';
import { bearer } from '../../../../test/calls/headers';
import { evenDay, hourlyFile, imported, quarterFile } from '../../../../test/curveImports';
import { addClient, addPoint, cupsOf } from '../../../../test/supply';

const api = companyApi.shared();
const admin = api.caller({ role: 'admin' });
let clientId: string;
const cups = cupsOf(1);
beforeAll(async () => {
  clientId = await addClient(admin);
});

const pathOf = (id: string, range: string) => `/api/points/${id}/curve?${range}`;

describe('a curve', () => {
  let id: string;
  beforeAll(async () => {
    id = await addPoint(admin, { clientId, cups });
    await imported(api, admin, { content: quarterFile(cups, 60) });
  });

  it('is read by range, both days included', async () => {
    const { json } = await admin.get(pathOf(id, 'from=2026-01-31&to=2026-02-02'));
    expect(json).toMatchObject({ minutes: 15, territory: 'peninsula' });
    expect(json.days.map(({ day }: { day: string }) => day)).toEqual([
      '2026-01-31',
      '2026-02-01',
      '2026-02-02',
    ]);
    expect(json.days[0].tenthsWh).toHaveLength(96);
  });

  it('is empty where there is nothing', async () => {
    const nothing = { territory: 'peninsula', days: [] };
    const { json } = await admin.get(pathOf(id, 'from=2020-01-01&to=2020-12-31'));
    expect(json).toEqual({ minutes: null, ...nothing });
    const hours = await admin.get(pathOf(id, 'from=2026-01-01&to=2026-12-31&minutes=60'));
    expect(hours.json).toEqual({ minutes: 60, ...nothing });
  });

  it.each([
    ['from=2026-02-01&to=2026-01-31', { to: 'La fecha final no puede ser anterior a la inicial' }],
    ['from=2020-01-01&to=2022-01-01', { to: 'Pide como mucho 731 días' }],
    ['from=2026-02-30&to=2026-12-31', { from: 'Escribe una fecha como 2026-01-31' }],
    ['from=2026-02-01&to=2026-12-31&minutes=30', { minutes: expect.any(String) }],
  ])('refuses a range that is none: %s', async (range, fields) => {
    const { status, json } = await admin.get(pathOf(id, range));
    expect([status, json.fields]).toEqual([422, fields]);
  });

  it.each([
    ['gzip, deflate, br', true],
    ['br;q=1.0, gzip;q=0.5', true],
    ['*', true],
    ['gzip;q=0', false],
    ['identity', false],
  ])('is compressed for whoever takes it so: %s', async (accepted, isCompressed) => {
    const path = pathOf(id, 'from=2026-01-01&to=2026-12-31');
    const answer = await fetchRaw(path, accepted);
    expect(answer.encoding).toBe(isCompressed ? 'gzip' : null);
    const text = isCompressed ? gunzipSync(answer.bytes).toString() : answer.bytes.toString();
    expect(text).toBe((await admin.get(path)).text);
  });

  // fetch would unpack it before anybody saw it.
  async function fetchRaw(path: string, accepted: string) {
    const headers = { ...bearer(admin.token), 'accept-encoding': accepted };
    const outgoing = request(`${api.url}${path}`, { headers }).end();
    const [answer]: IncomingMessage[] = await once(outgoing, 'response');
    if (!answer) throw new Error('no answer');
    expect(answer.headers.vary).toBe('accept-encoding');
    return { encoding: answer.headers['content-encoding'] ?? null, bytes: await buffer(answer) };
  }
});

describe('coverage', () => {
  it('tells each month from the first to the last, with those of which nothing is known', async () => {
    const other = cupsOf(2);
    const id = await addPoint(admin, { clientId, cups: other });
    const content = hourlyFile(
      { cups: other, date: '31/12/2024', kwh: evenDay('1'), method: 'E' },
      { cups: other, date: '30/03/2025', kwh: Array(23).fill('0,5') },
    );
    await imported(api, admin, { content });
    expect((await admin.get(`/api/points/${id}/coverage`)).json).toEqual({
      months: [
        { month: '2024-12', minutes: 60, expected: 744, real: 0, estimated: 24, energyKwh: '24' },
        { month: '2025-01', minutes: 60, expected: 744, real: 0, estimated: 0, energyKwh: '0' },
        { month: '2025-02', minutes: 60, expected: 672, real: 0, estimated: 0, energyKwh: '0' },
        { month: '2025-03', minutes: 60, expected: 743, real: 23, estimated: 0, energyKwh: '11.5' },
      ],
      firstDay: '2024-12-31',
      lastDay: '2025-03-30',
    });
  });

  it('does not miss what is still to come', async () => {
    const third = cupsOf(3);
    const id = await addPoint(admin, { clientId, cups: third });
    const content = hourlyFile({ cups: third, date: '10/01/2026', kwh: evenDay('1') });
    await imported(api, admin, { content });
    const { json } = await admin.get(`/api/points/${id}/coverage`);
    // The tests' clock says 15 January.
    expect(json.months).toEqual([expect.objectContaining({ expected: 14 * 24, real: 24 })]);
  });

  it('is empty of a point without curves', async () => {
    const id = await addPoint(admin, { clientId });
    expect((await admin.get(`/api/points/${id}/coverage`)).json).toEqual({
      months: [],
      firstDay: null,
      lastDay: null,
    });
  });
});
