import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SectionLink } from '@vatio/platform';
import { answer } from '../../../tests/setup/answers';
import { findSection, path, renderHost, requestedSections, signIn } from '../testing/renderHost';
import { sayingIts } from '../testing/sections';
import { tokenOf } from '../testing/tokens';

describe('signed out', () => {
  beforeEach(() => void answer('post', 'login', { token: tokenOf() }));

  it('after the login the page that was asked for appears, with its search and its anchor', async () => {
    await renderHost({ route: '/company/ES0021/curvas?mes=2024-01#resumen' });
    await signIn();
    await findSection('company');
    expect(path()).toBe('/company/ES0021/curvas?mes=2024-01#resumen');
    expect(requestedSections).toEqual(['company']);
  });

  it('after a login that was asked for by its own address the default section appears', async () => {
    await renderHost({ route: '/login' });
    await signIn();
    await findSection('energy-analysis');
  });

  it('«back» after the login does not return to the login page', async () => {
    await renderHost({ route: '/billing' });
    const before = window.history.length;
    await signIn();
    await findSection('billing');
    expect(window.history.length).toBe(before);
  });
});

const LinkToAudit = () => <SectionLink to="/audit">Auditoría de la factura</SectionLink>;

describe('signed in', () => {
  const restricted = {
    sections: { audit: sayingIts('audit'), 'energy-analysis': sayingIts('energy-analysis') },
    facts: { audit: { roles: ['admin', 'writer'] as const } },
    route: '/audit',
  };

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
});
