import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequireRole, SectionLink } from '@vatio/platform';
import { HttpResponse, http as network } from 'msw';
import { server } from '../../../tests/setup/browser';
import { findSection, path, renderHost, requestedSections } from '../testing/renderHost';
import { sayingIts } from '../testing/sections';
import { tokenOf } from '../testing/tokens';

const signIn = async () => {
  await userEvent.type(await screen.findByLabelText('Correo electrónico'), 'ana@vatio.example');
  await userEvent.type(screen.getByLabelText('Contraseña'), 'secreta{Enter}');
};
const loginAnswers = () =>
  server.use(network.post('*/api/login', () => HttpResponse.json({ token: tokenOf() })));

const unknownRole = JSON.stringify({ ...tokenOf(), user: { name: 'Ana', role: 'root' } });
const five = ['energy-analysis', 'billing', 'company', 'activity-hours', 'user'];

describe('signed out', () => {
  it.each(five)('%s leads to the login page and its code is never asked for', async (name) => {
    await renderHost({ route: `/${name}` });
    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeVisible();
    expect(path()).toBe('/login');
    expect(requestedSections).toEqual([]);
  });

  it.each([
    ['expired', JSON.stringify(tokenOf({ secondsLeft: -1 }))],
    ['damaged', '{"value":"x"'],
    ['of an unknown role', unknownRole],
  ])('is also who has a session that is %s', async (_, session) => {
    await renderHost({ session, route: '/billing' });
    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeVisible();
    expect(requestedSections).toEqual([]);
  });

  it('after the login the page that was asked for appears, with its search and its anchor', async () => {
    loginAnswers();
    await renderHost({ route: '/company/ES0021/curvas?mes=2024-01#resumen' });
    await signIn();
    await findSection('company');
    expect(path()).toBe('/company/ES0021/curvas?mes=2024-01#resumen');
    expect(requestedSections).toEqual(['company']);
  });

  it('after a login that was asked for by its own address the default section appears', async () => {
    loginAnswers();
    await renderHost({ route: '/login' });
    await signIn();
    await findSection('energy-analysis');
  });

  it('«back» after the login does not return to the login page', async () => {
    loginAnswers();
    await renderHost({ route: '/billing' });
    const before = window.history.length;
    await signIn();
    await findSection('billing');
    expect(window.history.length).toBe(before);
  });
});

const ForAdmins = () => (
  <RequireRole roles={['admin']}>
    <h1>Solo para quien administra</h1>
  </RequireRole>
);
const LinkToAudit = () => <SectionLink to="/audit">Auditoría de la factura</SectionLink>;

describe('signed in', () => {
  const restricted = {
    sections: { audit: sayingIts('audit'), 'energy-analysis': sayingIts('energy-analysis') },
    facts: { audit: { roles: ['admin', 'writer'] as const } },
    route: '/audit',
  };

  it.each(['admin', 'writer'] as const)(
    '%s enters a section that declares the role',
    async (role) => {
      await renderHost({ ...restricted, session: tokenOf({ role }) });
      await findSection('audit');
    },
  );

  it.each(['reader', 'pds_editor'] as const)(
    '%s is sent to the default section, and the code of the other is never asked for',
    async (role) => {
      await renderHost({ ...restricted, session: tokenOf({ role }) });
      await findSection('energy-analysis');
      expect(path()).toBe('/energy-analysis');
      expect(requestedSections).toEqual(['energy-analysis']);
    },
  );

  it.each([
    ['admin', ['energy-analysis', 'audit']],
    ['reader', ['energy-analysis']],
  ] as const)(
    'a link makes %s ask for a section only where it may be entered',
    async (role, asked) => {
      await renderHost({
        ...restricted,
        session: tokenOf({ role }),
        route: '/energy-analysis',
        sections: { ...restricted.sections, 'energy-analysis': LinkToAudit },
      });
      await userEvent.hover(await screen.findByRole('link', { name: 'Auditoría de la factura' }));
      expect(requestedSections).toEqual(asked);
    },
  );

  it('a page inside a section is guarded in the same way', async () => {
    const options = {
      route: '/billing/ajustes',
      sections: { billing: ForAdmins, 'energy-analysis': sayingIts('energy-analysis') },
    };
    await renderHost({ ...options, session: tokenOf({ role: 'reader' }) });
    await findSection('energy-analysis');
    expect(path()).toBe('/energy-analysis');
    expect(screen.queryByText('Solo para quien administra')).not.toBeInTheDocument();
  });

  it.each(['admin', 'writer', 'reader', 'pds_editor'] as const)(
    '%s enters the five sections by their address, since none declares roles',
    async (role) => {
      await renderHost({ session: tokenOf({ role }), route: '/user' });
      await findSection('user');
    },
  );
});
