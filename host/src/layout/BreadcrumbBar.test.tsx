import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useBreadcrumbs } from '@vatio/platform';
import { renderHost } from '../testing/renderHost';
import { sayingIts } from '../testing/sections';
import { tokenOf } from '../testing/tokens';

const way = [
  { label: 'Facturación', to: '/billing' },
  { label: 'Lotes', to: '/billing/lotes' },
  { label: '7' },
];

function Deep() {
  useBreadcrumbs(way);
  return <h1>Lote 7</h1>;
}

const sections = { billing: Deep, company: sayingIts('company') };

describe('the way to the page', () => {
  it('shows the section’s steps, all but the last as links', async () => {
    await renderHost({ session: tokenOf(), route: '/billing/lotes/7', sections });
    const trail = within(await screen.findByRole('navigation', { name: 'Ruta' }));

    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/billing',
      '/billing/lotes',
    ]);
    expect(trail.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-current', 'page');
  });

  it('goes away with the page', async () => {
    await renderHost({ session: tokenOf(), route: '/billing', sections });
    await screen.findByRole('navigation', { name: 'Ruta' });
    await userEvent.click(screen.getByRole('link', { name: 'PDS' }));
    await screen.findByRole('heading', { name: 'Página de company' });
    expect(screen.queryByRole('navigation', { name: 'Ruta' })).not.toBeInTheDocument();
  });
});
