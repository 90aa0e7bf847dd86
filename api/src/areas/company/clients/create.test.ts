import { companyApi } from '../../../../test/apis/company';
import { clientOf, taxIdOf } from '../../../../test/supply';

const api = companyApi.shared();
const writer = api.caller({ role: 'writer', name: 'Lucía Editora' });
const admin = api.caller({ role: 'admin' });

const create = (facts: object = {}) => writer.post('/api/clients', { ...clientOf(), ...facts });

it('creates a client, and says so in the audit log', async () => {
  const sent = clientOf({ name: 'Ñandú & Hijos <b>S.L.</b>', taxId: ' b-12.345.674 ' });
  const { status, json: client } = await writer.post('/api/clients', sent);
  const kept = { ...sent, taxId: 'B12345674' };
  expect(status).toBe(201);
  expect(client).toEqual({
    ...kept,
    id: client.id,
    archived: false,
    version: 1,
    createdAt: api.clock.now().toISOString(),
    contactName: '',
    contactEmail: '',
    phone: '',
    supplyPointCount: 0,
    nextExpiry: null,
    managerName: null,
  });
  expect((await writer.get(`/api/clients/${client.id}`)).json).toEqual(client);

  const { json } = await admin.get(`/api/audit?subjectId=${client.id}`);
  expect(json.rows).toEqual([
    expect.objectContaining({
      action: 'client-created',
      before: null,
      after: kept,
      actor: expect.objectContaining({ id: writer.id, name: 'Lucía Editora' }),
      subject: { id: client.id, name: kept.name, email: '' },
    }),
  ]);
});

it('needs no more than a name and a NIF', async () => {
  const nothing = { activityCode: '', notes: '', monthlyBudgetMinutes: null };
  const { status, json } = await create(nothing);
  expect([status, json]).toEqual([201, expect.objectContaining(nothing)]);
});

it.each(['12345678Z', ' 12.345.678-z ', 'ES12345678Z'])(
  'refuses a NIF twice: %s',
  async (taxId) => {
    await create({ taxId: '12345678Z' });
    const { status, json } = await create({ taxId });
    expect([status, json.fields]).toEqual([422, { taxId: 'Ya hay un cliente con este NIF' }]);
  },
);

it('creates one of several clients with the same NIF at the same moment', async () => {
  const taxId = taxIdOf(7_654_321);
  const answers = await Promise.all(Array.from({ length: 4 }, () => create({ taxId })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
  expect((await writer.get(`/api/clients?q=${taxId}`)).json.total).toBe(1);
  expect((await admin.get('/api/audit?q=lucia&pageSize=1000')).json.total).toBe(
    (await writer.get('/api/clients')).json.total,
  );
});

it.each<[string, object, Record<string, string>]>([
  ['no name', { name: ' ' }, { name: 'La razón social es obligatoria' }],
  ['a name of 201 characters', { name: 'x'.repeat(201) }, { name: 'Máximo 200 caracteres' }],
  ['no NIF', { taxId: '' }, { taxId: 'El NIF es obligatorio' }],
  [
    'a NIF with a wrong letter',
    { taxId: '12345678A' },
    { taxId: 'La letra del NIF no corresponde a sus cifras: revisa si hay una mal copiada' },
  ],
  ['a short NIF', { taxId: '1234' }, { taxId: 'El NIF debe tener 9 caracteres, y este tiene 4' }],
  ['a CNAE of 3 digits', { activityCode: '107' }, { activityCode: 'El CNAE son 4 cifras' }],
  ['half a minute', { monthlyBudgetMinutes: 0.5 }, { monthlyBudgetMinutes: expect.any(String) }],
  ['a negative budget', { monthlyBudgetMinutes: -1 }, { monthlyBudgetMinutes: 'Mínimo 0' }],
  ['too many notes', { notes: 'x'.repeat(4001) }, { notes: 'Máximo 4000 caracteres' }],
  ['a line break in the name', { name: '1\n2' }, { name: 'Hay un carácter que no se admite' }],
  ['something more', { archived: true }, { archived: 'Campo desconocido' }],
])('refuses %s, on its field', async (_name, facts, fields) => {
  const { status, json } = await create(facts);
  expect([status, json.fields]).toEqual([422, fields]);
});

it.each(['"O\'Neil"; drop table clients; --', '漢字 株式会社', '100 %_\\ real', 'مريم العربية'])(
  'keeps the name %j, and finds it',
  async (name) => {
    const { json: client } = await create({ name });
    const found = await writer.get(`/api/clients?q=${encodeURIComponent(name)}`);
    expect(found.json.rows).toEqual([client]);
  },
);
