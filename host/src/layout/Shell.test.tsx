import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { findSection, path, renderHost } from '../testing/renderHost';
import { tokenOf } from '../testing/tokens';

describe('signed in', () => {
  it('the page stands between the sidebar, the top bar and the footer', async () => {
    await renderHost({ session: tokenOf(), config: { companyName: 'Energía Norte' } });
    await findSection('energy-analysis');

    expect(screen.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toHaveTextContent(/^Copyright © Energía Norte$/);
    expect(within(screen.getByRole('main')).getByRole('heading')).toBeVisible();
  });

  it('the first Tab offers to skip the menu, without a new address', async () => {
    await renderHost({ session: tokenOf(), route: '/company/7?tab=2' });
    await findSection('company');
    const entries = window.history.length;
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Saltar al contenido' });
    expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(path()).toBe('/company/7?tab=2');
    expect(window.history.length).toBe(entries);
  });

  it('the link that skips the menu leads to this page, whatever <base> says', async () => {
    await renderHost({ session: tokenOf(), route: '/company/7?tab=2' });
    await findSection('company');
    const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Saltar al contenido' });
    expect(href).toBe('http://localhost/company/7?tab=2#contenido');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'contenido');
  });

  it('the place of the toasts is there', async () => {
    await renderHost({ session: tokenOf() });
    expect(await screen.findByRole('region', { name: /Avisos/ })).toBeInTheDocument();
  });

  it('the button of the top bar shows the sidebar and hides it', async () => {
    await renderHost({ session: tokenOf() });
    const topBar = within(screen.getByRole('banner'));
    const sidebar = screen.getByRole('navigation', { name: 'Menú principal' });
    const show = topBar.getByRole('button', { name: 'Mostrar el menú' });
    expect(show).toHaveAttribute('aria-controls', sidebar.id);
    expect(show).toHaveAttribute('aria-expanded', 'false');
    expect(sidebar).not.toHaveClass('is-open');

    await userEvent.click(show);
    expect(sidebar).toHaveClass('is-open');

    await userEvent.click(topBar.getByRole('button', { name: 'Ocultar el menú', expanded: true }));
    expect(sidebar).not.toHaveClass('is-open');
  });

  it('choosing a section on a narrow screen hides the sidebar again', async () => {
    await renderHost({ session: tokenOf() });
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar el menú' }));
    await userEvent.click(screen.getByRole('link', { name: 'PDS' }));
    expect(screen.getByRole('navigation', { name: 'Menú principal' })).not.toHaveClass('is-open');
  });
});

describe('signed out', () => {
  it('there is only the page', async () => {
    await renderHost({ route: '/billing', config: { testHost: 'localhost' } });
    expect(await screen.findByRole('heading', { name: 'Entrar' })).toBeVisible();

    for (const role of ['navigation', 'banner', 'contentinfo']) {
      expect(screen.queryByRole(role)).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('button', { name: /el menú/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Saltar/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/Entorno de pruebas/)).not.toBeInTheDocument();
  });
});

describe('the test banner', () => {
  it.each([
    ['localhost', true],
    ['pruebas.vatio.example', false],
    ['', false],
    ['localhos', false],
  ])('configured for «%s» shows on this host: %s', async (testHost, isShown) => {
    await renderHost({ session: tokenOf(), config: { testHost } });
    expect(screen.queryAllByText(/Entorno de pruebas/)).toHaveLength(isShown ? 1 : 0);
  });
});
