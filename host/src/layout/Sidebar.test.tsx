import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
