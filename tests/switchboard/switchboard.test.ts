import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import fastify from 'fastify';
import { sha384 } from '../../shared/build/src/plugins/sha384';
import { type Switchboard, startSwitchboard } from './switchboard';

const lazy = 'globalThis.lazy = true;';
const entry = `var demo_1_0_0_0a1b2c3d;(()=>{r.d(t,{default:()=>m});i="${sha384(lazy)}"})();`;
const descriptor = {
  name: 'demo',
  title: 'Demostración',
  path: 'demo',
  owner: 'equipo-demo',
  requires: { '@vatio/platform': '^1.1.0' },
  version: '1.0.0-0a1b2c3d',
  container: 'demo_1_0_0_0a1b2c3d',
  module: './Section',
  entry: 'entry.0a1b2c3d.js',
  runtime: '2.9.2',
  files: { 'entry.0a1b2c3d.js': sha384(entry), '719.0a1b2c3d.js': sha384(lazy) },
};

const product = fastify({ forceCloseConnections: true });
let switchboard: Switchboard;

beforeAll(async () => {
  product.get('/container/section.json', async () => descriptor);
  for (const base of ['/container', '/remotes/demo/1.0.0-0a1b2c3d']) {
    product.get(`${base}/entry.0a1b2c3d.js`, async () => entry);
    product.get(`${base}/719.0a1b2c3d.js`, async () => lazy);
  }
  product.post('/api/login', async ({ body }) => ({ got: body }));
  const hostUrl = await product.listen({ port: 0, host: '127.0.0.1' });
  switchboard = await startSwitchboard({
    hostUrl,
    origins: { demo: `${hostUrl}/container` },
    port: 0,
  });
});
afterEach(() => repair());
afterAll(async () => {
  await switchboard.stop();
  await product.close();
});

const ask = (path: string, init?: RequestInit) => fetch(`${switchboard.url}${path}`, init);
const text = async (path: string) => (await ask(path)).text();
const json = async (path: string) => (await ask(path)).json();
const repair = () => ask('/switchboard/demo', { method: 'DELETE' });
const breakSection = (fault: object, section = 'demo') =>
  ask(`/switchboard/${section}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });

const atEdge = (file: string) => `/remotes/demo/1.0.0-0a1b2c3d/${file}`;
const atOrigin = (file: string) => `/origins/demo/${file}`;

it('passes everything on while nothing is broken', async () => {
  expect(await text(atEdge('entry.0a1b2c3d.js'))).toBe(entry);
  expect(await text(atOrigin('entry.0a1b2c3d.js'))).toBe(entry);
  expect(await json(atOrigin('section.json'))).toEqual(descriptor);
  const login = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
  };
  expect(await (await ask('/api/login', login)).json()).toEqual({ got: { a: 1 } });
});

it.each([
  ['404', 404, 'text/plain'],
  ['500-json', 500, 'application/json'],
  ['html-200', 200, 'text/html'],
  ['wrong-hash', 200, 'text/javascript'],
])('%s, at the edge alone, until it is repaired', async (fault, status, type) => {
  await breakSection({ fault, at: 'edge' });
  const answer = await ask(atEdge('entry.0a1b2c3d.js'));
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toContain(type);
  expect(await answer.text()).not.toBe(entry);
  expect(await text(atOrigin('entry.0a1b2c3d.js'))).toBe(entry);
  await repair();
  expect(await text(atEdge('entry.0a1b2c3d.js'))).toBe(entry);
});

it('breaks the files that are named, and no others', async () => {
  await breakSection({ fault: '404', at: 'edge', files: 'lazy' });
  expect((await ask(atEdge('719.0a1b2c3d.js'))).status).toBe(404);
  expect(await text(atEdge('entry.0a1b2c3d.js'))).toBe(entry);
  await breakSection({ fault: '404', at: 'origin', files: 'descriptor' });
  expect(await text(atEdge('719.0a1b2c3d.js'))).toBe(lazy);
  expect((await ask(atOrigin('section.json'))).status).toBe(404);
});

it('cuts off what hangs when it is repaired', async () => {
  await breakSection({ fault: 'hung', at: 'edge' });
  const socket = connect(Number(new URL(switchboard.url).port), '127.0.0.1');
  // Both on one connection, so that the second comes after the first and waits for its answer.
  socket.write(`GET ${atEdge('entry.0a1b2c3d.js')} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  socket.write('DELETE /switchboard HTTP/1.1\r\nhost: localhost\r\n\r\n');
  expect(await textOf(socket)).toBe('');
  expect(await text(atEdge('entry.0a1b2c3d.js'))).toBe(entry);
});

it('lets what is slow arrive', async () => {
  await breakSection({ fault: 'slow', at: 'edge', ms: 1 });
  expect(await text(atEdge('entry.0a1b2c3d.js'))).toBe(entry);
});

/** The origin's current build, whose hashes are checked against its bytes. */
async function deployed() {
  const now = await json(atOrigin('section.json'));
  const bytes = await text(atOrigin(now.entry));
  return { now, bytes, isWhole: now.files[now.entry] === sha384(bytes) };
}

it.each<[string, object, object]>([
  [
    'an older version',
    { fault: 'old-version' },
    { now: { version: expect.stringMatching(/^0\.9\.0-/) } },
  ],
  [
    'one that is incompatible',
    { fault: 'incompatible' },
    { now: { requires: { '@vatio/platform': '^9.0.0' } } },
  ],
  [
    'one that crashes on screen',
    { fault: 'crash' },
    { bytes: expect.stringContaining('{default:()=>()=>{throw new Error(') },
  ],
  [
    'one that crashes while it starts',
    { fault: 'crash', files: 'entry' },
    { bytes: expect.stringMatching(/^throw new Error\(/) },
  ],
])('deploys %s, until it is repaired', async (_what, fault, expected) => {
  await breakSection({ ...fault, at: 'origin' });
  expect(await deployed()).toMatchObject({ ...expected, isWhole: true });
  await repair();
  expect((await deployed()).now).toEqual(descriptor);
});

it('deploys a version that cannot be read whole', async () => {
  await breakSection({ fault: 'wrong-hash', at: 'origin' });
  const { now, isWhole } = await deployed();
  expect(now.version).not.toBe(descriptor.version);
  expect(isWhole).toBe(false);

  await breakSection({ fault: '404', at: 'origin', files: 'lazy' });
  expect((await deployed()).isWhole).toBe(true);
  expect((await ask(atOrigin('719.0a1b2c3d.js'))).status).toBe(404);
});

it('says what is broken', async () => {
  expect(await json('/switchboard')).toEqual({ demo: null });
  const fault = { fault: 'slow', at: 'edge', files: 'entry', ms: 5 };
  expect(await (await breakSection(fault)).json()).toEqual({ demo: fault });
});

it.each([
  [{ fault: 'sabotage', at: 'edge' }, 400],
  [{ fault: '404' }, 400],
  [{ fault: 'crash', at: 'edge' }, 400],
  [{ fault: '404', at: 'edge', during: 5 }, 400],
])('refuses %j', async (fault, status) => {
  expect((await breakSection(fault)).status).toBe(status);
  expect((await breakSection({ fault: '404', at: 'edge' }, 'nobody')).status).toBe(404);
});
