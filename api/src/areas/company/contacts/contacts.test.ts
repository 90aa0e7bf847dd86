import { maxContacts } from '@vatio/contracts/company/contacts';
import { sql } from 'kysely';
import { companyApi } from '../../../../test/apis/company';
import { addClient, addContact, contactOf } from '../../../../test/supply';

const api = companyApi.fresh();
const admin = api.caller({ role: 'admin' });
const writer = api.caller({ role: 'writer' });
let clientId: string;
beforeEach(async () => {
  clientId = await addClient(admin);
});

const list = async () => (await writer.get(`/api/contacts?clientId=${clientId}`)).json;
const client = async () => (await writer.get(`/api/clients/${clientId}`)).json;
/** What the audit says of contacts, the newest first. */
const entries = async () =>
  (await admin.get('/api/audit')).json.rows.filter(({ action }: { action: string }) =>
    action.startsWith('contact-'),
  );

it('adds contacts to a client, whose list shows the first', async () => {
  const sent = contactOf({ clientId });
  const { status, json: first } = await writer.post('/api/contacts', sent);
  expect([status, first]).toEqual([201, { ...sent, id: first.id, version: 1 }]);
  api.clock.advance({ seconds: 1 });
  const second = await addContact(writer, { clientId, name: 'Julián Vela', email: '', role: '' });

  expect(await list()).toMatchObject({ total: 2, rows: [first, { id: second }] });
  const facts = { contactName: sent.name, contactEmail: sent.email, phone: sent.phone };
  expect(await client()).toMatchObject(facts);
  expect((await writer.get('/api/clients')).json.rows).toMatchObject([facts]);

  await writer.delete(`/api/contacts/${first.id}?version=1`);
  expect(await client()).toMatchObject({ contactName: 'Julián Vela', contactEmail: '' });
});

it('says in the audit whose contact was added, changed and deleted', async () => {
  const id = await addContact(writer, { clientId });
  const change = { version: 1, role: 'Directora', phone: '' };
  expect((await writer.patch(`/api/contacts/${id}`, change)).json).toMatchObject({
    role: 'Directora',
    phone: '',
    version: 2,
  });
  expect((await writer.delete(`/api/contacts/${id}?version=2`)).status).toBe(204);
  const { name } = await client();
  expect(await entries()).toMatchObject([
    { action: 'contact-deleted', subject: { name: 'Ana Ruiz' } },
    {
      action: 'contact-changed',
      changes: [
        { field: 'Cargo', before: 'Gerente', after: 'Directora' },
        { field: 'Teléfono', before: '600 000 000', after: null },
      ],
    },
    {
      action: 'contact-created',
      changes: [
        { field: 'Cliente', after: name },
        { field: 'Nombre', after: 'Ana Ruiz' },
        { field: 'Cargo' },
        { field: 'Correo' },
        { field: 'Teléfono' },
      ],
    },
  ]);
});

it.each([
  ['no name', { name: '' }, { name: 'El nombre es obligatorio' }],
  ['a wrong e-mail', { email: 'ana' }, { email: 'El correo no es válido' }],
  ['a line break in the phone', { phone: '1\n2' }, { phone: 'Hay un carácter que no se admite' }],
])('refuses %s, on its field', async (_name, facts, fields) => {
  const { status, json } = await writer.post('/api/contacts', contactOf({ clientId, ...facts }));
  expect([status, json.fields]).toEqual([422, fields]);
});

it('refuses a change of an older version, and shows both', async () => {
  const id = await addContact(writer, { clientId });
  await admin.patch(`/api/contacts/${id}`, { version: 1, role: 'Directora' });
  const { status, json } = await writer.patch(`/api/contacts/${id}`, { version: 1, role: 'Jefa' });
  expect([status, json.versions]).toMatchObject([
    409,
    { yours: { role: 'Jefa' }, current: { role: 'Directora', version: 2 } },
  ]);
});

it('takes none for an archived client, and no more than a client can have', async () => {
  const rows = Array.from({ length: maxContacts }, () => contactOf({ clientId }));
  await Promise.all(rows.map((contact) => writer.post('/api/contacts', contact)));
  const add = async () => (await writer.post('/api/contacts', contactOf({ clientId }))).json.fields;
  expect(await add()).toEqual({ clientId: 'Un cliente tiene como máximo 50 contactos' });
  await admin.post(`/api/clients/${clientId}/archive`);
  expect(await add()).toEqual({ clientId: 'Este cliente está archivado: restáuralo antes' });
});

it('goes with its client', async () => {
  await addContact(writer, { clientId });
  expect((await admin.delete(`/api/clients/${clientId}`)).status).toBe(204);
  const { rows } = await sql`select id from client_contacts`.execute(api.db);
  expect(rows).toEqual([]);
});
