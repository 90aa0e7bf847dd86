import '@vatio/platform/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '@vatio/platform';
import { axe } from 'jest-axe';
import { MemoryRouter } from 'react-router-dom';
import { EmptyState, ErrorState, Loaded, LoadingState, Page } from './index';

describe('a page', () => {
  it('has one heading of level one, what can be done, and its content', async () => {
    const { container } = render(
      <Page title="Facturas" actions={<button type="button">Añadir</button>}>
        <p>Contenido</p>
      </Page>,
      { wrapper: MemoryRouter },
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Facturas');
    expect(screen.getByRole('button', { name: 'Añadir' })).toBeVisible();
    expect(screen.getByText('Contenido')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the empty state', () => {
  it('says what is missing, why, and what to do', async () => {
    const { container } = render(
      <EmptyState title="No hay facturas" icon="∅" action={<a href="/new">Añadir</a>}>
        Prueba otro filtro.
      </EmptyState>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'No hay facturas' })).toBeVisible();
    expect(screen.getByText('Prueba otro filtro.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Añadir' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the error state', () => {
  it('announces what the server said', async () => {
    const error = new HttpError({ status: 503, body: { message: 'Vuelve en un minuto.' } });
    const { container } = render(<ErrorState error={error} what="las facturas" />);
    expect(screen.getByRole('alert')).toHaveTextContent('Vuelve en un minuto.');
    expect(screen.getByRole('heading')).toHaveTextContent('No hemos podido cargar las facturas');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    [403, {}, 'No tienes permiso para ver las facturas'],
    [404, { message: 'Esa factura no existe.' }, 'Esa factura no existe.'],
  ])('says calmly what %p means, and offers no retry', (status, body, title) => {
    const error = new HttpError({ status, body });
    render(<ErrorState error={error} what="las facturas" onRetry={() => undefined} />);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says what is wrong by field, where the server does', () => {
    const fields = { to: 'La fecha final no puede ser anterior a la inicial', page: 'Mínimo 1' };
    render(<ErrorState error={new HttpError({ status: 422, body: { message: 'X', fields } })} />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'La fecha final no puede ser anterior a la inicial. Mínimo 1.',
    );
  });

  it.each([new TypeError('x is undefined'), 'x', undefined])('hides the inside of %p', (error) => {
    render(<ErrorState error={error} />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Ha ocurrido un error inesperado. Inténtalo de nuevo.',
    );
  });

  it('says its own title, text and facts where it is given them', () => {
    render(<ErrorState title="Ha fallado" text="Avisa a soporte" details="Incidencia 7" />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      /Ha fallado.*Avisa a soporte.*Incidencia 7/,
    );
  });

  it('offers to try again where that is possible', async () => {
    const retry = jest.fn();
    render(<ErrorState onRetry={retry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});

describe('the loading state', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const skeleton = (container: HTMLElement) => container.querySelectorAll('.placeholder-line');

  it('is announced at once and draws its skeleton only after 200 ms', () => {
    const { container } = render(<LoadingState label="Cargando facturas…" lines={3} />);
    expect(screen.getByRole('status')).toHaveTextContent('Cargando facturas…');
    act(() => jest.advanceTimersByTime(199));
    expect(skeleton(container)).toHaveLength(0);
    act(() => jest.advanceTimersByTime(1));
    expect(skeleton(container)).toHaveLength(3);
  });
});

it('what is read is there once it is read; before, or instead, its state is', async () => {
  const query = { isPending: false, isLoadingError: false, error: null, data: undefined };
  const refetch = jest.fn();
  const show = (state: Partial<Omit<typeof query, 'data'>>, data?: string) => (
    <Loaded query={{ ...query, ...state, data, refetch }} loading="Cargando…" what="la factura">
      {(number) => <p>Factura {number}</p>}
    </Loaded>
  );
  const { rerender } = render(show({ isPending: true }));
  expect(screen.getByRole('status')).toHaveTextContent('Cargando…');
  rerender(show({ isLoadingError: true }));
  expect(screen.getByRole('alert')).toHaveTextContent('No hemos podido cargar la factura');
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(refetch).toHaveBeenCalledTimes(1);
  rerender(show({}, '12'));
  expect(screen.getByText('Factura 12')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
