import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from '@vatio/platform';
import { HttpResponse, http as network } from 'msw';
import { type ComponentType, useEffect, useState } from 'react';
import { server } from '../../../../tests/setup/browser';
import { findSection, renderHost } from '../../testing/renderHost';
import { sayingIts } from '../../testing/sections';
import { tokenOf } from '../../testing/tokens';

let asked: string[];
beforeEach(() => {
  asked = [];
  server.use(
    network.get('*/api/*', ({ request }) => {
      // The interceptor ignores the page's <base>.
      asked.push(request.url.slice(request.url.indexOf('/api/')));
      return HttpResponse.json({ name: 'Lucía' });
    }),
  );
});

function Listing() {
  const [name, setName] = useState('');
  useEffect(() => {
    void http.get<{ name: string }>('users', { params: { page: 1 } }).then(({ data }) => {
      setName(data.name);
    });
  }, []);
  return <p>Aquí está {name}</p>;
}

const firstRequests = [
  { page: '', address: 'users?page=1' },
  { page: 'auditoria', address: 'audit' },
  { page: 'auditoria', address: 'secrets', roles: ['admin'] as const },
];

/** The host at an address of Usuarios, whose code comes on demand. */
async function openUsers(route: string, session = tokenOf()) {
  let arrive: () => void = () => undefined;
  const load = () =>
    new Promise<ComponentType>((resolve) => {
      arrive = () => resolve(Listing);
    });
  await renderHost({
    session,
    route,
    facts: { user: { firstRequests } },
    sections: { user: { load }, 'energy-analysis': sayingIts('energy-analysis') },
  });
  return { arrive: () => arrive() };
}

it('a page’s first request is sent while its code comes, and the answer is there for it', async () => {
  const { arrive } = await openUsers('/user');
  expect(asked).toEqual(['/api/users?page=1']);
  arrive();
  expect(await screen.findByText('Aquí está Lucía')).toBeVisible();
  expect(asked).toEqual(['/api/users?page=1']);
});

it('also when it is gone to from another section', async () => {
  const { arrive } = await openUsers('/energy-analysis');
  await findSection('energy-analysis');
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'Usuarios' }));
  expect(asked).toEqual(['/api/users?page=1']);
  arrive();
  expect(await screen.findByText('Aquí está Lucía')).toBeVisible();
});

it.each([
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
