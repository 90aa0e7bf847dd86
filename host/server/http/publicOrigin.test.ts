import type { RequestListener } from 'node:http';
import { listen } from '../testing/servers';
import { type TestApp, testApp } from '../testing/testApp';

const publicOrigin = 'https://vatio.acme.es';
const people = { host: 'vatio.acme.es', accept: 'text/html' };

let test: TestApp;
beforeAll(async () => {
  test = await testApp({ publicOrigin });
});

describe('with a public address of https', () => {
  it('the cookie is Secure and HSTS is sent, though no edge says https', async () => {
    const { headers } = await test.ask('/billing', { headers: people });
    expect(headers['set-cookie']?.[0]).toMatch(/^XSRF-TOKEN=.*; Secure$/);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('the API is told so, for its own cookies', async () => {
    const echo: RequestListener = ({ headers }, answer) => void answer.end(JSON.stringify(headers));
    const { url } = await listen(echo);
    const before = await testApp({ publicOrigin, apiUrl: url });
    const { body } = await before.ask('/api/session', { headers: people });
    expect(JSON.parse(body)).toMatchObject({ 'x-forwarded-proto': 'https' });
  });

  it.each(['/', '/billing', '/assets/main.0a1b2c3d.js', '/sections.json', '/api/session'])(
    '%s is not answered under another name',
    async (path) => {
      const answer = await test.ask(path, { headers: { host: 'rebound.example' } });
      expect(answer.status).toBe(421);
      expect(answer.body).toContain('Esta no es la dirección de la aplicación');
    },
  );

  it.each(['/healthz', '/metrics'])('%s is, for machines beside this one', async (path) => {
    expect((await test.ask(path, { headers: { host: '10.0.0.7:3000' } })).status).toBe(200);
  });
});

it('without a public address any name is answered, as on the machine of a newcomer', async () => {
  const open = await testApp();
  const { status, headers } = await open.ask('/', { headers: { ...people, host: 'any.example' } });
  expect(status).toBe(200);
  expect(headers['set-cookie']?.[0]).not.toMatch(/Secure/);
});

it('the log warns of a reverse proxy that is not trusted', async () => {
  const open = await testApp();
  await open.ask('/', { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(open.log).toContainEqual(
    expect.objectContaining({
      level: 40,
      peer: '127.0.0.1',
      msg: expect.stringMatching(/which TRUST_PROXY does not name/),
    }),
  );
});
