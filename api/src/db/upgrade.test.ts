import type { CurveImport } from '@vatio/contracts/company/curveImports';
import type { AuditEntry } from '@vatio/contracts/user/audit';
import { wholeApi } from '../../test/apis/whole';
import { Caller } from '../../test/calls/caller';
import { workOff } from '../../test/curveImports';
import { countRows, dump, readFixture, restore } from '../../test/database/dump';
import { createTestDatabase, type TestDatabase } from '../../test/database/testDatabase';
import { cupsOf } from '../../test/supply';
import type { TestApi } from '../../test/testApi';
import { migrateToLatest } from './migrate';

/** Of version 1.0, which had migrations 001 to 008; somebody had done everything in it once. */
const fixture = 'before-2026-12.sql.gz';
const password = 'contraseña-larga';

let old: TestDatabase;
let script: string;
let before: Awaited<ReturnType<typeof dump>>;
let countsBefore: ReadonlyMap<string, number>;
let api: TestApi;
let admin: Caller;
beforeAll(async () => {
  old = await createTestDatabase({ isMigrated: false });
  script = await readFixture(fixture);
  await restore(old.url, script);
  before = await dump(old.url);
  countsBefore = await countRows(old.url);
  await migrateToLatest(old.db);
  api = await wholeApi.start({ db: old.db });
  // The fixture ends at 10:23.
  api.clock.advance({ seconds: 60 * 60 });
  const { value } = await api.tokenOf({ email: 'ana@vatio.example', password });
  admin = new Caller(api.url, '', value);
});
afterAll(async () => {
  await api?.close();
  await old.drop();
});

const read = async (path: string) => {
  const { status, json, text } = await admin.get(path);
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  return json;
};
const rowsOf = async (path: string) => (await read(path)).rows;
const pointIdOf = async (n: number): Promise<string> =>
  (await rowsOf(`/api/points?q=${cupsOf(n)}`))[0].id;
const importOf = async (fileName: string): Promise<CurveImport> =>
  (await rowsOf('/api/curve-imports')).find((row: CurveImport) => row.fileName === fileName);
const post = async (path: string, body?: object) => {
  const { status, json } = await admin.post(path, body);
  return [status, json];
};
const octoberDays = async () => {
  const path = `/api/points/${await pointIdOf(101)}/curve?from=2025-10-25&to=2025-10-28`;
  return (await read(path)).days.map(({ day, tenthsWh }: { day: string; tenthsWh: number[] }) => [
    day,
    tenthsWh.length,
    tenthsWh[0],
  ]);
};

it('begins with rows in every table, to the byte as they were', () => {
  expect([...countsBefore].filter(([, count]) => count === 0)).toEqual([]);
  expect(before.rows).toHaveLength(countsBefore.size);
  expect(before.rows.filter((insert) => !script.includes(insert))).toEqual([]);
});

it('loses no row of a table that is still there', async () => {
  const after = await countRows(old.url);
  const lost = [...countsBefore].filter(([table, count]) => (after.get(table) ?? count) < count);
  expect(lost).toEqual([]);
});

it('ends with the schema of a database that is made today', async () => {
  const fresh = await createTestDatabase();
  const [upgraded, made] = [await dump(old.url), await dump(fresh.url)];
  await fresh.drop();
  expect(upgraded.tables).toEqual(made.tables);
  expect(upgraded.rules).toEqual(made.rules);
});

it('knows who could sign in, and who had', async () => {
  expect(await rowsOf('/api/users?sort=name')).toMatchObject([
    { name: 'Ana Ávila', role: 'admin', active: true },
    { name: 'Baja Pérez', role: 'reader', active: false },
    { name: 'Íñigo Técnico', role: 'pds_editor', active: true },
    { name: "Lea O'Donnell Ruiz", role: 'reader', active: true },
    { name: 'Wenceslao Núñez', role: 'writer', active: true },
  ]);
  const session = await api.session('token-of-wenceslao-as-long-as-a-real-one-43');
  expect([session.status, session.json.user.name]).toEqual([200, 'Wenceslao Núñez']);
  expect((await api.login('baja@vatio.example', password)).status).toBe(401);
});

it('knows its clients and points, with their contracts and readings', async () => {
  const notes = "L'Obrador: «tarde» \\ 50 % 🔌\nNo en agosto.\tNunca.";
  expect(await rowsOf('/api/clients?sort=name')).toMatchObject([
    { name: 'Cliente 1' },
    { name: 'Cliente 2' },
    { name: 'Hotel Ávila', monthlyBudgetMinutes: null },
    { name: 'Panadería Ñandú, S.L.', notes, monthlyBudgetMinutes: 120 },
    { name: 'Taller cerrado', archived: true },
  ]);
  expect(await rowsOf('/api/points?sort=alias')).toMatchObject([
    { alias: 'Cocina', territory: 'canarias', voltageKv: null, clientName: 'Hotel Ávila' },
    { alias: 'Obrador', voltageKv: '0.4', data: { firstDay: '2025-01-01' } },
    { alias: 'Punto 1' },
    { alias: 'Punto 2' },
    { alias: '', archived: true },
  ]);
  const path = `/api/points/${await pointIdOf(101)}`;
  expect(await rowsOf(`${path}/contracts`)).toMatchObject([
    { from: '2026-01-01', powersKw: ['20.376', '20.376', '20.376', '20.376', '20.376', '25'] },
    { from: '2025-01-01', supplier: 'Comercializadora Cero' },
  ]);
  expect(await rowsOf(`${path}/readings?from=2025-01-01&to=2025-12-31`)).toMatchObject([
    { source: 'manual', maxKw: ['18.4', '19', null, null, null, '12.001'] },
    { source: 'invoice', from: '2025-02-01', isEstimated: true },
  ]);
});

it('knows its parameters and their versions', async () => {
  const taxOf2027 = async (query: string) =>
    (await rowsOf(`/api/parameters?kind=electricityTax${query}`)).find(
      ({ from }: { from: string }) => from === '2027-01-01',
    ).value;
  expect([await taxOf2027('&version=2'), await taxOf2027('')]).toEqual(['5.11269632', '4.99']);
  expect(await rowsOf('/api/parameters/versions')).toMatchObject([
    { number: 7, actor: null, comment: expect.stringContaining('Tolerancias') },
    { number: 6, actor: null, comment: expect.stringContaining('IGIC según su ley') },
    { number: 5, actor: null, comment: expect.stringContaining('Derechos de acometida') },
    { number: 4, actor: null, comment: 'Valores según los textos oficiales' },
    { number: 3, changed: 1 },
    { number: 2, changed: 1 },
    { number: 1 },
  ]);
});

it('tells in words what was done', async () => {
  const rows = await rowsOf('/api/audit?pageSize=100&to=2026-01-15');
  expect(rows.length).toBeGreaterThanOrEqual(countsBefore.get('audit_entries') ?? 0);
  expect(rows.filter((row: AuditEntry) => row.label === row.action)).toEqual([]);
  expect(rows.find((row: AuditEntry) => row.action === 'user-changed')).toMatchObject({
    actor: { name: 'Ana Ávila' },
    subject: { email: 'lea@vatio.example' },
    changes: [{ field: 'Nombre', before: "Lea O'Donnell", after: "Lea O'Donnell Ruiz" }],
  });
});

it('knows its curves', async () => {
  expect(await octoberDays()).toEqual([
    ['2025-10-25', 24, 9000],
    ['2025-10-26', 25, 3000], // A day of 25 hours.
    ['2025-10-27', 24, 5000],
    ['2025-10-28', 24, 10_000],
  ]);
  const kitchen = await read(
    `/api/points/${await pointIdOf(102)}/curve?from=2025-11-01&to=2025-11-01`,
  );
  expect([kitchen.minutes, kitchen.days[0].exportedTenthsWh.slice(0, 4)]).toEqual([
    15,
    [100, 200, 300, null],
  ]);
});

it('knows its imports, and what was wrong with their files', async () => {
  const states = (await rowsOf('/api/curve-imports')).map((row: CurveImport) => [
    row.fileName,
    row.state,
    row.createdBy?.name,
  ]);
  const wenceslao = 'Wenceslao Núñez';
  expect(states).toEqual([
    ['enero.csv', 'queued', wenceslao],
    // It was being written by a process that is gone.
    ['diciembre.csv', expect.stringMatching(/^(confirmed|writing)$/), wenceslao],
    ['con fallos.csv', 'checked', wenceslao],
    ['cancelada.csv', 'cancelled', wenceslao],
    ['factura.pdf', 'unreadable', wenceslao],
    ['noviembre equivocado.csv', 'undone', wenceslao],
    ['autoconsumo.csv', 'done', wenceslao],
    ['octubre corregido.csv', 'done', wenceslao],
    ['octubre ñ.csv', 'done', 'Ana Ávila'],
  ]);
  const { id } = await importOf('con fallos.csv');
  expect(await rowsOf(`/api/curve-imports/${id}/problems`)).toMatchObject([
    { code: 'negative', line: 26, value: '-3' },
    { code: 'bad-hour', line: 27, value: 'uno' },
    { code: 'bad-cups', line: 28, value: 'ES9999' },
  ]);
});

it('goes on with the imports that waited', async () => {
  const { id } = await importOf('con fallos.csv');
  const [status] = await post(`/api/curve-imports/${id}/confirm`, { conflicts: 'keep' });
  await workOff(api);
  expect([status, (await importOf('con fallos.csv')).result]).toMatchObject([
    200,
    { replaced: 0, unchanged: 24 },
  ]);
  expect((await importOf('diciembre.csv')).result).toMatchObject({ added: 24, days: 1 });
  const january = await importOf('enero.csv');
  expect(january.state).toBe('checked');
  const { check } = await read(`/api/curve-imports/${january.id}`);
  expect(check.points).toMatchObject([{ stored: { fresh: 24 }, energyKwh: '14.4' }]);
});

it('undoes imports of curves, the later one first', async () => {
  const [first, second] = [
    await importOf('octubre ñ.csv'),
    await importOf('octubre corregido.csv'),
  ];
  const undo = ({ id }: CurveImport) => post(`/api/curve-imports/${id}/undo`);
  expect(await undo(first)).toMatchObject([409, { message: /«octubre corregido.csv»/ }]);
  expect(await undo(second)).toMatchObject([200, { state: 'undone' }]);
  expect(await octoberDays()).toEqual([
    ['2025-10-25', 24, 2000],
    ['2025-10-26', 25, 3000],
    ['2025-10-27', 24, 5000],
  ]);
  expect(await undo(first)).toMatchObject([200, { state: 'undone' }]);
  expect(await octoberDays()).toEqual([]);
});

it('undoes an import of points', async () => {
  const [gone, made] = await rowsOf('/api/point-imports');
  const undo = ({ id }: { id: string }) => post(`/api/point-imports/${id}/undo`);
  expect((await undo(gone))[0]).toBe(409);
  expect(await undo(made)).toEqual([200, { removedPoints: 2, keptPoints: 0, removedClients: 2 }]);
});
