import { screen, waitFor, within } from '@testing-library/react';
import { answerRegister, otherRow, totalsOf, wrongRow } from '../../testing/bills';
import {
  answer,
  button,
  heading,
  linkTo,
  listOf,
  openAt,
  openFilters,
  row,
  signInAs,
  textsOf,
} from '../../testing/page';

const { clientId, supplyPointId } = wrongRow;
const open = (search = '') => openAt(`/billing${search}`);

beforeEach(() => answerRegister(totalsOf({ pending: 1, claimable: 2 })));

describe('the register', () => {
  it('shows each bill with what is wrong in it, and the sums of all', async () => {
    answer('get', 'bills', listOf([wrongRow, otherRow], 1240));
    open();
    const cells = textsOf('cell', within(await row(/LN-2026-001/)));
    expect(cells.slice(1)).toEqual([
      'Error reclamable',
      'Luz del Norte',
      'Panadería Ávila · Obrador',
      'hasta 31 ene 2026 31 días',
      'Con fichero.  71,50\u00a0€',
      '12,72\u00a0€',
    ]);
    expect(linkTo('LN-2026-001')).toBe(`/billing/facturas/${wrongRow.id}`);
    expect(within(await row(/حسن/)).getByText('No cuenta en las sumas')).toBeVisible();
    expect(textsOf('definition')).toEqual([
      '1.240,50\u00a0€3 facturas, 5.200\u00a0kWh',
      '287,60\u00a0€en 2 verificadas, facturado 300,00\u00a0€',
      '12,40\u00a0€con impuestos',
      '7,50\u00a0€por reclamaciones',
    ]);
    expect(screen.getByText(/1–25 de 1\.240/)).toBeVisible();
  });

  it('asks for what the URL says, and for nothing that the API does not know', async () => {
    const asked = answer('get', 'bills', listOf([wrongRow]));
    const summed = answer('get', 'bills/totals', totalsOf());
    open(
      `?q=obrador&estado=claimable&comercializadora=Luz&mes=2026-01&cliente=${clientId}&punto=${supplyPointId}` +
        '&desdeTotal=-10.5&hastaTotal=1000&desdePrecio=0.123456&hastaPrecio=1&orden=-total&pagina=2&porPagina=50',
    );
    await row(/LN-2026-001/);
    const filters = {
      q: 'obrador',
      state: 'claimable',
      supplier: 'Luz',
      month: '2026-01',
      clientId,
      supplyPointId,
      fromEur: '-10.5',
      toEur: '1000',
      fromEurPerKwh: '0.123456',
      toEurPerKwh: '1',
    };
    expect(asked[0]?.query).toEqual({ ...filters, sort: '-total', page: '2', pageSize: '50' });
    // Pending bills are counted in the whole register.
    expect(summed.map(({ query }) => query)).toEqual(expect.arrayContaining([{}, filters]));
  });

  it('leaves nonsense in the URL out', async () => {
    const asked = answer('get', 'bills', listOf([wrongRow]));
    open('?estado=abierta&mes=2026-13&desdeTotal=1,5&hastaPrecio=0.1234567&orden=x');
    await row(/LN-2026-001/);
    expect(asked[0]?.query).toEqual({ sort: '-period', page: '1', pageSize: '25' });
  });

  it('asks for nothing with what is no id, and says so', async () => {
    const asked = answer('get', 'bills', listOf([wrongRow]));
    const { user, where } = open('?cliente=x&punto=0199e1a0');
    await row(/LN-2026-001/);
    expect(asked[0]?.query).toEqual({ sort: '-period', page: '1', pageSize: '25' });
    expect(await button('Quitar Punto: desconocido, no se aplica')).toBeVisible();
    expect(linkTo('Nueva factura')).toBe('/billing/nueva');
    await user.click(await button('Quitar Cliente: desconocido, no se aplica'));
    await waitFor(() => expect(where()).toBe('/billing'));
  });

  it('counts the states, and filters by one of them', async () => {
    const asked = answer('get', 'bills', listOf([wrongRow]));
    const { user, where } = open('?pagina=3');
    expect(await button('Todas · 3')).toHaveAttribute('aria-pressed', 'true');
    expect(await button('Correcta · 0')).toHaveAttribute('aria-pressed', 'false');
    await user.click(await button('Error reclamable · 2'));
    await waitFor(() => expect(where()).toBe('/billing?estado=claimable'));
    await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ state: 'claimable' }));
    await user.click(await button(/^Quitar Estado: Error reclamable/));
    await waitFor(() => expect(where()).toBe('/billing'));
  });

  it('filters by supplier and month', async () => {
    answer('get', 'bills', listOf([wrongRow]));
    const { user, where } = open();
    await openFilters(user);
    await screen.findByRole('option', { name: 'Luz del Norte' });
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Comercializadora' }),
      'Luz del Norte',
    );
    await waitFor(() => expect(where()).toBe('/billing?comercializadora=Luz+del+Norte'));
    const month = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Mes' });
    await user.selectOptions(month, month.options[1] as HTMLOptionElement);
    await waitFor(() => expect(where()).toMatch(/&mes=20\d\d-\d\d$/));
  });

  it('filters by client, and then by one of the client’s points', async () => {
    const other = { id: clientId.replace(/c1$/, 'c2'), name: 'Molinos del Ñu' };
    answer('get', 'bills', listOf([wrongRow]));
    answer('get', 'bills/clients', { rows: [{ id: clientId, name: 'Panadería Ávila' }, other] });
    const points = answer('get', 'bills/points', {
      rows: [
        { id: supplyPointId, alias: 'Obrador', cups: wrongRow.cups },
        { id: 'd2', alias: '', cups: 'ES0021000000000001RK' },
      ],
    });
    const { user, where } = open();
    await openFilters(user);
    await screen.findByRole('option', { name: 'Molinos del Ñu' });
    expect(screen.queryByRole('combobox', { name: 'Punto' })).toBeNull();
    const client = screen.getByRole('combobox', { name: 'Cliente' });
    await user.selectOptions(client, 'Panadería Ávila');
    await screen.findByRole('option', { name: 'ES 0021 0000 0000 0001 RK' });
    expect(points.map(({ query }) => query)).toEqual([{ clientId }]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Punto' }), 'Obrador');
    await waitFor(() =>
      expect(where()).toBe(`/billing?cliente=${clientId}&punto=${supplyPointId}`),
    );
    // The point is none of the other client's.
    await user.selectOptions(client, 'Molinos del Ñu');
    await waitFor(() => expect(where()).toBe(`/billing?cliente=${other.id}`));
  });

  it('names the client and the point of the filters also when nothing is found', async () => {
    answer('get', 'bills', listOf([]));
    answer('get', 'bills/clients', { rows: [] });
    answer('get', 'bills/points', { rows: [] });
    answer('get', `clients/${clientId}`, { name: 'Panadería Ávila' });
    answer('get', `points/${supplyPointId}`, { alias: '', cups: 'ES0021000000000001RK' });
    open(`?cliente=${clientId}&punto=${supplyPointId}`);
    expect(await button(/Cliente: Panadería Ávila/)).toBeVisible();
    expect(await button(/Punto: ES 0021 0000 0000 0001 RK/)).toBeVisible();
  });

  it('says that nothing matches, and clears the filters', async () => {
    answer('get', 'bills', ({ q }) => listOf(q ? [] : [wrongRow]));
    const { user } = open('?q=nada');
    expect(await heading('Ninguna factura coincide')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Quitar filtros' })[0] as Element);
    expect(await row(/LN-2026-001/)).toBeVisible();
  });

  it('shows the list also when the sums cannot be told', async () => {
    answer('get', 'bills', listOf([wrongRow]));
    answer('get', 'bills/totals', { message: 'Vuelve en un minuto.' }, 503);
    open();
    expect(await row(/LN-2026-001/)).toBeVisible();
    expect(await button('Error reclamable · …')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Facturado')).not.toBeInTheDocument());
  });
});

describe('the limits of amounts', () => {
  // jsdom has no popover: what is in the panel is there, and hidden.
  const limit = (label: RegExp) => screen.findByLabelText(label);
  beforeEach(() => {
    HTMLElement.prototype.hidePopover = () => {};
  });

  it('are typed as Spaniards do, and filter together', async () => {
    const asked = answer('get', 'bills', listOf([wrongRow]));
    const { user } = open();
    await row(/LN-2026-001/);
    await user.type(await limit(/^Total desde/), '1.000');
    await user.type(await limit(/^Total hasta/), '2.500,75');
    await user.type(await limit(/^Precio desde/), '0.125{Enter}');
    await waitFor(() =>
      expect(asked.at(-1)?.query).toMatchObject({
        fromEur: '1000',
        toEur: '2500.75',
        fromEurPerKwh: '0.125',
      }),
    );
    expect(await button(/Quitar Total desde: 1\.000\s€/)).toBeVisible();
    expect(await limit(/^Total hasta/)).toHaveValue('2.500,75');
  });

  it('that are no numbers are refused, and kept', async () => {
    answer('get', 'bills', listOf([wrongRow]));
    const { user, where } = open();
    await row(/LN-2026-001/);
    await user.type(await limit(/^Total desde/), 'mucho{Enter}');
    expect(await limit(/^Total desde/)).toHaveAccessibleDescription(
      'Escribe un número con 2 decimales como mucho',
    );
    expect(await limit(/^Total desde/)).toHaveValue('mucho');
    expect(where()).toBe('/billing');
  });
});

describe('without any bill', () => {
  it.each([
    { role: 'admin', to: '/billing/nueva' },
    { role: 'writer', to: '/billing/nueva' },
    { role: 'reader', to: '/company/puntos' },
  ] as const)('leads $role to $to', async ({ role, to }) => {
    signInAs(role);
    answer('get', 'bills', listOf([]));
    open();
    const title = await heading('Todavía no hay facturas');
    const links = within(title.parentElement as HTMLElement).getAllByRole('link');
    expect(links[0]).toHaveAttribute('href', to);
  });
});
