import '@vatio/platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '@vatio/platform';
import { axe } from 'jest-axe';
import { type ListRead, ListStates, NoMatches } from './index';

const refetch = jest.fn();
const onClear = jest.fn();
const unread: ListRead<string[]> = {
  isPending: false,
  isLoadingError: false,
  error: null,
  data: undefined,
  refetch,
};

const show = (state: Partial<ListRead<string[]>>) => (
  <ListStates
    query={{ ...unread, ...state }}
    columns={3}
    what="las facturas"
    empty={
      state.data?.length === 0 && <NoMatches title="Ninguna factura coincide" onClear={onClear} />
    }
  >
    {(bills) => <p>{bills.join(' y ')}</p>}
  </ListStates>
);
const failed = (status: number) => ({
  isLoadingError: true,
  error: new HttpError({ status, body: { message: 'Vuelve en un minuto.' } }),
});

it('a list is announced while it loads, and replaces its skeleton', async () => {
  const { container, rerender } = render(show({ isPending: true }));
  expect(screen.getByRole('status')).toHaveTextContent('Cargando…');
  expect(await axe(container)).toHaveNoViolations();
  rerender(show({ data: ['12', '13'] }));
  expect(screen.getByText('12 y 13')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('a list that could not be read says why, and is read again on demand', async () => {
  const { container } = render(show(failed(503)));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'No hemos podido cargar las facturasVuelve en un minuto.',
  );
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

it('a list that is forbidden offers no retry', async () => {
  const { container } = render(show(failed(403)));
  expect(
    screen.getByRole('heading', { name: 'No tienes permiso para ver las facturas' }),
  ).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

it('a list keeps its rows when only a later read fails', () => {
  render(show({ data: ['12'], error: failed(503).error }));
  expect(screen.getByText('12')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('a list that no row of matches says so, and removes its filters on demand', async () => {
  const { container } = render(show({ data: [] }));
  expect(screen.getByRole('heading', { name: 'Ninguna factura coincide' })).toBeVisible();
  expect(screen.getByText('Prueba con otras palabras o con menos filtros.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  expect(onClear).toHaveBeenCalledTimes(1);
});
