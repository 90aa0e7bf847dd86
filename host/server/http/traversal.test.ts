import { sectionBuild } from '../testing/folders';
import { type TestApp, testApp } from '../testing/testApp';

let test: TestApp;

beforeAll(async () => {
  test = await testApp();
  await test.deploy(sectionBuild('billing', '1.0.0-aaaaaaaa'));
});

const section = '/remotes/billing/1.0.0-aaaaaaaa';
const elsewhere = [
  '/..',
  '/../package.json',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%2E%2E%2Fetc%2Fpasswd',
  '/..%2f..%2fetc%2fpasswd',
  '/..%5c..%5cwindows',
  '/..\\..\\windows',
  '/%252e%252e/%252e%252e/etc/passwd',
  '/%252e%252e%252fetc',
  '/..%c0%af..%c0%afetc/passwd',
  '/%c0%ae%c0%ae/etc',
  '/....//etc/passwd',
  '/.%00./etc',
  '/%00',
  '/%',
  '/%zz',
  '/%e0%a4%a',
  '//etc/passwd',
  '/billing/../../etc/passwd',
];
const own = [
  '/assets/../index.html',
  '/assets/..%2findex.html',
  '/assets/..%5cindex.html',
  '/assets/..%5c',
  '/assets/%2e%2e/.inputs',
  '/assets/.%2e/.%2e/package.json',
  '/assets/%252e%252e%252findex.html',
  '/assets/main.0a1b2c3d.js%00.css',
  '/assets/%00',
  '/assets/%',
  '/assets//main.0a1b2c3d.js',
  '/assets/./main.0a1b2c3d.js',
  '/assets\\main.0a1b2c3d.js',
  '/remotes/..%2f..',
  '/remotes/../assets/.inputs',
  '/remotes/%2e%2e/%2e%2e/etc/passwd',
  '/remotes%2f..%2f..',
  `${section}/../section.json`,
  `${section}/..%2fsection.json`,
  `${section}/%2e%2e%2f%2e%2e%2fetc%2fpasswd`,
  `${section}/entry.11112222.js%00`,
  `${section}/entry.11112222.js%2f..%2fx`,
  `${section}/__proto__`,
  `${section}/constructor`,
  '/remotes/__proto__/constructor/x',
  '/remotes/%',
  `/remotes/${'a'.repeat(3000)}/b/c`,
  '/api/../assets/.inputs',
  '/api/%2e%2e/x',
  '/api/..%2f..%2fetc',
  '/api/%',
];

const document = { accept: 'text/html' };
const leak = /root:|secret|console\.log/;

it.each(own)('%s leads nowhere', async (path) => {
  for (const headers of [document, { accept: '*/*' }]) {
    const { status, body } = await test.ask(path, { headers });
    expect([400, 404]).toContain(status);
    expect(body).not.toMatch(leak);
    expect(body).not.toContain('<html');
  }
});

it.each(elsewhere)(
  '%s leads to the page at most, and only when a document is asked for',
  async (path) => {
    const page = await test.ask('/', { headers: document });
    const answer = await test.ask(path, { headers: document });
    expect([answer.status, answer.body]).toEqual([200, page.body]);
    expect(answer.body).not.toMatch(leak);

    const { status, body } = await test.ask(path, { headers: { accept: '*/*' } });
    expect(status).toBe(404);
    expect(body).not.toContain('<html');
  },
);
