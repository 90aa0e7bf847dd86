import { roles } from '@vatio/contracts/roles';
import { v7 as uuidV7 } from 'uuid';
import { Caller } from '../../test/calls/caller';
import { bearer } from '../../test/calls/headers';
import { call } from '../../test/calls/httpCall';
import { sharedApi } from '../../test/fileApi';
import { addSupply, supplyRoutes } from '../../test/supplyRoutes';

/** Who calls: everybody who has a role, and everybody who should be nobody. */
const strangers = ['nobody', 'deactivated', 'expired', 'role changed', 'logged out'] as const;
const targets = ['active', 'inactive', 'unknown', 'self'] as const;
type Target = (typeof targets)[number];

/** `GET /api/users/{id}`: what the rows below have called. */
const called = new Set<string>();
const api = sharedApi({
  extend: (app) =>
    app.addHook('onRequest', async ({ method, routeOptions }) => {
      called.add(`${method} ${routeOptions.url?.replace(/:(\w+)/g, '{$1}')}`);
    }),
});
const callers = new Map<string, Caller>();
/** For those who are refused, and change nothing. */
let untouched: Awaited<ReturnType<typeof addSupply>>;
beforeAll(async () => {
  for (const role of roles) callers.set(role, await api.addCaller({ role }));
  for (const who of strangers) callers.set(who, await stranger(who));
  untouched = await addSupply(callerOf('admin'));
});

const callerOf = (who: string) => callers.get(who) ?? new Caller(api.url, '', '');

/** An admin, but for what has happened to the session. */
async function stranger(who: (typeof strangers)[number]): Promise<Caller> {
  if (who === 'nobody') return new Caller(api.url, uuidV7(), '');
  const caller = await api.addCaller({ role: 'admin' });
  const admin = callerOf('admin');
  if (who === 'deactivated') await admin.post('/api/users/deactivate', { ids: [caller.id] });
  if (who === 'role changed') {
    await admin.patch(`/api/users/${caller.id}`, { version: 1, role: 'reader' });
  }
  if (who === 'logged out') await api.post('/api/logout', { token: caller.token });
  if (who === 'expired') {
    const expires_at = api.clock.now();
    await api.db
      .updateTable('sessions')
      .set({ expires_at })
      .where('user_id', '=', caller.id)
      .execute();
  }
  return caller;
}

async function idOf(target: Target, caller: Caller): Promise<string> {
  if (target === 'self') return caller.id;
  if (target === 'unknown') return uuidV7();
  const user = { email: `${uuidV7()}@vatio.example`, password: 'contraseña-larga' };
  return api.addUser({ ...user, active: target === 'active' });
}

interface Route {
  readonly name: string;
  readonly send: (caller: Caller, id: string) => ReturnType<Caller['send']>;
  /** The answer for those who may call it, by target. */
  readonly expected: Readonly<Record<Target, number>>;
}

const always = (status: number) => ({
  active: status,
  inactive: status,
  unknown: status,
  self: status,
});
const versionOf = async (id: string) =>
  (await api.db.selectFrom('users').select('version').where('id', '=', id).executeTakeFirst())
    ?.version ?? 1;

const adminRoutes: readonly Route[] = [
  { name: 'GET users', send: (who) => who.get('/api/users'), expected: always(200) },
  {
    name: 'POST users',
    send: (who) =>
      who.post('/api/users', {
        email: `${uuidV7()}@x.es`,
        name: 'Ana',
        role: 'reader',
        password: 'una-contraseña-buena',
      }),
    expected: always(201),
  },
  {
    name: 'GET user',
    send: (who, id) => who.get(`/api/users/${id}`),
    expected: { ...always(200), unknown: 404 },
  },
  {
    name: 'PATCH user: name',
    send: async (who, id) =>
      who.patch(`/api/users/${id}`, { version: await versionOf(id), name: 'Otra' }),
    expected: { ...always(200), unknown: 404 },
  },
  {
    name: 'PATCH user: role',
    send: async (who, id) =>
      who.patch(`/api/users/${id}`, { version: await versionOf(id), role: 'pds_editor' }),
    expected: { ...always(200), unknown: 404, self: 422 },
  },
  {
    name: 'PATCH user: old version',
    send: async (who, id) => who.patch(`/api/users/${id}`, { version: 0, name: 'Vieja' }),
    expected: { ...always(409), unknown: 404 },
  },
  {
    name: 'POST deactivate',
    send: (who, id) => who.post('/api/users/deactivate', { ids: [id] }),
    expected: { ...always(200), unknown: 422, self: 422 },
  },
  {
    name: 'POST reactivate',
    send: (who, id) => who.post('/api/users/reactivate', { ids: [id] }),
    expected: { ...always(200), unknown: 422 },
  },
  {
    name: 'POST password-reset',
    send: (who, id) => who.post(`/api/users/${id}/password-reset`),
    expected: { ...always(200), unknown: 404, self: 422 },
  },
  {
    name: 'GET sessions',
    send: (who, id) => who.get(`/api/users/${id}/sessions`),
    expected: { ...always(200), unknown: 404 },
  },
  {
    name: 'DELETE sessions',
    send: (who, id) => who.delete(`/api/users/${id}/sessions`),
    expected: { ...always(204), unknown: 404 },
  },
  {
    name: 'GET audit',
    send: (who, id) => who.get(`/api/audit?subjectId=${id}`),
    expected: always(200),
  },
  {
    name: 'GET audit/actions',
    send: (who) => who.get('/api/audit/actions'),
    expected: always(200),
  },
];

/** About oneself, so there is no target. */
const ownRoutes: readonly [name: string, send: Route['send'], status: number][] = [
  ['PATCH account', (who) => who.patch('/api/account', { name: 'Yo' }), 200],
  [
    'POST account/password',
    (who) =>
      who.post('/api/account/password', {
        currentPassword: 'contraseña-larga',
        newPassword: 'otra-contraseña-larga',
      }),
    204,
  ],
  ['GET account/sessions', (who) => who.get('/api/account/sessions'), 200],
  ['DELETE account/sessions', (who) => who.delete('/api/account/sessions'), 204],
  ['DELETE account/sessions/:id', (who, id) => who.delete(`/api/account/sessions/${id}`), 404],
  // The old token goes on for a moment, and the clock stands still here.
  ['POST session/renew', (who) => who.post('/api/session/renew'), 200],
];

describe.each(adminRoutes)('$name', ({ send, expected }) => {
  it.each(targets)('of an admin, target %s', async (target) => {
    const admin = callerOf('admin');
    expect((await send(admin, await idOf(target, admin))).status).toBe(expected[target]);
  });

  const others = roles.filter((role) => role !== 'admin');
  it.each(others.flatMap((role) => targets.map((target) => [role, target] as const)))(
    'of a %s, target %s',
    async (role, target) => {
      const caller = callerOf(role);
      expect((await send(caller, await idOf(target, caller))).status).toBe(403);
    },
  );

  it.each(strangers)('of whoever is %s', async (who) => {
    const caller = callerOf(who);
    for (const target of targets) {
      expect((await send(caller, await idOf(target, caller))).status).toBe(401);
    }
  });
});

describe.each(ownRoutes)('%s', (_name, send, status) => {
  it.each(roles)('of a %s', async (role) => {
    expect((await send(callerOf(role), uuidV7())).status).toBe(status);
    // At least one admin is left.
    expect((await api.session(callerOf(role).token)).status).toBe(200);
  });

  it.each(strangers)('of whoever is %s', async (who) => {
    expect((await send(callerOf(who), uuidV7())).status).toBe(401);
  });
});

describe.each(supplyRoutes)('$name', ({ allowed, status, send }) => {
  it.each(roles)('of a %s', async (role) => {
    const isAllowed = allowed.includes(role);
    const supply = isAllowed ? await addSupply(callerOf('admin')) : untouched;
    expect((await send(callerOf(role), supply)).status).toBe(isAllowed ? status : 403);
  });

  it.each(strangers)('of whoever is %s', async (who) => {
    expect((await send(callerOf(who), untouched)).status).toBe(401);
  });
});

/** All routes but those that anybody may call. */
const operations = () =>
  Object.entries(api.document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security.some((needed) => 'session' in needed))
      .map(([method]) => ({ method: method.toUpperCase(), path })),
  );

it('has a row for every route', () => {
  const missing = operations()
    .map(({ method, path }) => `${method} ${path}`)
    .filter((operation) => !called.has(operation));
  expect(missing).toEqual([]);
});

it.each(['nobody', 'writer', 'admin'])(
  'asks for the XSRF token before anything else: %s',
  async (who) => {
    const caller = callerOf(who);
    const writing = operations().filter(({ method }) => method !== 'GET');
    expect(writing.length).toBeGreaterThan(30);
    for (const { method, path } of writing) {
      const url = `${api.url}${path.replace(/\{\w+\}/g, caller.id)}`;
      const answer = await call(url, { method, headers: bearer(caller.token) });
      expect([path, answer.json.message]).toEqual([
        path,
        'La página ha caducado. Recárgala y repite la operación.',
      ]);
    }
  },
);
