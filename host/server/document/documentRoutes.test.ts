import { brotliDecompressSync } from 'node:zlib';
import { formatHint } from '@vatio/contracts/hint';
import type { Role } from '@vatio/contracts/roles';
import { issueXsrfToken, isXsrfToken } from '@vatio/contracts/xsrf';
import { sectionBuild } from '../testing/folders';
import type { RawAnswer } from '../testing/servers';
import { type TestApp, testApp, xsrfKey } from '../testing/testApp';

let test: TestApp;

const signed = () => ({ cookie: `other=1; XSRF-TOKEN=${issueXsrfToken(xsrfKey)}; last=2` });

const tokenOf = ({ headers }: RawAnswer) =>
  /^XSRF-TOKEN=([^;]*);/.exec(headers['set-cookie']?.[0] ?? '')?.[1];

function dataOf(html: string, id: string): unknown {
  const block = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's');
  return JSON.parse(block.exec(html)?.[1] ?? 'null');
}

describe('a document', () => {
  beforeEach(async () => {
    test = await testApp({ trustProxy: ['127.0.0.1'] });
  });

  it.each(['/', '/login', '/billing/invoices/7?tab=lines', '/nobody/knows/this/'])(
    'is the answer at %s, with configuration and registry',
    async (url) => {
      await test.deploy(sectionBuild('billing', '1.0.0-aaaaaaaa'));
      const answer = await test.ask(url, { headers: { accept: 'text/html' } });
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).not.toContain('vatio:');
      expect(dataOf(answer.body, 'vatio-config')).toEqual({
        companyName: 'Vatio',
        testHost: '',
        avatarUrl: 'https://avatars.example/api/',
      });
      const registry = await test.ask('/sections.json');
      expect(dataOf(answer.body, 'vatio-sections')).toEqual(JSON.parse(registry.body));
    },
  );

  it('follows the registry', async () => {
    const before = await test.ask('/', { headers: signed() });
    await test.deploy(sectionBuild('billing', '1.0.0-aaaaaaaa'));
    const headers = { ...signed(), 'if-none-match': String(before.headers.etag) };
    const after = await test.ask('/', { headers });
    expect(after.status).toBe(200);
    expect(dataOf(after.body, 'vatio-sections')).toMatchObject({ sections: [{ name: 'billing' }] });
  });

  it('is asked for again each time, and compressed', async () => {
    const answer = await test.ask('/', { headers: signed() });
    expect(answer.headers['cache-control']).toBe('no-cache');
    const headers = { ...signed(), 'if-none-match': String(answer.headers.etag) };
    const again = await test.ask('/login', { headers });
    expect([again.status, again.body]).toEqual([304, '']);

    await test.deploy(sectionBuild('billing', '1.0.0-aaaaaaaa', { owner: 'x'.repeat(1000) }));
    const compressed = await test.ask('/', { headers: { 'accept-encoding': 'br' } });
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding, cookie',
    });
    expect(brotliDecompressSync(compressed.bytes).toString()).toContain('vatio-sections');
  });

  it('answers HEAD, and no other method', async () => {
    const head = await test.ask('/billing', { method: 'HEAD' });
    expect([head.status, head.body]).toEqual([200, '']);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const answer = await test.ask('/billing', { method });
      expect(answer.status).toBe(404);
    }
  });

  it('is not for who asks for something else', async () => {
    const answer = await test.ask('/billing', { headers: { accept: 'image/webp' } });
    expect(answer.status).toBe(404);
  });
});

describe('what comes with a document', () => {
  const hint = (role: Role) => ({
    cookie: `XSRF-TOKEN=${issueXsrfToken(xsrfKey)}; vatio-hint=${formatHint(role, Date.now() / 1000 + 60)}`,
  });
  beforeEach(async () => {
    test = await testApp();
    await test.deploy(sectionBuild('billing', '1.0.0-aaaaaaaa'));
  });

  it('is no code of sections for who is signed out', async () => {
    for (const path of ['/', '/login', '/billing', '/billing/new']) {
      const [head] = (await test.ask(path)).body.split('<script type="application/json"');
      expect(head).toContain('href="/assets/login.33cc44dd.js"');
      expect(head).not.toMatch(/remotes|section-chunks|federation/);
    }
  });

  it('is the section’s code for who is signed in, from files that are there', async () => {
    const { body } = await test.ask('/billing/new', { headers: hint('reader') });
    const files = body.matchAll(/(?:href|src)="(\/(?:assets\/section-chunks|remotes)[^"]+)"/g);
    const paths = [...files].map(([, path]) => path ?? '');
    expect(paths).toEqual([
      expect.stringMatching(/^\/assets\/section-chunks\./),
      '/remotes/billing/1.0.0-aaaaaaaa/entry.11112222.js',
    ]);
    for (const path of paths) {
      const file = await test.ask(path);
      expect(file.status).toBe(200);
      expect(file.headers['cache-control']).toContain('immutable');
    }
    expect(body).not.toContain('login.33cc44dd.js');
  });

  it('follows a deployment', async () => {
    await test.ask('/billing', { headers: hint('reader') });
    await test.deploy(sectionBuild('billing', '1.1.0-bbbbbbbb'));
    const { body } = await test.ask('/billing', { headers: hint('reader') });
    expect(body).toContain('href="/remotes/billing/1.1.0-bbbbbbbb/entry.11112222.js"');
    expect(body).not.toContain('1.0.0-aaaaaaaa');
  });

  it('has an ETag of its own, so that a browser that signs in gets the other', async () => {
    const signedOut = await test.ask('/billing', { headers: signed() });
    const known = { 'if-none-match': String(signedOut.headers.etag) };
    const answer = await test.ask('/billing', { headers: { ...hint('reader'), ...known } });
    expect(answer.status).toBe(200);
    expect(answer.headers.vary).toBe('accept-encoding, cookie');
    const again = { ...hint('reader'), 'if-none-match': String(answer.headers.etag) };
    const unchanged = await test.ask('/billing/7', { headers: again });
    expect([unchanged.status, unchanged.headers.vary]).toEqual([304, 'accept-encoding, cookie']);
  });
});

describe('malicious texts', () => {
  const attack = '</script><script>alert(1)</script><!--';

  it('stay data', async () => {
    test = await testApp({ runtime: { companyName: attack, testHost: attack, avatarUrl: '' } });
    await test.deploy(sectionBuild('billing', '1.0.0-aaaaaaaa', { title: attack }));
    const { body } = await test.ask('/');
    expect(body).not.toContain('alert(1)</script>');
    expect(body).not.toContain('<!--');
    expect(body.match(/<script/g)).toHaveLength(3);
    expect(dataOf(body, 'vatio-config')).toMatchObject({ companyName: attack });
    expect(dataOf(body, 'vatio-sections')).toMatchObject({ sections: [{ title: attack }] });
  });
});

describe('the XSRF cookie', () => {
  beforeEach(async () => {
    test = await testApp({ trustProxy: ['127.0.0.1'] });
  });

  it('comes with a document that is asked for without it', async () => {
    const answer = await test.ask('/');
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^XSRF-TOKEN=[\w.-]+; Path=\/; SameSite=Strict$/),
    ]);
    expect(isXsrfToken(xsrfKey, tokenOf(answer))).toBe(true);
    expect(answer.headers['cache-control']).toBe('no-cache, private');
  });

  it.each([
    ['another key', issueXsrfToken('another key')],
    ['no signature', 'abc'],
    ['an altered nonce', `x${issueXsrfToken(xsrfKey)}`],
    ['nothing', ''],
  ])('is replaced if it has %s', async (_what, token) => {
    const answer = await test.ask('/', { headers: { cookie: `XSRF-TOKEN=${token}` } });
    expect(isXsrfToken(xsrfKey, tokenOf(answer))).toBe(true);
  });

  it('stays if it is good', async () => {
    const answer = await test.ask('/', { headers: signed() });
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  it('comes with a 304, too', async () => {
    const { headers } = await test.ask('/', { headers: signed() });
    const known = { 'if-none-match': String(headers.etag) };
    const answer = await test.ask('/', { headers: known });
    expect(answer.status).toBe(304);
    expect(isXsrfToken(xsrfKey, tokenOf(answer))).toBe(true);
    expect(answer.headers['cache-control']).toBe('no-cache, private');
  });

  it('is secure over https', async () => {
    const https = { 'x-forwarded-proto': 'https' };
    const answer = await test.ask('/', { headers: https });
    expect(answer.headers['set-cookie']?.[0]).toMatch(/; Path=\/; SameSite=Strict; Secure$/);
  });

  it('never comes with files, errors and data', async () => {
    for (const url of ['/assets/main.0a1b2c3d.js', '/favicon.svg', '/foo.js', '/sections.json']) {
      expect((await test.ask(url)).headers).not.toHaveProperty('set-cookie');
    }
  });
});
