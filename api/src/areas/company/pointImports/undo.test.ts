import { companyApi } from '../../../../test/apis/company';
import { importedPoint, importPoints, undoImport } from '../../../../test/pointImports';
import { addPoint, contractOf, cupsOf } from '../../../../test/supply';

const api = companyApi.fresh();
const admin = api.caller({ role: 'admin' });
const writer = api.caller({ role: 'writer' });

const importFive = () => importPoints(writer, 5);
const undo = (id: string) => undoImport(writer, id);
const pointOf = (n: number) => importedPoint(admin, n);
const totals = async () => [
  (await admin.get('/api/points')).json.total,
  (await admin.get('/api/clients')).json.total,
];

it('removes everything that it created, once', async () => {
  const id = await importFive();
  expect(await totals()).toEqual([5, 5]);
  const { status, json } = await undo(id);
  expect([status, json]).toEqual([200, { removedPoints: 5, keptPoints: 0, removedClients: 5 }]);
  expect(await totals()).toEqual([0, 0]);

  const again = await undo(id);
  expect([again.status, again.json.message]).toEqual([409, 'Esta importación ya se ha deshecho.']);
  const { rows } = (await admin.get(`/api/audit?subjectId=${id}`)).json;
  expect(rows[0]).toMatchObject({
    action: 'supply-points-import-undone',
    subject: { name: 'puntos.xlsx' },
    after: { removedPoints: 5, keptPoints: 0, removedClients: 5 },
  });
  const [{ changes }] = rows;
  const told = (field: string) =>
    changes.find((change: { field: string }) => change.field === field).before;
  expect(told('CUPS borrados')).toContain(cupsOf(3));
  expect(told('Clientes borrados').split(', ')).toHaveLength(5);
  // The file can be imported again.
  await importFive();
  expect(await totals()).toEqual([5, 5]);
});

it('keeps points in use, and their clients', async () => {
  const id = await importFive();
  const points = await Promise.all([1, 2, 3, 4].map(pointOf));
  await admin.patch(`/api/points/${points[0].id}`, { version: 1, alias: 'Otro' });
  const later = contractOf({ from: '2027-01-01', to: '2027-12-31' });
  await admin.post(`/api/points/${points[1].id}/contracts`, later);
  const [contract] = (await admin.get(`/api/points/${points[2].id}/contracts`)).json.rows;
  const { id: contractId, supplyPointId: _, createdAt: _at, ...fields } = contract;
  await admin.put(`/api/contracts/${contractId}`, { ...fields, supplier: 'Otra' });
  await api.db
    .insertInto('monthly_readings')
    .values({
      id,
      supply_point_id: points[3].id,
      source: 'manual',
      is_estimated: false,
      first_day: '2026-01-01',
      last_day: '2026-01-31',
      energy_kwh: ['1', '2', '3'],
    })
    .execute();
  const client = await pointOf(5);
  await addPoint(admin, { clientId: client.clientId, cups: cupsOf(900_000) });

  expect((await undo(id)).json).toEqual({ removedPoints: 1, keptPoints: 4, removedClients: 0 });
  expect(await totals()).toEqual([5, 5]);
});

it('refuses an unknown import', async () => {
  const { status, json } = await undo('0199e1a0-0000-7000-8000-000000000001');
  expect([status, json.message]).toEqual([404, 'Esa importación no existe.']);
});

it('happens once when two people ask for it at once', async () => {
  const id = await importFive();
  const answers = await Promise.all([undo(id), undo(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
