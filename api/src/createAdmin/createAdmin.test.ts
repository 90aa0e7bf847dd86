import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { userApi } from '../../test/apis/user';
import { call } from '../../test/calls/httpCall';
import { createTestDatabase, type TestDatabase } from '../../test/database/testDatabase';
import { throwAwayFolder } from '../../test/database/throwAwayFolder';
import { ApiProcess, endProcesses } from '../../test/processes/apiProcess';
import { builtCreateAdmin } from '../../test/processes/build';
import { bearer, type TestApi, testXsrfKey, xsrfPair } from '../../test/testApi';
import { demoUsers } from '../seed/demoUsers';

let database: TestDatabase;
let api: TestApi;
let dataDir: string;
beforeAll(async () => {
  dataDir = await throwAwayFolder();
  database = await createTestDatabase();
  // The program lives in the present.
  api = await userApi.start({ db: database.db, now: () => new Date() });
});
afterEach(endProcesses);
afterAll(async () => {
  await api.close();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

interface Run {
  readonly env?: Record<string, string>;
  readonly input?: string;
}

/** The shipped program, on the test's database and away from any terminal. */
async function run(args: string, { env, input = '' }: Run = {}) {
  const child = spawn(process.execPath, [builtCreateAdmin, ...args.split(' ')], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: database.url, ...env },
  });
  child.stdin.end(input);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await once(child, 'exit');
  return { stdout, stderr, code: child.exitCode };
}

const password = 'una frase bastante larga';
const audit = () =>
  database.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'subject_email', 'before', 'after'])
    .where('action', '!=', 'signed-in')
    .orderBy('at', 'desc')
    .executeTakeFirst();

it('makes an administrator with a password from standard input', async () => {
  const made = await run('--email Ana@Empresa.es --name Ana --password-stdin', {
    input: `${password}\n`,
  });
  expect(made).toEqual({
    stdout: 'Ana@Empresa.es is an administrator now.\n',
    stderr: '',
    code: 0,
  });
  const { user } = await api.tokenOf({ email: 'ana@empresa.es', password });
  expect(user).toMatchObject({ email: 'Ana@Empresa.es', name: 'Ana', role: 'admin' });
  expect(await audit()).toEqual({
    action: 'user-created',
    actor_id: null,
    subject_email: 'Ana@Empresa.es',
    before: null,
    after: { email: 'Ana@Empresa.es', name: 'Ana', role: 'admin' },
  });
});

it('makes up a password and shows it', async () => {
  const { stdout } = await run('--email luz@empresa.es --name Luz --generate');
  const shown = /shown only this once: (\S+)\n$/.exec(stdout)?.[1] ?? '';
  expect((await api.login('luz@empresa.es', shown)).status).toBe(200);
});

it('takes the password of ADMIN_PASSWORD', async () => {
  await run('--email sol@empresa.es --name Sol', { env: { ADMIN_PASSWORD: password } });
  expect((await api.login('sol@empresa.es', password)).status).toBe(200);
});

describe('an account that is there', () => {
  const email = 'eva@empresa.es';
  let token: string;
  beforeAll(async () => {
    await api.addUser({ email, password, role: 'reader' });
    token = (await api.tokenOf({ email, password })).value;
  });

  it('is left alone without --promote', async () => {
    const { stderr, code } = await run('--email EVA@empresa.es --name X --generate');
    expect([stderr, code]).toEqual([
      'There is an account of EVA@empresa.es already: add --promote to make it an active administrator.\n',
      1,
    ]);
    expect((await api.session(token)).json.user.role).toBe('reader');
  });

  it('becomes an active administrator, and has to sign in again', async () => {
    await database.db
      .updateTable('users')
      .set({ active: false })
      .where('email', '=', email)
      .execute();
    expect((await run(`--email ${email} --promote`)).code).toBe(0);
    expect((await api.session(token)).status).toBe(401);
    expect(await audit()).toMatchObject({
      action: 'role-changed',
      actor_id: null,
      subject_email: email,
      before: { role: 'reader', active: false },
      after: { role: 'admin', active: true },
    });
    const { user } = await api.tokenOf({ email, password });
    expect(user.role).toBe('admin');
  });

  it('gets another password if one is given', async () => {
    const next = `${password}, otra`;
    await run(`--email ${email} --promote --password-stdin`, { input: next });
    expect((await api.login(email, next)).status).toBe(200);
    expect(await audit()).toMatchObject({ action: 'password-reset', before: {}, after: {} });
  });
});

it.each<[string, string, string]>([
  ['--name Ana --generate', '', '--email is missing. Usage: '],
  ['--email ana --name Ana --generate', '', 'The e-mail is not a valid address.'],
  ['--email new@empresa.es --generate', '', 'Add --name "Ana Pérez": one line'],
  ['--email new@empresa.es --name Ana', '', 'There is no password: '],
  ['--email new@empresa.es --name Ana --password-stdin', 'short', 'The password must have 8 to'],
  ['--email new@empresa.es --name Ana --password-stdin', 'password1', 'That password is one of'],
  ['--email new@empresa.es --mane Ana', '', "Unknown option '--mane'"],
])('refuses %s', async (args, input, message) => {
  const { stdout, stderr, code } = await run(args, { input });
  expect([stdout, code]).toEqual(['', 1]);
  expect(stderr.split('\n')[0]).toContain(message);
});

it('says that the database does not answer', async () => {
  const env = { DATABASE_URL: 'postgres://vatio@127.0.0.1:1/vatio' };
  const { stderr } = await run('--email ana@empresa.es --name Ana --generate', { env });
  expect(stderr).toMatch(/^The database does not answer \(.*\)\.\n$/);
});

it('uses the embedded database, whether an API runs it or not', async () => {
  const env = { DATABASE_URL: '', DATA_DIR: dataDir, ADMIN_PASSWORD: password };
  expect(await run('--email ana@empresa.es --name Ana', { env })).toMatchObject({ code: 0 });

  const running = new ApiProcess({ DATA_DIR: dataDir, XSRF_KEY: testXsrfKey });
  const url = await running.url();
  expect(await run('--email luz@empresa.es --name Luz', { env })).toMatchObject({ code: 0 });
  for (const email of ['ana@empresa.es', 'luz@empresa.es']) {
    const body = { email, password };
    const login = await call(`${url}/api/login`, { method: 'POST', body, headers: xsrfPair() });
    const headers = bearer(login.json.token.value);
    expect((await call(`${url}/api/session`, { headers })).json.user.role).toBe('admin');
  }
  expect(await running.stop()).toBe(0);
});

describe('a start for real work on a database that had demo data', () => {
  const real = () =>
    new ApiProcess({
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      PUBLIC_ORIGIN: 'https://vatio.empresa.es',
      XSRF_KEY: testXsrfKey,
    });
  const [admin, writer, reader] = demoUsers;

  it('is refused while a demo account is active with its password, and --close-demo closes it', async () => {
    await api.addUser(admin);
    await api.addUser({ ...writer, active: false });
    await api.addUser({ ...reader, password });
    const token = (await api.tokenOf(admin)).value;
    const { message, code } = await real().failure();
    expect(code).toBe(1);
    expect(message).toMatch(
      /^Everybody knows the passwords .* active: admin@vatio\.example\. Close them with: create-admin --close-demo/,
    );

    expect((await run(`--close-demo --email ${admin.email}`)).stderr).toMatch(/stands alone/);
    expect(await run('--close-demo')).toEqual({
      stdout: 'Deactivated, and their sessions ended: admin@vatio.example.\n',
      stderr: '',
      code: 0,
    });
    expect((await api.session(token)).status).toBe(401);
    expect(await audit()).toMatchObject({
      action: 'user-deactivated',
      actor_id: null,
      subject_email: admin.email,
    });
    expect((await run('--close-demo')).stdout).toBe('No demo account was open.\n');

    const started = real();
    expect(await started.url({ isDocumented: false })).toMatch(/^http:/);
    expect(await started.stop()).toBe(0);
    // The test's role is no other than the database's own.
    expect(started.stdout).toContain('may change its tables');
    // Two processes of the API; this test measures no times.
  }, 120_000);
});
