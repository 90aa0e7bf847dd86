import { activityHoursApi } from '../../../../test/apis/activity-hours';
import { addClient } from '../../../../test/supply';

const api = activityHoursApi.shared();
const admin = api.caller({ role: 'admin', name: 'Ada' });
const reader = api.caller({ role: 'reader' });

const path = '/api/hours/terms';
const termsOf = (clientId: string, facts: object = {}) => ({
  clientId,
  from: '2026-01-01',
  monthlyBudgetMinutes: 600,
  rateEurPerHour: '45.50',
  version: null,
  ...facts,
});

it('holds from its day on, and is changed in its place', async () => {
  const [bakery, mill] = [
    await addClient(admin, { name: 'Panadería' }),
    await addClient(admin, { name: 'Molino' }),
  ];
  await admin.put(path, termsOf(bakery));
  await admin.put(path, termsOf(mill, { rateEurPerHour: null }));
  const client = { id: bakery, name: 'Panadería' };
  const agreed = { monthlyBudgetMinutes: 600, rateEurPerHour: '45.5', version: 1 };
  const first = { client, from: '2026-01-01', ...agreed };
  const later = { ...first, from: '2026-07-01', monthlyBudgetMinutes: null };
  const { status, json } = await admin.put(
    path,
    termsOf(bakery, { from: later.from, monthlyBudgetMinutes: null }),
  );
  expect([status, json]).toEqual([200, { rows: [later, first] }]);
  const cheaper = await admin.put(path, termsOf(bakery, { rateEurPerHour: '40', version: 1 }));
  expect(cheaper.json.rows).toEqual([later, { ...first, rateEurPerHour: '40', version: 2 }]);
  const all = (await reader.get(path)).json.rows;
  expect(all.map((row: { client: { name: string } }) => row.client.name)).toEqual([
    'Molino',
    'Panadería',
    'Panadería',
  ]);
  const [told] = (await admin.get('/api/audit?action=client-terms-changed')).json.rows;
  expect(told).toMatchObject({
    label: 'Cambio de presupuesto y tarifa',
    subject: { name: 'Panadería' },
    changes: [
      { field: 'Desde', after: '01/01/2026' },
      { field: 'Tarifa', before: '45,5\u00a0€/h', after: '40\u00a0€/h' },
    ],
  });
});

it('takes the place of nothing that the person has not seen', async () => {
  const client = await addClient(admin, { name: 'Bodega' });
  await admin.put(path, termsOf(client));
  // The same once more: an answer that was lost.
  expect((await admin.put(path, termsOf(client))).status).toBe(200);
  const blind = await admin.put(path, termsOf(client, { monthlyBudgetMinutes: 120 }));
  expect([blind.status, blind.json.versions.current]).toEqual([
    409,
    {
      client: { id: client, name: 'Bodega' },
      from: '2026-01-01',
      monthlyBudgetMinutes: 600,
      rateEurPerHour: '45.5',
      version: 1,
    },
  ]);
  const change = (monthlyBudgetMinutes: number) =>
    admin.put(path, termsOf(client, { monthlyBudgetMinutes, version: 1 }));
  expect((await change(120)).status).toBe(200);
  expect((await change(180)).json.versions.current).toMatchObject({
    monthlyBudgetMinutes: 120,
    version: 2,
  });
  const remove = (version: number) =>
    admin.delete(`${path}/${client}/2026-01-01?version=${version}`);
  const overtaken = await remove(1);
  expect([overtaken.status, overtaken.json.message]).toEqual([
    409,
    'Otra persona ha cambiado lo acordado: mira cómo queda antes de quitarlo.',
  ]);
  expect((await remove(2)).status).toBe(204);
  expect((await change(180)).status).toBe(404);
});

it('is agreed once by two at the same time', async () => {
  const client = await addClient(admin);
  const answers = await Promise.all(
    [60, 120, 180].map((monthlyBudgetMinutes) =>
      admin.put(path, termsOf(client, { monthlyBudgetMinutes })),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

it('is deleted, with its client too', async () => {
  const client = await addClient(admin);
  await admin.put(path, termsOf(client));
  const of = `${path}/${client}/2026-01-01?version=1`;
  expect((await admin.delete(of)).status).toBe(204);
  const { status, json } = await admin.delete(of);
  expect([status, json.message]).toEqual([404, 'No hay nada acordado desde ese día.']);
  await admin.put(path, termsOf(client));
  expect((await admin.delete(`/api/clients/${client}`)).status).toBe(204);
  expect((await reader.get(`${path}?clientId=${client}`)).json.rows).toEqual([]);
});

it('has limits', async () => {
  const client = await addClient(admin);
  const fields = async (facts: object) =>
    (await admin.put(path, termsOf(client, facts))).json.fields;
  expect(await fields({ rateEurPerHour: '45.555' })).toEqual({
    rateEurPerHour: 'Máximo 2 decimales',
  });
  expect(await fields({ rateEurPerHour: '-1' })).toEqual({
    rateEurPerHour: 'No puede ser negativo',
  });
  expect(await fields({ monthlyBudgetMinutes: 60_001 })).toEqual({
    monthlyBudgetMinutes: 'Máximo 1.000 h',
  });
  expect(await fields({ clientId: admin.id })).toEqual({ clientId: 'Ese cliente no existe' });
});
