import '@vatio/platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useBreadcrumbs, usePageTitle } from '@vatio/platform';
import { state } from '@vatio/platform/testing/controls';
import { Link, MemoryRouter } from 'react-router-dom';
import { Page, type PageProps, rememberWayBack } from '../index';

const shown = (props: Partial<PageProps>) => (
  <Page title="Factura 7" {...props}>
    Contenido
  </Page>
);
const wrapper = MemoryRouter;

it('has one title, in its heading and in the tab, and follows it', () => {
  const { rerender } = render(shown({}), { wrapper });
  expect(screen.getByRole('heading', { level: 1, name: 'Factura 7' })).toBeVisible();
  expect(document.title).toBe('Factura 7 · Vatio');
  rerender(shown({ title: 'Factura 8' }));
  expect(document.title).toBe('Factura 8 · Vatio');
});

it('may have another title in the tab', () => {
  render(shown({ documentTitle: 'Editar factura 7' }), { wrapper });
  expect(screen.getByRole('heading', { level: 1, name: 'Factura 7' })).toBeVisible();
  expect(document.title).toBe('Editar factura 7 · Vatio');
});

it('shows the way while it is there, and tells the host anew only when it is another one', () => {
  const crumbsTo = (label: string) => ({ crumbs: [{ label: 'Facturas', to: '/x' }, { label }] });
  const { rerender, unmount } = render(shown(crumbsTo('7')), { wrapper });
  expect(state.breadcrumbs).toEqual([{ label: 'Facturas', to: '/x' }, { label: '7' }]);
  const told = state.breadcrumbs;
  rerender(shown(crumbsTo('7')));
  expect(state.breadcrumbs).toBe(told);
  rerender(shown(crumbsTo('8')));
  expect(state.breadcrumbs).toEqual([{ label: 'Facturas', to: '/x' }, { label: '8' }]);
  unmount();
  expect(state.breadcrumbs).toEqual([]);
});

const way = [{ label: 'Facturas', to: '/x' }, { label: '7' }];

function Old({ name }: { readonly name: string }) {
  usePageTitle(`Editar ${name}`);
  useBreadcrumbs(way);
  return shown({ title: name });
}

it('leaves both to a section that says them itself, as those built with 1.2 do', () => {
  const { rerender } = render(<Old name="Factura 7" />, { wrapper });
  expect(document.title).toBe('Editar Factura 7 · Vatio');
  expect(state.breadcrumbs).toEqual(way);
  rerender(<Old name="Factura 8" />);
  expect(document.title).toBe('Editar Factura 8 · Vatio');
  expect(state.breadcrumbs).toEqual(way);
});

describe('the way back to what was left', () => {
  const at = (path: string) => (
    <MemoryRouter key={path} initialEntries={[path]}>
      {shown({})}
    </MemoryRouter>
  );
  const bar = () => screen.queryByText('EST-2026-0042');

  it('is offered on every page until it is taken', async () => {
    rememberWayBack({ label: 'EST-2026-0042', to: '/energy-analysis/estudios/7?x=1' });
    const { rerender } = render(at('/company'));
    expect(bar()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver' })).toHaveAttribute(
      'href',
      '/energy-analysis/estudios/7?x=1',
    );
    rerender(at('/energy-analysis/estudios/7'));
    expect(bar()).not.toBeInTheDocument();
    rerender(at('/company/puntos'));
    expect(bar()).not.toBeInTheDocument();
  });

  it('is not offered again by another part of the page that it led to', async () => {
    rememberWayBack({ label: 'EST-2026-0042', to: '/energy-analysis/estudios/7' });
    render(
      <MemoryRouter initialEntries={['/energy-analysis/estudios/7']}>
        {shown({ actions: <Link to="/energy-analysis/estudios/7/curva">Curva</Link> })}
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Curva' }));
    expect(bar()).not.toBeInTheDocument();
  });

  it('goes away for good when somebody does not want it', async () => {
    rememberWayBack({ label: 'EST-2026-0042', to: '/energy-analysis/estudios/7' });
    const { rerender } = render(at('/company'));
    await userEvent.click(screen.getByRole('button', { name: 'No volver' }));
    expect(bar()).not.toBeInTheDocument();
    rerender(at('/company/puntos'));
    expect(bar()).not.toBeInTheDocument();
  });

  it.each(['', '{', '{"label":"EST-2026-0042","to":"//evil.example"}', '{"to":"/x"}'])(
    'is not made of %j',
    (stored) => {
      sessionStorage.setItem('vatio-way-back', stored);
      render(at('/company'));
      expect(screen.queryByRole('link', { name: 'Volver' })).not.toBeInTheDocument();
    },
  );
});
