import { v7 as uuidV7 } from 'uuid';
import { companyApi } from '../../../../test/apis/company';
import { addClient, cupsOf, pointOf } from '../../../../test/supply';

const api = companyApi.shared();
const admin = api.caller({ role: 'admin' });
const editor = api.caller({ role: 'pds_editor', name: 'Pau Técnico' });
let clientId: string;
beforeAll(async () => {
  clientId = await addClient(admin, { name: 'Hotel Ñu' });
});

const create = (facts: object = {}) =>
  editor.post('/api/points', { ...pointOf({ clientId }), ...facts });

it('creates a point, and says so in the audit log', async () => {
  const sent = pointOf({ clientId, cups: ' es 0031-4055 2475 5001 rn 0f ', voltageKv: '013.20' });
  const { status, json: point } = await editor.post('/api/points', sent);
  const { clientId: _, ...fields } = { ...sent, cups: 'ES0031405524755001RN0F', voltageKv: '13.2' };
  expect(status).toBe(201);
  expect(point).toEqual({
    ...fields,
    id: point.id,
    clientId,
    clientName: 'Hotel Ñu',
    distributorCode: '0031',
    archived: false,
    version: 1,
    createdAt: api.clock.now().toISOString(),
    contract: null,
    data: { state: 'none', firstDay: null, lastDay: null, missingDays: 0, gaps: [] },
  });
  expect((await editor.get(`/api/points/${point.id}`)).json).toEqual(point);

  const { json } = await admin.get(`/api/audit?subjectId=${point.id}`);
  expect(json.rows).toEqual([
    expect.objectContaining({
      action: 'supply-point-created',
      before: null,
      after: { clientName: 'Hotel Ñu', ...fields },
      actor: expect.objectContaining({ name: 'Pau Técnico' }),
      subject: { id: point.id, name: 'ES0031405524755001RN0F', email: '' },
    }),
  ]);
});

it('needs no more than whose it is, its CUPS and what bills depend on', async () => {
  const nothing = {
    alias: '',
    address: '',
    municipality: '',
    province: '',
    postcode: '',
    distributor: '',
    voltageKv: null,
  };
  const { status, json } = await create(nothing);
  expect([status, json]).toEqual([201, expect.objectContaining(nothing)]);
});

it.each([
  ['as it is', ''],
  ['with its measuring point', '0F'],
  ['with another measuring point', '1P'],
])('refuses a CUPS twice: %s', async (_name, more) => {
  await create({ cups: `${cupsOf(123_456)}0F` });
  const { status, json } = await create({ cups: cupsOf(123_456) + more });
  expect([status, json.fields]).toEqual([422, { cups: 'Este CUPS ya está dado de alta' }]);
});

it('creates one of several points with the same CUPS at the same moment', async () => {
  const cups = cupsOf(654_321);
  const answers = await Promise.all(
    ['', '0F', '1P', ''].map((more) => create({ cups: cups + more })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
  expect((await editor.get(`/api/points?q=${cups}`)).json.total).toBe(1);
});

it.each<[string, object, Record<string, string>]>([
  ['no client', { clientId: undefined }, { clientId: 'Elige un cliente de la lista' }],
  ['a client that does not exist', { clientId: uuidV7() }, { clientId: 'Ese cliente no existe' }],
  ['no CUPS', { cups: '' }, { cups: 'El CUPS es obligatorio' }],
  ['a short CUPS', { cups: 'ES1' }, { cups: expect.stringMatching(/y este tiene 3$/) }],
  [
    'a CUPS with wrong letters',
    { cups: 'ES0021123456789012SR' },
    { cups: expect.stringMatching(/^Las letras de control del CUPS no corresponden.*[^.]$/) },
  ],
  ['a postcode of 4 digits', { postcode: '2890' }, { postcode: 'El código postal son 5 cifras' }],
  ['no territory', { territory: '' }, { territory: 'Elige un territorio' }],
  ['point type 0', { pointType: 0 }, { pointType: 'Elige un tipo de punto' }],
  ['point type 6', { pointType: 6 }, { pointType: 'Elige un tipo de punto' }],
  ['a tension with a comma', { voltageKv: '13,2' }, { voltageKv: 'Escribe un número' }],
  ['no control', { powerControl: 'x' }, { powerControl: 'Elige cómo se controla la potencia' }],
  ['something more', { archived: true }, { archived: 'Campo desconocido' }],
])('refuses %s, on its field', async (_name, facts, fields) => {
  const { status, json } = await create(facts);
  expect([status, json.fields]).toEqual([422, fields]);
});

it('adds none to a client that is archived', async () => {
  const archived = await addClient(admin);
  await admin.post(`/api/clients/${archived}/archive`);
  const { status, json } = await create({ clientId: archived });
  const message = 'Este cliente está archivado: restáuralo antes';
  expect([status, json.fields]).toEqual([422, { clientId: message }]);
  await admin.post(`/api/clients/${archived}/restore`);
  expect((await create({ clientId: archived })).status).toBe(201);
});
