import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http as network } from 'msw';
import { server } from '../../../tests/setup/browser';
import { findSection, path, renderHost, requestedSections } from '../testing/renderHost';
import { sayingIts } from '../testing/sections';
import { tokenOf } from '../testing/tokens';

const sidebar = () => screen.getByRole('navigation', { name: 'Menú principal' });
const menu = () =>
  within(within(sidebar()).getByRole('list'))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

const studies = 'Estudios /energy-analysis';
const common = [
  studies,
  'PDS /company',
  'Facturación /billing',
  'Tiempo de gestión /activity-hours',
];

describe('the menu', () => {
  it.each([
    ['admin', [...common, 'Usuarios /user']],
    ['writer', common],
    ['reader', common],
    ['pds_editor', [studies]],
  ] as const)('of %s has the items of the role, in order', async (role, items) => {
    await renderHost({ session: tokenOf({ role }) });
    expect(menu()).toEqual(items);
  });

  it('stands when no section is deployed', async () => {
    await renderHost({ session: tokenOf(), sections: {} });
    expect(menu()).toEqual([...common, 'Usuarios /user']);
  });

  it.each([
    ['admin', [...common, 'Usuarios /user', 'Auditoría /audit', 'Informes /reports']],
    ['pds_editor', [studies, 'Informes /reports']],
  ] as const)(
    'shows %s the further sections that they may enter, at the end',
    async (role, items) => {
      await renderHost({
        session: tokenOf({ role }),
        sections: { audit: sayingIts('audit'), reports: sayingIts('reports') },
        facts: { audit: { title: 'Auditoría', roles: ['admin'] }, reports: { title: 'Informes' } },
      });
      expect(menu()).toEqual(items);
    },
  );

  it('does not let a descriptor rename, move, restrict or open one of the five', async () => {
    await renderHost({
      session: tokenOf({ role: 'reader' }),
      facts: {
        billing: { title: 'Otra cosa', path: 'other', roles: ['admin'] },
        user: { roles: ['reader'] },
      },
    });
    expect(menu()).toEqual(common);
  });

  it.each(['billing', 'login'])('does not let a further section take the path %s', async (path) => {
    await renderHost({
      session: tokenOf(),
      sections: { intruder: sayingIts('intruder') },
      facts: { intruder: { title: 'Intrusa', path } },
    });
    expect(menu()).toEqual([...common, 'Usuarios /user']);
  });

  it('marks where one is, also deep inside a section', async () => {
    await renderHost({ session: tokenOf(), route: '/billing/2024/7' });
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Facturación');
  });

  it('leads to the section', async () => {
    await renderHost({ session: tokenOf() });
    await userEvent.click(screen.getByRole('link', { name: 'PDS' }));
    await findSection('company');
    expect(path()).toBe('/company');
  });

  it('asks for a section’s code as soon as one means to go there, and never for a refused one', async () => {
    await renderHost({
      session: tokenOf({ role: 'writer' }),
      sections: { 'energy-analysis': sayingIts('energy-analysis'), billing: sayingIts('billing') },
    });
    await findSection('energy-analysis');
    await userEvent.hover(screen.getByRole('link', { name: 'Facturación' }));
    expect(requestedSections).toEqual(['energy-analysis', 'billing']);
    expect(path()).toBe('/energy-analysis');
  });
});

describe('the badge of a section', () => {
  const badge = { address: 'parameters/attention', roles: ['admin'] } as const;
  const answers = (count: number, text: string) => {
    const asked = jest.fn(() => HttpResponse.json({ count, text }));
    server.use(network.get('*/api/parameters/attention', asked));
    return asked;
  };
  const open = (role: 'admin' | 'reader') =>
    renderHost({ session: tokenOf({ role }), facts: { user: { badge }, billing: { badge } } });
  afterEach(async () => {
    // One test's data are not for the next. (The door opens only inside a host.)
    (await import('../sections/loading/queryDoor')).forget();
  });

  it('says how much waits there, and what', async () => {
    answers(2, 'Parámetros: 2 preguntas por responder');
    await open('admin');
    const name = 'Parámetros: 2 preguntas por responder';
    const [, waiting] = await within(sidebar()).findAllByRole('img', { name });
    expect(waiting).toHaveAttribute('data-count', '2');
    // Beside the link, whose name stays the section's title.
    const users = within(sidebar()).getByRole('link', { name: 'Usuarios' });
    expect(users).toHaveAttribute('aria-describedby', waiting?.id);
  });

  it('is not there while nothing waits', async () => {
    const asked = answers(0, '');
    await open('admin');
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(menu()).toEqual([...common, 'Usuarios /user']);
  });

  it('is not asked for where the role can do nothing about it', async () => {
    const asked = answers(2, 'Parámetros: 2 preguntas por responder');
    await open('reader');
    await findSection('energy-analysis');
    expect(menu()).toEqual(common);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('the brand', () => {
  it('has the company’s name and leads to the default section', async () => {
    await renderHost({
      session: tokenOf(),
      config: { companyName: 'Vatios del Sur' },
      route: '/user',
    });
    const brand = within(sidebar()).getByRole('link', { name: 'Vatios del Sur' });
    expect(brand).toHaveAttribute('href', '/energy-analysis');
    expect(within(sidebar()).getAllByRole('link')[0]).toBe(brand);
  });
});
