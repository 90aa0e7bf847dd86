import { errorReportLimit } from '@vatio/contracts/federation/errorReport';
import { sectionBuild } from '../testing/folders';
import { type TestApp, testApp } from '../testing/testApp';

// Hundreds of connections, on machines that may be busy.
jest.setTimeout(30_000);

let test: TestApp;
beforeEach(async () => {
  test = await testApp({ trustProxy: ['127.0.0.1'] });
});

const report = { message: 'It broke', path: '/billing' };
const json = 'application/json';

const send = (body: unknown, headers: Record<string, string> = {}) =>
  test.ask('/error-reports', {
    method: 'POST',
    headers: { 'content-type': json, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const logged = () => test.log.filter((line) => 'report' in line);

describe('an error report', () => {
  it('becomes one line of the log that names the section, its version and its owner', async () => {
    await test.deploy(sectionBuild('billing', '1.0.0-aaaaaaaa'));
    const answer = await send({
      ...report,
      stack: 'Error: It broke\n    at f (/remotes/billing/entry.js?r=1:1:2)',
      section: 'billing',
      version: '1.0.0-00000000',
      owner: 'somebody else',
      incident: 'K3F9Q2',
      context: { kind: 'crashed', tries: 2 },
    });
    expect([answer.status, answer.body]).toEqual([204, '']);
    expect(logged()).toEqual([
      expect.objectContaining({
        level: 50,
        msg: 'A page reports an error.',
        report: {
          section: 'billing',
          title: 'Sección billing',
          owner: 'Equipo de pruebas',
          version: '1.0.0-00000000',
          incident: 'K3F9Q2',
          kind: 'crashed',
          message: 'It broke',
          path: '/billing',
          stack: 'Error: It broke\n    at f (/remotes/billing/entry.js:1:2)',
          context: { tries: 2 },
        },
      }),
    ]);
  });

  it('of the host, or of a section that nobody knows, has no owner', async () => {
    await send(report);
    await send({ ...report, section: 'constructor', owner: 'somebody' });
    const reports = logged().map((line) => line.report);
    expect(reports).toEqual([
      { message: 'It broke', path: '/billing', context: {} },
      { section: 'constructor', message: 'It broke', path: '/billing', context: {} },
    ]);
  });

  it('cannot forge the log, nor carry a token into it', async () => {
    await send({
      message: 'a\u001b[2J\r\u202e GET /api?token=secret',
      path: '/billing?token=secret#secret',
      context: { 'x\u0000': 'https://a.example/?code=secret', __proto_: 'b' },
    });
    const line = JSON.stringify(logged());
    expect(line).not.toContain('secret');
    expect(line).not.toMatch(/\\u001b|\\u0000|\u202e|\\r/);
    expect(logged()).toHaveLength(1);
  });

  it.each([
    ['no JSON', '{', json, 400],
    ['a poisoned prototype', '{"__proto__":{"x":1},"message":"a","path":"/"}', json, 400],
    ['nothing', '', json, 400],
    ['no report', '[]', json, 422],
    ['a report without a message', { path: '/' }, json, 422],
    ['a message that is too long', { ...report, message: 'x'.repeat(1001) }, json, 422],
    ['deep context', { ...report, context: { a: { b: 1 } } }, json, 422],
    ['too much', { ...report, stack: 'x'.repeat(errorReportLimit) }, json, 413],
    ['text, which another site may send unasked', report, 'text/plain', 415],
    ['a form', 'message=a&path=b', 'application/x-www-form-urlencoded', 415],
  ])('is refused if it is %s', async (_what, body, type, status) => {
    const answer = await send(body, { 'content-type': type });
    expect(answer.status).toBe(status);
    expect(logged()).toEqual([]);
  });

  it('of another site is not admitted by a preflight', async () => {
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    const answer = await test.ask('/error-reports', { method: 'OPTIONS', headers });
    expect(answer.status).toBe(404);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('the rate of reports', () => {
  const from = (address: string) => send(report, { 'x-forwarded-for': address });

  it('is limited for each client, and others are not held up', async () => {
    for (let count = 0; count < 30; count += 1) {
      expect((await from('203.0.113.7')).status).toBe(204);
    }
    const refused = await from('203.0.113.7');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('203.0.113.8')).status).toBe(204);
    expect(logged()).toHaveLength(31);
    expect((await test.ask('/healthz')).status).toBe(200);
  });

  it('is limited for a whole IPv6 network, whose owner has all its addresses', async () => {
    for (let count = 0; count < 30; count += 1) {
      expect((await from(`2001:db8:1:2::${count}`)).status).toBe(204);
    }
    expect((await from('2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await from('2001:db8:1:3::1')).status).toBe(204);
  });

  it('is limited for all together', async () => {
    const addresses = Array.from({ length: 301 }, (_, n) => `203.0.${n % 2}.${n % 250}`);
    const statuses = (await Promise.all(addresses.map(from))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(300);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});
