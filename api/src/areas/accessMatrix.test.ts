import { roles } from '@vatio/contracts/roles';
import { v7 as uuidV7 } from 'uuid';
import { wholeApi } from '../../test/apis/whole';
import { Caller } from '../../test/calls/caller';
import { callRoute } from '../../test/calls/callRoute';
import { bearer } from '../../test/calls/headers';
import { call } from '../../test/calls/httpCall';
import { addSupply } from '../../test/fixtures/routeSupply';
import { supplyRoutes } from '../../test/supplyRoutes';

/** Sessions that have ended. Three routes represent all, because routes find sessions in one place. */
const ended = ['deactivated', 'expired', 'role changed', 'logged out'] as const;
const routesOfEnded = ['GET users', 'PATCH account', 'POST clients'];
const targets = ['active', 'inactive', 'unknown', 'self'] as const;
type Target = (typeof targets)[number];

/** `GET /api/users/{id}`: what the rows below have called. */
const called = new Set<string>();
const api = wholeApi.shared({
  extend: (app) =>
    app.addHook('onRequest', async ({ method, routeOptions }) => {
      called.add(`${method} ${routeOptions.url?.replace(/:(\w+)/g, '{$1}')}`);
    }),
});
const callers = new Map<string, Caller>();
/** Records that the callers who are refused or only read leave unchanged. */
let untouched: Awaited<ReturnType<typeof addSupply>>;
let untouchedIds: Readonly<Record<Exclude<Target, 'self'>, string>>;
beforeAll(async () => {
  for (const role of roles) callers.set(role, await api.addCaller({ role }));
  for (const how of ended) callers.set(how, await endedSession(how));
  untouched = await addSupply(callerOf('admin'));
  untouchedIds = {
    active: await addTarget(true),
    inactive: await addTarget(false),
    unknown: uuidV7(),
  };
});

/** Returns a caller without a session for an unknown name. */
const callerOf = (who: string) => callers.get(who) ?? new Caller(api.url, uuidV7(), '');

const addTarget = (active: boolean): Promise<string> =>
  api.addUser({ email: `${uuidV7()}@vatio.example`, password: 'contraseña-larga', active });

/** An admin, but for what has happened to the session. */
async function endedSession(how: (typeof ended)[number]): Promise<Caller> {
  const caller = await api.addCaller({ role: 'admin' });
  const admin = callerOf('admin');
  if (how === 'deactivated') await admin.post('/api/users/deactivate', { ids: [caller.id] });
  if (how === 'role changed') {
    await admin.patch(`/api/users/${caller.id}`, { version: 1, role: 'reader' });
  }
  if (how === 'logged out') await api.post('/api/logout', { token: caller.token });
  if (how === 'expired') {
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
  return addTarget(target === 'active');
}

const versionOf = async (id: string) =>
  (await api.db.selectFrom('users').select('version').where('id', '=', id).executeTakeFirst())
    ?.version ?? 1;
const current = (change: object) => async (id: string) => ({
  ...change,
  version: await versionOf(id),
});
const newUser = () => ({
  email: `${uuidV7()}@x.es`,
  name: 'Ana',
  role: 'reader',
  password: 'una-contraseña-buena',
});

/** The answer for admins, and for a target where it is another one; others get none. */
const adminRoutes: readonly [
  route: string,
  status: number,
  except: Readonly<Partial<Record<Target, number>>>,
  bodyOf?: (id: string) => object | Promise<object>,
][] = [
  ['GET users', 200, {}],
  ['POST users', 201, {}, newUser],
  ['GET users/{id}', 200, { unknown: 404 }],
  ['PATCH users/{id}', 200, { unknown: 404 }, current({ name: 'Otra' })],
  ['PATCH users/{id}', 200, { unknown: 404, self: 422 }, current({ role: 'pds_editor' })],
  ['PATCH users/{id}', 409, { unknown: 404 }, () => ({ version: 0, name: 'Vieja' })],
  ['POST users/deactivate', 200, { unknown: 422, self: 422 }, (id) => ({ ids: [id] })],
  ['POST users/reactivate', 200, { unknown: 422 }, (id) => ({ ids: [id] })],
  ['POST users/{id}/password-reset', 200, { unknown: 404, self: 422 }],
  ['GET users/{id}/sessions', 200, { unknown: 404 }],
  ['DELETE users/{id}/sessions', 204, { unknown: 404 }],
  ['DELETE users/{id}/second-factor', 204, { unknown: 404, self: 422 }],
  ['GET users/second-factor-roles', 200, {}],
  ['PUT users/second-factor-roles', 200, {}, () => ({ roles: [] })],
  ['GET audit?subjectId={id}', 200, {}],
  ['GET audit/actions', 200, {}],
];

const passwords = { currentPassword: 'contraseña-larga', newPassword: 'otra-contraseña-larga' };
/** About oneself, so there is no target. */
const ownRoutes: readonly [route: string, status: number, body?: object][] = [
  ['PATCH account', 200, { name: 'Yo' }],
  ['GET account/sessions', 200],
  ['DELETE account/sessions', 204],
  ['GET account/second-factor', 200],
  ['POST account/second-factor', 200],
  ['POST account/second-factor/confirm', 422, { code: '000000' }],
  // No second factor is set up.
  ['POST account/second-factor/recovery-codes', 422],
  ['DELETE account/second-factor', 204],
  ['DELETE account/sessions/{id}', 404],
  ['POST session/confirm', 204, { password: 'contraseña-larga' }],
  ['POST account/password', 204, passwords],
  // The old token stays valid for a moment, and the test's clock does not move.
  ['POST session/renew', 200],
];

describe.each(adminRoutes)('%s: %d', (route, status, except, bodyOf) => {
  const answerTo = async (caller: Caller, id: string): Promise<number> =>
    (await callRoute(caller, route, { id }, await bodyOf?.(id))).status;

  it.each(targets)('of an admin, target %s', async (target) => {
    const admin = callerOf('admin');
    expect(await answerTo(admin, await idOf(target, admin))).toBe(except[target] ?? status);
  });

  it.each(roles.filter((role) => role !== 'admin'))('of a %s, any target', async (role) => {
    const caller = callerOf(role);
    const ids = { ...untouchedIds, self: caller.id };
    for (const target of targets) {
      expect([target, await answerTo(caller, ids[target])]).toEqual([target, 403]);
    }
  });

  it('without a session', async () => {
    expect(await answerTo(callerOf('nobody'), untouchedIds.active)).toBe(401);
  });
});

describe.each(ownRoutes)('%s', (route, status, body) => {
  const answerTo = async (who: string): Promise<number> =>
    (await callRoute(callerOf(who), route, { id: uuidV7() }, body)).status;

  it.each(roles)('of a %s', async (role) => {
    expect(await answerTo(role)).toBe(status);
    // One admin must be left.
    expect((await api.session(callerOf(role).token)).status).toBe(200);
  });

  it('without a session', async () => {
    expect(await answerTo('nobody')).toBe(401);
  });
});

describe.each(supplyRoutes)('%s', (route, allowed, status, bodyOf) => {
  const answerTo = async (who: string, supply: typeof untouched): Promise<number> =>
    (await callRoute(callerOf(who), route, supply, bodyOf?.(supply))).status;

  it.each(roles)('of a %s', async (role) => {
    const isAllowed = allowed.includes(role);
    const isChange = isAllowed && status < 400 && !route.startsWith('GET ');
    const supply = isChange ? await addSupply(callerOf('admin'), route) : untouched;
    expect(await answerTo(role, supply)).toBe(isAllowed ? status : 403);
  });

  it('without a session', async () => {
    expect(await answerTo('nobody', untouched)).toBe(401);
  });
});

describe.each(ended)('a session that has ended: %s', (how) => {
  it.each(routesOfEnded)('%s', async (route) => {
    expect((await callRoute(callerOf(how), route, {}, {})).status).toBe(401);
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
