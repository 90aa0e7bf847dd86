import { productEnvironment } from '../../product/environment';
import { welcome } from './welcome';

const accounts = [{ email: 'admin@vatio.example', password: 'public', role: 'admin' }];
const textFor = (host?: string, shown = accounts) =>
  welcome('http://localhost:3000', shown, { logs: '.data/logs', host });

it('warns who opens the demo accounts to the network', () => {
  expect(textFor('0.0.0.0')).toMatch(/WARNING: HOST=0\.0\.0\.0 opens it to the network/);
  for (const host of [undefined, '', '127.0.0.1', 'localhost']) {
    expect(textFor(host)).not.toContain('WARNING');
  }
  expect(textFor('0.0.0.0', [])).not.toContain('WARNING');
});

it('the host gets no secret that only the API needs', async () => {
  const given = { XSRF_KEY: 'k', DATABASE_URL: 'postgres://u:p@db', ADMIN_PASSWORD_FILE: '/x' };
  const { api, host } = await productEnvironment(given, { root: '/v', dataDir: '/d', port: 0 });
  expect(api).toMatchObject(given);
  expect(host.XSRF_KEY).toBe('k');
  expect(Object.keys(host)).not.toEqual(expect.arrayContaining(['DATABASE_URL']));
  expect(Object.keys(host)).not.toEqual(expect.arrayContaining(['ADMIN_PASSWORD_FILE']));
});
