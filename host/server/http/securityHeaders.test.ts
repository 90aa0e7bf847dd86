import { connect } from 'node:net';
import { sectionBuild, withFiles } from '../testing/folders';
import { type TestApp, testApp } from '../testing/testApp';
import { documentHeaders } from './securityHeaders';

const nothingInline = { script: [], style: [] };
let test: TestApp;
let port: number;

beforeAll(async () => {
  test = await testApp({ trustProxy: ['127.0.0.1'] });
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await test.deploy(
    withFiles(sectionBuild('billing', '1.0.0-aaaaaaaa'), {
      'mark.0a1b2c3d.svg': drawing,
      'part.0a1b2c3d.css': 'p{}',
    }),
  );
  test.app.get('/breaks', () => {
    throw new Error('secret detail');
  });
  port = await test.listen();
});

const everywhere: [string, number, string, string?][] = [
  ['a document', 200, '/billing'],
  ['an asset', 200, '/assets/main.0a1b2c3d.js'],
  ['a root file', 200, '/favicon.svg'],
  ['a file of a section', 200, '/remotes/billing/1.0.0-aaaaaaaa/entry.11112222.js'],
  ['the registry', 200, '/sections.json'],
  ['the health', 200, '/healthz'],
  ['an unknown file', 404, '/foo.js'],
  ['an unknown method', 404, '/billing', 'POST'],
  ['an odd address', 404, '/%ff'],
  ['an address that is none', 404, '/assets/%ff'],
  ['the API, down', 503, '/api/login', 'POST'],
  ['a failure', 500, '/breaks'],
];

describe.each(everywhere)('%s', (_what, status, path, method = 'GET') => {
  it(`has the headers of every response and is ${status}`, async () => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('same-origin');
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
    expect(answer.headers.has('strict-transport-security')).toBe(false);
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none';.*frame-ancestors 'none'$/,
    );
    expect(answer.headers.get('content-security-policy')).not.toMatch(
      /(script|default)-src[^;]*unsafe/,
    );
    expect(await answer.text()).not.toContain('secret detail');
  });

  it('has HSTS over https only', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers });
    await answer.body?.cancel();
    expect(answer.headers.get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
  });
});

it.each([
  ['no HTTP', 'nonsense\r\n\r\n', '400'],
  ['endless headers', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, '431'],
])('%s is answered with headers, too', async (_what, text, status) => {
  const answer = await new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', reject).on('close', () => resolve(received));
  });
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain('x-content-type-options: nosniff\r\n');
});

const sandbox = expect.stringContaining('; sandbox;');
const closed = "default-src 'none'; frame-ancestors 'none'";
it.each([
  ['/remotes/billing/1.0.0-aaaaaaaa/mark.0a1b2c3d.svg', sandbox],
  ['/remotes/billing/1.0.0-aaaaaaaa/part.0a1b2c3d.css', sandbox],
  ['/remotes/billing/1.0.0-aaaaaaaa/none.html', closed],
  ['/assets/main.4e5f6a7b.css', closed],
  ['/favicon.svg', sandbox],
  ['/sections.json', closed],
  ['/healthz', closed],
])('%s is nobody’s document', async (path, policy) => {
  const { headers } = await test.ask(path, { headers: { accept: 'text/html' } });
  expect(headers['content-security-policy']).toEqual(policy);
});

it.each([
  '/remotes/billing/1.0.0-aaaaaaaa/entry.11112222.js',
  '/assets/main.0a1b2c3d.js',
  '/assets/unhashed.js',
])('a worker of %s reaches what its page reaches', async (path) => {
  const policy =
    "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";
  const { headers } = await test.ask(path);
  expect(headers['content-security-policy']).toBe(policy);
  if (!headers.etag) return;
  const again = await test.ask(path, { headers: { 'if-none-match': String(headers.etag) } });
  expect([again.status, again.headers['content-security-policy']]).toEqual([304, policy]);
});

it('documents have the policy', async () => {
  const { headers } = await test.ask('/billing');
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; script-src 'self' 'sha256-[^ ]+'; style-src 'self' 'sha256-[^ ]+' 'sha256-[^ ]+'; img-src 'self' data: https:\/\/avatars\.example; font-src 'self'; connect-src 'self'; base-uri 'self'; object-src 'none'; form-action 'self'; frame-ancestors 'none'$/,
    ),
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=()'),
  });
});

it('the policy admits no foreign pictures if there is no avatar service', () => {
  expect(documentHeaders('', [], nothingInline)['content-security-policy']).toContain(
    "img-src 'self' data:;",
  );
});

it('the policy admits sections from where they may be overridden, and nothing else from there', () => {
  const policy = documentHeaders('', ['http://localhost:*'], nothingInline)[
    'content-security-policy'
  ];
  expect(policy).toContain("script-src 'self' http://localhost:*;");
  expect(policy).toContain("connect-src 'self' http://localhost:*;");
  expect(policy?.match(/localhost/g)).toHaveLength(2);
});

it('documents admit overrides while the configuration does', async () => {
  const policy = async () => (await test.ask('/')).headers['content-security-policy'];
  test.catalog.configure([{ name: 'billing', allowOverrides: ['http://localhost:3003'] }]);
  expect(await policy()).toMatch(/script-src 'self' 'sha256-[^ ]+' http:\/\/localhost:3003;/);
  test.catalog.configure([{ name: 'billing', allowOverrides: [] }]);
  expect(await policy()).not.toContain('localhost');
});
