import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pageFiles, sectionBuild } from '../testing/folders';
import { type TestApp, testApp } from '../testing/testApp';

const build = sectionBuild('billing', '1.0.0-aaaaaaaa');
const section = '/remotes/billing/1.0.0-aaaaaaaa';
const main = '/assets/main.0a1b2c3d.js';
let test: TestApp;

beforeAll(async () => {
  test = await testApp();
  await test.deploy(build);
});

const get = (url: string, headers: Record<string, string> = {}) => test.ask(url, { headers });

describe.each([
  ['the host', main, String(pageFiles['main.0a1b2c3d.js'])],
  ['a section', `${section}/entry.11112222.js`, build.files['entry.11112222.js'] ?? ''],
])('a hashed file of %s', (_owner, url, content) => {
  it('is served for ever', async () => {
    const answer = await get(url);
    expect(answer.status).toBe(200);
    expect(answer.body).toBe(content);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(content.length),
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('is compressed as the client asks', async () => {
    const brotli = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(content);

    const gzip = await get(url, { 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.bytes).toString()).toBe(content);

    const plain = await get(url, { 'accept-encoding': 'gzip;q=0, br;q=0' });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.body).toBe(content);
  });

  it('ignores the query, with which the page repeats a failed load', async () => {
    expect((await get(`${url}?r=1`)).body).toBe(content);
  });

  it('answers HEAD', async () => {
    const answer = await test.ask(url, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.body).toBe('');
    expect(answer.headers['content-length']).toBe(String(content.length));
  });
});

it.each([
  ['/assets/main.4e5f6a7b.css', 'text/css; charset=utf-8', 'br'],
  ['/assets/icons.0011aabb.woff2', 'font/woff2', undefined],
  ['/assets/small.99887766.js', 'text/javascript; charset=utf-8', undefined],
])('%s is %s, compressed %s', async (url, type, encoding) => {
  const { headers } = await get(url, { 'accept-encoding': 'br' });
  expect(headers['content-type']).toBe(type);
  expect(headers['content-encoding']).toBe(encoding);
});

describe.each(['/favicon.svg', '/robots.txt', '/assets/unhashed.js', '/sections.json'])(
  '%s, without a hash in its name',
  (url) => {
    it('is asked for again each time', async () => {
      const answer = await get(url);
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-cache');
      const etag = String(answer.headers.etag);

      for (const given of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
        const again = await get(url, { 'if-none-match': given });
        expect([again.status, again.body]).toEqual([304, '']);
        expect(again.headers.etag).toBe(etag);
      }
      expect((await get(url, { 'if-none-match': '"other"' })).status).toBe(200);
    });
  },
);

it.each([
  '/assets/none.0a1b2c3d.js',
  '/assets/index.html',
  '/assets/.inputs',
  '/assets/main.0a1b2c3d.js.map',
  '/assets/main.0a1b2c3d.js.LICENSE.txt',
  '/assets/root/favicon.svg',
  '/assets/favicon.svg',
  '/assets/',
  '/assets',
  '/remotes',
  '/remotes/',
  '/remotes/billing',
  '/remotes/billing/1.0.0-aaaaaaaa',
  `${section}/`,
  `${section}/section.json`,
  `${section}/none.js`,
  `${section}/entry.11112222.js/`,
  '/remotes/billing/1.0.0-bbbbbbbb/entry.11112222.js',
  '/remotes/user/1.0.0-aaaaaaaa/entry.11112222.js',
  '/remotes/none/1.0.0-aaaaaaaa/entry.11112222.js',
])('%s is 404, and never a document', async (url) => {
  const answer = await get(url, { accept: 'text/html' });
  expect(answer.status).toBe(404);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toBe('No se ha encontrado.');
});

it('serves the version before a switch, and lists the one after it', async () => {
  const before = await get('/sections.json');
  await test.deploy(sectionBuild('billing', '1.1.0-bbbbbbbb'));
  const after = await get('/sections.json', { 'if-none-match': String(before.headers.etag) });
  expect(after.status).toBe(200);
  const { entry, version } = JSON.parse(after.body).sections[0];
  expect(version).toBe('1.1.0-bbbbbbbb');
  expect((await get(entry)).status).toBe(200);
  expect((await get(JSON.parse(before.body).sections[0].entry)).status).toBe(200);
});

it('looks once more for a version that it does not serve, and serves what it then has', async () => {
  const sought: string[] = [];
  const { ask, deploy } = await testApp({
    seek: async (name, version) => {
      sought.push(`${name} ${version}`);
      if (version === '2.0.0-cccccccc') await deploy(sectionBuild(name, version));
    },
  });
  const status = async (version: string) =>
    (await ask(`/remotes/billing/${version}/entry.11112222.js`)).status;
  expect(await status('2.0.0-cccccccc')).toBe(200);
  expect(await status('2.0.0-cccccccc')).toBe(200);
  expect(await status('3.0.0-dddddddd')).toBe(404);
  expect(sought).toEqual(['billing 2.0.0-cccccccc', 'billing 3.0.0-dddddddd']);
});

it('says that it is healthy', async () => {
  const answer = await get('/healthz');
  expect(JSON.parse(answer.body)).toEqual({ status: 'ok', version: '1.2.3' });
  expect((await test.ask('/healthz', { method: 'HEAD' })).status).toBe(200);
});
