import { companyApi } from '../../../../test/apis/company';
import { Caller } from '../../../../test/calls/caller';
import { addClient } from '../../../../test/supply';
import type { TestUser } from '../../../../test/testApi';

const ana: TestUser = { email: 'ana@vatio.example', password: 'contraseña-larga', role: 'writer' };

const api = companyApi.shared();
const admin = api.caller({ role: 'admin' });
let anaId: string;
beforeAll(async () => {
  anaId = await api.addUser(ana);
});

const told = async (action: string) => {
  const { rows } = (await admin.get(`/api/audit?action=${action}&subjectId=${anaId}`)).json;
  api.clock.advance({ seconds: 1 });
  return rows;
};
const signIn = async () => new Caller(api.url, anaId, (await api.tokenOf(ana)).value);

it('tells who came in, from where, and who went', async () => {
  const { token } = await signIn();
  const [entry] = await told('signed-in');
  expect(entry).toMatchObject({
    label: 'Entrada',
    actor: { id: anaId },
    isAboutAccount: true,
    changes: [
      { field: 'Dispositivo', before: null, after: 'Navegador desconocido' },
      { field: 'Desde', before: null, after: '203.0.113.7' },
    ],
  });
  for (let time = 0; time < 2; time += 1) await api.post('/api/logout', { token });
  expect(await told('signed-out')).toMatchObject([{ label: 'Salida', actor: { id: anaId } }]);
});

it('tells of failed sign-ins of an account, some at once, and of none of nobody', async () => {
  const other = await companyApi.start({ db: api.db, now: api.clock.now });
  const addresses = ['198.51.100.1', '198.51.100.2', '198.51.100.1'];
  for (const address of addresses) await other.login(ana.email, 'wrong-password', address);
  await other.login('nobody@vatio.example', 'wrong-password');
  await other.close();
  const { rows } = (await admin.get('/api/audit?action=sign-in-failed')).json;
  expect(rows).toMatchObject([
    {
      label: 'Contraseña equivocada',
      actor: { name: 'Alguien', email: '' },
      subject: { id: anaId },
      changes: [
        { field: 'Desde', after: '198.51.100.1, 198.51.100.2' },
        { field: 'Intentos', after: '3' },
      ],
    },
  ]);
});

it('tells who took a list with them, and how long it was, without what is in it', async () => {
  for (const name of ['Bodega', 'Zeta']) await addClient(admin, { name });
  const caller = await signIn();
  await caller.get('/api/clients?pageSize=100');
  expect(await told('list-exported')).toEqual([]);
  await caller.get('/api/clients?pageSize=1000&q=bodega');
  await caller.get('/api/clients?pageSize=1000&q=bodega&page=2');
  const entries = await told('list-exported');
  expect(entries).toHaveLength(1);
  expect(entries[0].changes).toEqual([
    { field: 'Lista', before: null, after: 'Clientes' },
    { field: 'Filas', before: null, after: '1' },
  ]);
  expect(JSON.stringify(entries)).not.toContain('odega');
});

it('leaves the changes readable: they are told without it', async () => {
  await addClient(admin, { name: 'Óptica' });
  await signIn();
  const { rows } = (await admin.get('/api/audit')).json;
  expect(rows.length).toBeGreaterThan(0);
  for (const { action } of rows) expect(action).toBe('client-created');
});
