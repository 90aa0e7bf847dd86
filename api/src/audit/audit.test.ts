import type { AuditEntry } from '@vatio/contracts/user/audit';
import { sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { userApi } from '../../test/apis/user';
import { type NewAuditEntry, record } from './audit.repository';

const nuria = { id: uuidV7(), name: 'Núria Ñu', email: 'nuria@vatio.example' };
const pau = { id: uuidV7(), name: 'Pau 100%', email: 'pau@empresa.example' };

const entries: readonly [string, NewAuditEntry['action'], Partial<NewAuditEntry>][] = [
  // Spain is an hour ahead of UTC in January, and two from the last Sunday of March on.
  ['2026-01-31T22:59:59.999Z', 'user-created', { actor: null, subject: nuria }],
  ['2026-01-31T23:00:00.000Z', 'user-changed', { before: { name: 'X' }, after: { name: 'Y' } }],
  ['2026-03-29T21:59:59.999Z', 'role-changed', {}],
  ['2026-03-29T22:00:00.000Z', 'password-reset', { actor: pau, subject: nuria }],
];

const api = userApi.shared();
const admin = api.caller({ role: 'admin' });
beforeAll(async () => {
  for (const [at, action, more] of entries) {
    await record(api.db, { at: new Date(at), action, actor: nuria, subject: pau, ...more });
  }
});

const daysOf = async (query: string) => {
  const { rows }: { rows: AuditEntry[] } = (await admin.get(`/api/audit?${query}`)).json;
  return rows.map(({ action }) => action).join(' ');
};

it('tells who did what to whom, the newest first', async () => {
  const { json } = await admin.get('/api/audit');
  expect(json.total).toBe(4);
  expect(json.rows[0]).toEqual({
    id: json.rows[0].id,
    at: '2026-03-29T22:00:00.000Z',
    action: 'password-reset',
    actor: pau,
    subject: nuria,
    before: null,
    after: null,
    label: 'Contraseña restablecida',
    changes: [],
    isAboutAccount: true,
  });
  expect(json.rows[2]).toMatchObject({ before: { name: 'X' }, after: { name: 'Y' } });
  expect(json.rows[3]).toMatchObject({ action: 'user-created', actor: null });
});

it.each([
  ['from=2026-01-31&to=2026-01-31', 'user-created'],
  ['from=2026-02-01&to=2026-02-01', 'user-changed'],
  // A day of 23 hours.
  ['from=2026-03-29&to=2026-03-29', 'role-changed'],
  ['from=2026-03-30', 'password-reset'],
  ['to=2026-02-01', 'user-changed user-created'],
  ['action=role-changed', 'role-changed'],
  [`subjectId=${nuria.id}`, 'password-reset user-created'],
  [`subjectId=${nuria.id.toUpperCase()}&q=pau`, 'password-reset'],
  ['q=NURIA+nu', 'password-reset role-changed user-changed user-created'],
  ['q=empresa', 'password-reset role-changed user-changed'],
  ['q=100%25', 'password-reset role-changed user-changed'],
  ['q=1_0', ''],
  ['q=null', ''],
  ['pageSize=1&page=2', 'role-changed'],
  ['page=9', ''],
])('finds by %s', async (query, actions) => {
  expect(await daysOf(query)).toBe(actions);
});

it.each<[string, Record<string, string>]>([
  ['from=31-01-2026', { from: 'Escribe una fecha como 2026-01-31' }],
  ['to=2026-02-30', { to: 'Escribe una fecha como 2026-01-31' }],
  ['from=2026-02-02&to=2026-02-01', { to: 'La fecha final no puede ser anterior a la inicial' }],
  ['subjectId=1', { subjectId: 'El identificador no es válido' }],
  ['sort=at', { sort: 'Campo desconocido' }],
])('refuses %s', async (query, fields) => {
  const { status, json } = await admin.get(`/api/audit?${query}`);
  expect([status, json.fields]).toEqual([422, fields]);
});

it.each([
  ['change', sql`update audit_entries set action = 'x'`],
  ['deletion', sql`delete from audit_entries`],
  ['deletion of nothing', sql`delete from audit_entries where false`],
  ['emptying', sql`truncate audit_entries cascade`],
])('the database refuses a %s', async (_name, statement) => {
  await expect(statement.execute(api.db)).rejects.toThrow(/^audit_entries is append-only/);
  expect((await admin.get('/api/audit')).json.total).toBe(4);
});

it('offers everything that can have been done, in words', async () => {
  const { actions } = (await admin.get('/api/audit/actions')).json;
  expect(actions).toContainEqual({ action: 'role-changed', label: 'Cambio de rol' });
  expect(actions).toContainEqual({ action: 'signed-in', label: 'Entrada' });
});

it('is not written when the change fails', async () => {
  const failing = api.db.transaction().execute(async (transaction) => {
    await record(transaction, {
      at: api.clock.now(),
      action: 'user-changed',
      actor: nuria,
      subject: pau,
    });
    throw new Error('too late');
  });
  await expect(failing).rejects.toThrow('too late');
  expect((await admin.get('/api/audit')).json.total).toBe(4);
});

it('tells of what a later version wrote, as it was written down', async () => {
  const action = 'invoice-verified' as NewAuditEntry['action'];
  await record(api.db, {
    at: new Date('2026-04-01T10:00:00Z'),
    action,
    actor: nuria,
    subject: pau,
    after: { number: 'F-1' },
  });
  const { status, json } = await admin.get('/api/audit');
  expect(status).toBe(200);
  expect(json.rows[0]).toMatchObject({
    action,
    label: action,
    isAboutAccount: false,
    changes: [{ field: 'number', before: null, after: 'F-1' }],
  });
});
