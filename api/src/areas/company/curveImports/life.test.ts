import { companyApi } from '../../../../test/apis/company';
import { checked, evenDay, hourlyFile, read, upload, workOff } from '../../../../test/curveImports';
import { addClient, addContract, addPoint, cupsOf, smallContractOf } from '../../../../test/supply';

const api = companyApi.fresh();
const admin = api.caller({ role: 'admin', name: 'Ana Admin' });
let clientId: string;
let pointId: string;
const cups = `${cupsOf(4_711)}0F`;
beforeEach(async () => {
  clientId = await addClient(admin, { name: 'Hotel Ñu' });
  pointId = await addPoint(admin, { clientId, cups, alias: 'Cocina' });
});

const file = hourlyFile(
  { cups, date: '05/10/2026', kwh: evenDay('0,2') },
  { cups, date: '06/10/2026', kwh: ['0,5', '', '0,6'], method: 'E' },
);

it('takes a file, reads it, and writes it when a person says so', async () => {
  await addContract(admin, pointId, smallContractOf({ from: '2026-01-01', to: null }));
  const { status, json: queued } = await upload(admin, { name: 'octubre.csv', content: file });
  expect([status, queued]).toEqual([
    201,
    {
      id: queued.id,
      fileName: 'octubre.csv',
      sizeBytes: Buffer.byteLength(file),
      state: 'queued',
      version: 1,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      progress: null,
      createdBy: { id: admin.id, name: 'Ana Admin' },
      createdAt: api.clock.now().toISOString(),
      finishedAt: null,
      supplyPointId: null,
      answers: {},
      check: null,
      result: null,
      message: null,
    },
  ]);

  await workOff(api);
  const found = await read(admin, queued.id);
  expect(found.state).toBe('checked');
  expect(found.check).toEqual({
    format: 'cnmc',
    encoding: 'utf-8',
    rows: 26,
    rejected: 0,
    isHourBeginning: false,
    points: [
      {
        cups,
        supplyPoint: { id: pointId, alias: 'Cocina', clientId, clientName: 'Hotel Ñu' },
        territory: 'peninsula',
        minutes: 60,
        firstDay: '2026-10-05',
        lastDay: '2026-10-06',
        from: '2026-10-04T22:00:00.000Z',
        to: '2026-10-06T01:00:00.000Z',
        readings: 26,
        missing: 1,
        repeated: 0,
        estimated: 2,
        gaps: [{ from: '2026-10-05T23:00:00.000Z', to: '2026-10-06T00:00:00.000Z' }],
        energyKwh: '5.9',
        tariff: '2.0TD',
        months: [{ month: '2026-10', kwhByPeriod: ['1.6', '1.6', '2.7'] }],
        stored: { fresh: 26, same: 0, different: 0 },
        conflicts: [],
      },
    ],
    problems: { fatal: 0, error: 0, warning: 1 },
    problemCounts: [{ code: 'gap', count: 1 }],
  });
  expect((await admin.get(`/api/points/${pointId}/coverage`)).json.months).toEqual([]);

  const confirm = await admin.post(`/api/curve-imports/${queued.id}/confirm`, {
    conflicts: 'replace',
  });
  expect([confirm.status, confirm.json.state]).toEqual([200, 'confirmed']);
  await workOff(api);
  expect(await read(admin, queued.id)).toMatchObject({
    state: 'done',
    finishedAt: api.clock.now().toISOString(),
    message: null,
    result: { added: 26, replaced: 0, unchanged: 0, days: 2, supplyPoints: 1 },
  });
  expect((await admin.get(`/api/points/${pointId}/coverage`)).json).toEqual({
    months: [
      { month: '2026-10', minutes: 60, expected: 26, real: 24, estimated: 2, energyKwh: '5.9' },
    ],
    firstDay: '2026-10-05',
    lastDay: '2026-10-06',
  });
  const range = 'from=2026-10-01&to=2026-10-31';
  expect((await admin.get(`/api/points/${pointId}/curve?${range}`)).json).toEqual({
    minutes: 60,
    territory: 'peninsula',
    days: [
      { day: '2026-10-05', tenthsWh: Array(24).fill(2000), exportedTenthsWh: null, estimated: [] },
      {
        day: '2026-10-06',
        tenthsWh: [5000, null, 6000, ...Array(21).fill(null)],
        exportedTenthsWh: null,
        estimated: [0, 2],
      },
    ],
  });
});

it('says in the audit who confirmed it and what', async () => {
  const { id } = await checked(api, admin, { name: 'octubre.csv', content: file });
  await admin.post(`/api/curve-imports/${id}/confirm`, { conflicts: 'keep' });
  const { json } = await admin.get('/api/audit?action=curve-import-confirmed');
  expect(json.rows).toEqual([
    expect.objectContaining({
      subject: { id: pointId, name: cups, email: '' },
      before: null,
      after: { fileName: 'octubre.csv', conflicts: 'keep' },
    }),
  ]);
});
