import { screen } from '@testing-library/react';
import { HttpResponse, http as network } from 'msw';
import { server } from '../../../../tests/setup/browser';
import { renderHost } from '../../testing/renderHost';
import { tokenOf } from '../../testing/tokens';

let asked: string[];
beforeEach(() => {
  asked = [];
  server.use(
    network.get('*/api/*', ({ request }) => {
      // The interceptor ignores the page's <base>.
      asked.push(request.url.slice(request.url.indexOf('/api/')));
      return HttpResponse.json({});
    }),
  );
});

const firstRequests = [
  { page: '', address: 'users?page=1' },
  { page: 'auditoria', address: 'audit' },
  { page: 'auditoria', address: 'secrets', roles: ['admin'] as const },
];

/** The host at an address of Usuarios, whose code is on its way. */
const openUsers = (route: string, session = tokenOf()) =>
  renderHost({
    session,
    route,
    facts: { user: { firstRequests } },
    sections: { user: { load: () => new Promise<never>(() => {}) } },
  });

it.each([
  ['/user', ['/api/users?page=1']],
  ['/user/', ['/api/users?page=1']],
  ['/user?q=ana', []],
  ['/user/otra', []],
  ['/user/auditoria', ['/api/audit', '/api/secrets']],
])('at %s: %j', async (route, expected) => {
  await openUsers(route);
  expect(asked).toEqual(expected);
});

it('asks for nothing that is only for others', async () => {
  await openUsers('/user/auditoria', tokenOf({ role: 'reader' }));
  expect(asked).toEqual(['/api/audit']);
});

it('asks for nothing where nobody is signed in', async () => {
  await openUsers('/user', tokenOf({ secondsLeft: -1 }));
  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeVisible();
  expect(asked).toEqual([]);
});
