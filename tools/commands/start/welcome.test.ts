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

it.each([
  'DATABASE_URL',
  'ADMIN_PASSWORD_FILE',
  'MIGRATION_DATABASE_URL',
  'MIGRATION_DATABASE_PASSWORD_FILE',
])('the host does not get %s, which only the API needs', async (name) => {
  const given = { XSRF_KEY: 'k', [name]: 'secret' };
  const { api, host } = await productEnvironment(given, { root: '/v', dataDir: '/d', port: 0 });
  expect(api).toMatchObject(given);
  expect([host.XSRF_KEY, host[name]]).toEqual(['k', undefined]);
});
