import { type Role, roles } from '@vatio/contracts/roles';
import type { FastifyInstance } from 'fastify';
import { object, string } from 'zod';
import { sessionApi } from '../../test/apis/session';
import { call } from '../../test/calls/httpCall';
import { bearer, xsrfPair } from '../../test/testApi';
import { until } from '../../test/until';
import { sessionOf } from './access';

const answer = object({ name: string() });
const password = 'contraseña-larga';

function addRoutes(app: FastifyInstance): void {
  const schema = { response: { 200: answer } };
  const handler = async () => ({ name: 'x', secret: 'y' });
  app.get('/api/for-admins', { config: { roles: ['admin'] }, schema }, handler);
  app.get('/api/for-two', { config: { roles: ['writer', 'pds_editor'] }, schema }, handler);
  app.get('/api/for-all', { config: { roles }, schema }, handler);
  app.get('/api/wrong', { config: { roles: 'public' }, schema }, async () => ({ nothing: 1 }));
  app.post('/api/change', { config: { roles: ['admin'] }, schema }, handler);
  app.get('/api/confused', { config: { roles: 'public' }, schema }, async (request) => ({
    name: sessionOf(request).id,
  }));
}

const api = sessionApi.shared({ extend: addRoutes });
const tokens = new Map<Role, string>();
beforeAll(async () => {
  for (const role of roles) {
    const email = `${role}@vatio.example`;
    await api.addUser({ email, password, role });
    tokens.set(role, (await api.tokenOf({ email, password })).value);
  }
});

const logged = () => api.logLines.map((line) => JSON.parse(line));

const allowed: Record<string, readonly Role[]> = {
  '/api/for-admins': ['admin'],
  '/api/for-two': ['writer', 'pds_editor'],
  '/api/for-all': roles,
};
const matrix = Object.keys(allowed).flatMap((path) => roles.map((role) => [path, role] as const));

it.each(matrix)('%s for %s', async (path, role) => {
  const result = await api.get(path, bearer(tokens.get(role) ?? ''));
  if (allowed[path]?.includes(role)) {
    // Through the contract: what it does not name does not leave.
    expect([result.status, result.json]).toEqual([200, { name: 'x' }]);
  } else {
    expect(result.status).toBe(403);
    expect(result.json).toEqual({ message: 'No tienes permiso para esta operación.' });
    const refusals = () =>
      logged().filter(({ req, status }) => req?.url === path && status === 403);
    await until(() => refusals().length > 0);
    for (const { user } of refusals()) expect(user).toMatch(/^[0-9a-f-]{36}$/);
  }
});

it.each(Object.keys(allowed))('%s for nobody', async (path) => {
  expect((await api.get(path)).status).toBe(401);
});

it('logs the id that the host gave, and none that could forge a line', async () => {
  for (const [sent, form] of [
    ['0b0f6f7e-1.a_b', /^0b0f6f7e-1\.a_b$/],
    ['a b', /^[0-9a-f-]{36}$/],
    ['x'.repeat(65), /^[0-9a-f-]{36}$/],
  ] as const) {
    const before = logged().length;
    await api.get('/api/for-all', { 'x-request-id': sent });
    await until(() => logged().length > before);
    expect(logged().at(-1)?.reqId).toMatch(form);
  }
});

it('looks at forgery before it looks at the session', async () => {
  const change = (headers: Record<string, string>) =>
    call(`${api.url}/api/change`, { method: 'POST', headers });
  expect((await change({})).status).toBe(403);
  expect((await change(xsrfPair())).status).toBe(401);
});

it('hides what went wrong inside, and logs it', async () => {
  for (const path of ['/api/wrong', '/api/confused']) {
    const { status, json } = await api.get(path);
    expect([status, json]).toEqual([
      500,
      { message: 'Ha ocurrido un error inesperado. Inténtalo de nuevo más tarde.' },
    ]);
  }
  expect(api.logLines.filter((line) => line.includes('"stack"'))).toHaveLength(2);
});

it.each<[string, (app: FastifyInstance) => void, string]>([
  [
    'roles',
    (app) =>
      app.get('/api/x', { schema: { response: { 200: answer } } }, async () => ({ name: '' })),
    'GET /api/x does not declare its roles',
  ],
  [
    'answers',
    (app) => app.get('/api/x', { config: { roles } }, async () => ({ name: '' })),
    'GET /api/x does not declare its answers',
  ],
])('does not start with a route that declares no %s', async (_name, extend, message) => {
  expect(() => extend(api.app)).toThrow();
  await expect(sessionApi.start({ db: api.db, extend })).rejects.toThrow(message);
});
