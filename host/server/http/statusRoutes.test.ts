import type { RequestListener } from 'node:http';
import { listen } from '../testing/servers';
import { testApp } from '../testing/testApp';

const user = { id: '1', email: 'ana@empresa.es', name: 'Ana' };
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/** Knows two sessions, by their tokens. */
const api: RequestListener = ({ url, headers }, answer) => {
  const role = /^Bearer (admin|writer)$/.exec(headers.authorization ?? '')?.[1];
  if (url !== '/api/session' || !role) return void answer.writeHead(401).end('{}');
  answer.end(JSON.stringify({ user: { ...user, role }, expires_at: 1 }));
};

it('/platform.json is the status of the moment for an admin, which nobody may keep', async () => {
  const host = { version: '1.0.0-0a1b2c3d', offers: {}, startedAt: '2026-03-01T08:00:00.000Z' };
  let configError = 'one';
  const { url } = await listen(api);
  const test = await testApp({ apiUrl: url, status: () => ({ host, configError, sections: [] }) });
  const ask = () => test.ask('/platform.json', bearer('admin'));
  const answer = await ask();
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(JSON.parse(answer.body)).toEqual({ host, configError: 'one', sections: [] });

  configError = 'two';
  expect(JSON.parse((await ask()).body)).toMatchObject({ configError: 'two' });
});

it("it is nobody else's, and nobody's while the API cannot say who asks", async () => {
  const { url, close } = await listen(api);
  const test = await testApp({ apiUrl: url });
  const statusOf = async (request?: object) => {
    const { status, body } = await test.ask('/platform.json', request);
    expect(body).not.toContain('startedAt');
    return status;
  };
  expect(await statusOf()).toBe(401);
  expect(await statusOf(bearer('of-nobody'))).toBe(401);
  expect(await statusOf(bearer('writer'))).toBe(403);
  await close();
  expect(await statusOf(bearer('admin'))).toBe(503);
});
