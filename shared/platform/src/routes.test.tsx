import './testing';
import { act, render, screen } from '@testing-library/react';
import { idField } from '@vatio/contracts/ids';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, Route, RouterProvider, useParams } from 'react-router-dom';
import { SectionRoutes } from './index';

const uuid = '0199e1a0-0000-7000-8000-000000000001';
const other = '0199e1a0-0000-4000-b000-0000000000ff';
const Shown = ({ of }: { readonly of: string }) => (
  <h1>{`${of} ${useParams().id ?? ''}`.trim()}</h1>
);

/** A section of `/company`, opened at its address from another page. */
function open(at: string, routes: ReactNode, patterns?: Readonly<Record<string, RegExp>>) {
  const section = <SectionRoutes {...(patterns && { patterns })}>{routes}</SectionRoutes>;
  const router = createMemoryRouter(
    [
      { path: '/:path/*', element: section },
      { path: '/energy-analysis', element: <h1>Estudios</h1> },
      { path: '/before', element: <h1>Antes</h1> },
    ],
    { initialEntries: ['/before', at] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const routes = (
  <>
    <Route index element={<Shown of="inicio" />} />
    <Route path="puntos" element={<Shown of="lista" />} />
    <Route path="puntos/nuevo" element={<Shown of="alta" />} />
    <Route path="puntos/:id" element={<Shown of="ficha" />} />
    <Route path="puntos/:id/contratos/:contractId" element={<Shown of="contrato" />} />
    <Route path="clientes/:id" element={<Outlet />}>
      <Route path="notas" element={<Shown of="notas" />} />
    </Route>
    <Route path="facturas/:invoiceId?" Component={() => <Shown of="facturas" />} />
  </>
);

describe('the routes of a section', () => {
  it.each([
    ['/company', 'inicio'],
    ['/company/puntos', 'lista'],
    ['/company/puntos/', 'lista'],
    ['/company/puntos/nuevo', 'alta'],
    [`/company/puntos/${uuid}`, `ficha ${uuid}`],
    [`/company/puntos/${uuid.toUpperCase()}`, `ficha ${uuid.toUpperCase()}`],
    [`/company/puntos/${uuid}/contratos/${other}`, `contrato ${uuid}`],
    [`/company/clientes/${uuid}/notas`, `notas ${uuid}`],
    ['/company/facturas', 'facturas'],
    [`/company/facturas/${uuid}`, 'facturas'],
  ])('%s shows its page and stays', (at, heading) => {
    const router = open(at, routes);
    expect(screen.getByRole('heading')).toHaveTextContent(heading);
    expect(router.state.location.pathname).toBe(at);
  });

  it.each([
    '/company/no/such/page',
    '/company/Puntos',
    '/company/puntos/Nuevo',
    '/company/puntos/nuevoo',
    '/company/puntos/123',
    `/company/puntos/${uuid}x`,
    `/company/puntos/x${uuid}`,
    `/company/puntos/${uuid.replaceAll('-', '')}`,
    `/company/puntos/${uuid}/no`,
    `/company/puntos/${uuid}/Contratos/${other}`,
    `/company/puntos/${uuid}/contratos/123`,
    `/company/puntos/123/contratos/${other}`,
    `/company//puntos`,
    `/company/puntos//nuevo`,
    `/company/puntos/%20`,
    `/company/puntos/%zz`,
    `/company/puntos%2fnuevo`,
    '/company/constructor',
    '/company/x.y',
    `/company/clientes/${uuid}/Notas`,
    '/company/clientes/123/notas',
    '/company/facturas/123',
  ])('%s matches nothing and leads to the default section, in its place', async (at) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const router = open(at, routes);
    expect(screen.getByRole('heading')).toHaveTextContent('Estudios');
    expect(router.state.location.pathname).toBe('/energy-analysis');
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/before');
  });

  describe('with a parameter that is no id', () => {
    const study = <Route path="estudios/:code" element={<Shown of="estudio" />} />;
    const patterns = { code: /EST-\d{4}-\d{4}/ };

    it('shows the page of a word of its form', () => {
      open('/company/estudios/EST-2026-0042', study, patterns);
      expect(screen.getByRole('heading')).toHaveTextContent('estudio');
    });

    it.each(['EST-2026-00421', 'xEST-2026-0042', 'est-2026-0042', uuid])(
      '%s is none of its words',
      (word) => {
        open(`/company/estudios/${word}`, study, patterns);
        expect(screen.getByRole('heading')).toHaveTextContent('Estudios');
      },
    );
  });

  it.each([uuid, other, uuid.toUpperCase(), `${uuid.slice(0, -1)}g`, uuid.replace('7', '9')])(
    'of %s think as the API does whether it is an id',
    (word) => {
      const { success } = idField.safeParse(word);
      open(`/company/puntos/${word}`, routes);
      expect(screen.getByRole('heading')).toHaveTextContent(success ? 'ficha' : 'Estudios');
    },
  );

  it('keep a page on screen while only its parameters change', async () => {
    const router = open(
      `/company/puntos/${uuid}`,
      <>
        <Route path="puntos/:id" element={<input aria-label="Nota" />} />
        <Route path="puntos/:id/curva" element={<input aria-label="Nota" />} />
      </>,
    );
    const input = screen.getByLabelText('Nota');
    await act(() => router.navigate(`/company/puntos/${uuid}/curva`));
    expect(screen.getByLabelText('Nota')).toBe(input);
  });
});
