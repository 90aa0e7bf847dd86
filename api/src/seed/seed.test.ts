import { roles } from '@vatio/contracts/roles';
import { wholeApi } from '../../test/apis/whole';
import { demoUsers } from './demoUsers';
import { seedUsers } from './seed';

const api = wholeApi.fresh();
const log = { info: jest.fn(), warn: jest.fn() };
beforeEach(() => void jest.clearAllMocks());

const admin = { email: ' Jefa@Empresa.es ', password: 'contraseña-larga' };
const emails = async () => {
  const rows = await api.db.selectFrom('users').select('email').orderBy('id').execute();
  return rows.map(({ email }) => email);
};

it('has a demo user of every role, with passwords that the policy accepts', () => {
  expect(demoUsers.map(({ role }) => role)).toEqual(roles);
  for (const { password } of demoUsers) expect(password.length).toBeGreaterThanOrEqual(8);
});

it('creates the demo users, who can log in', async () => {
  await seedUsers(api.db, { demoData: true, admin: undefined }, log);
  for (const { email, password, name, role } of demoUsers) {
    const { user } = await api.tokenOf({ email, password });
    expect(user).toMatchObject({ email, name, role });
  }
});

it('creates the first admin', async () => {
  await seedUsers(api.db, { demoData: false, admin }, log);
  const { user } = await api.tokenOf({ email: 'jefa@empresa.es', password: admin.password });
  expect(user).toMatchObject({ email: 'Jefa@Empresa.es', role: 'admin' });
  expect(log.warn).not.toHaveBeenCalled();
});

it('writes the first admin into the audit, as made by the command line', async () => {
  await seedUsers(api.db, { demoData: false, admin }, log);
  const { action, actor_id, subject_email } = await api.db
    .selectFrom('audit_entries')
    .selectAll()
    .executeTakeFirstOrThrow();
  expect([action, actor_id, subject_email]).toEqual(['user-created', null, 'Jefa@Empresa.es']);
});

it('does not start with an admin whose password anybody would try', async () => {
  const easy = { ...admin, password: 'password1' };
  const seeded = seedUsers(api.db, { demoData: false, admin: easy, production: true }, log);
  await expect(seeded).rejects.toThrow(/^ADMIN_PASSWORD is one of the first .* set another one\.$/);
  expect(await emails()).toEqual([]);
});

it('does nothing where there is a user', async () => {
  await api.addUser({ email: 'first@vatio.example', password: 'contraseña-larga' });
  await seedUsers(api.db, { demoData: true, admin }, log);
  expect(await emails()).toEqual(['first@vatio.example']);
});

it('creates everyone once when two processes do it at the same time', async () => {
  const seed = () => seedUsers(api.db, { demoData: true, admin }, log);
  await Promise.all([seed(), seed()]);
  expect(await emails()).toHaveLength(5);
});

it('says what to set when nobody could log in', async () => {
  await seedUsers(api.db, { demoData: false, admin: undefined }, log);
  expect(await emails()).toEqual([]);
  expect(log.warn).toHaveBeenCalledWith({}, expect.stringContaining('ADMIN_EMAIL'));
});
