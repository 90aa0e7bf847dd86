import { screen, waitFor, within } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { addDays, today } from '../../common/values/days';
import {
  answer,
  heading,
  linkTo,
  listOf,
  openAt,
  openFilters,
  row,
  showNotice,
  signInAs,
} from '../../testing/page';
import { ana, answerPeople, blas } from '../../testing/people';
import { attentionOf, clientOf } from '../../testing/supply';
import { clientFileColumns } from './clientListFacts';

const soon = clientOf({ nextExpiry: addDays(today(), 12) });
const other = clientOf({
  id: '0199e1a0-0000-7000-8000-0000000000c2',
  name: 'حسن <b>&"quoted"</b>',
  taxId: '12345678Z',
  contactName: '',
});
const open = (search = '') => openAt(`/company${search}`);

beforeEach(() => {
  answerPeople();
  const expiring = { 30: 1, 60: 4, 90: 12 };
  answer(
    'get',
    'points/attention',
    attentionOf({ expiring, outdated: 7, none: 5, late: 2, holes: 1 }),
  );
});

describe('the list of clients', () => {
  it('shows each client, and how soon its first contract ends', async () => {
    answer('get', 'clients', listOf([soon, other], 1240));
    open();
    const first = within(await row(/Panadería/));
    expect(linkTo('Panadería Ávila', first)).toBe(`/company/clientes/${soon.id}`);
    expect(first.getByText('B12345674')).toBeVisible();
    expect(first.getByText('vence en 12 días')).toBeVisible();
    expect(within(await row(/quoted/)).getByText('حسن <b>&"quoted"</b>')).toBeVisible();
    expect(screen.getByText(/1–25 de 1\.240/)).toBeVisible();
  });

  it('asks for what the URL says, for active ones by default, and for nothing that the API does not know', async () => {
    const calls = answer('get', 'clients', listOf([soon]));
    open('?q=pan&vence=60&orden=-nextExpiry&pagina=2&porPagina=50');
    await row(/Panadería/);
    expect(calls[0]?.query).toEqual({
      q: 'pan',
      expiringDays: '60',
      sort: '-nextExpiry',
      page: '2',
      pageSize: '50',
      state: 'active',
    });
    open('?estado=all&vence=7&orden=contacto');
    await waitFor(() =>
      expect(calls.at(-1)?.query).toEqual({ sort: 'name', page: '1', pageSize: '25' }),
    );
  });

  it('filters, and removes a filter by its chip', async () => {
    const calls = answer('get', 'clients', listOf([soon]));
    const { user, where } = open('?pagina=3');
    await row(/Panadería/);
    await openFilters(user);
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Contrato que vence' }),
      'En 30 días o menos',
    );
    await waitFor(() => expect(where()).toBe('/company?vence=30'));
    await waitFor(() => expect(calls.at(-1)?.query.expiringDays).toBe('30'));
    await user.click(screen.getByRole('button', { name: 'Quitar Vence: En 30 días o menos' }));
    await waitFor(() => expect(where()).toBe('/company'));
  });

  it('has the kind of each client in a column that is hidden at first', async () => {
    answer('get', 'clients', listOf([clientOf({ kind: 'selfEmployed' }), other]));
    const { user } = open();
    await row(/Panadería/);
    expect(screen.queryByText('Autónomo')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Columnas' }));
    await user.click(screen.getByRole('checkbox', { name: 'Tipo de cliente' }));
    expect(within(await row(/Panadería/)).getByText('Autónomo')).toBeVisible();
  });

  it('has the account manager of each client, and filters by one who is deactivated, too', async () => {
    const managed = clientOf({ managerId: blas.id, managerName: 'Blas Gil (desactivado)' });
    const calls = answer('get', 'clients', listOf([managed]));
    const { user } = open(`?gestor=${blas.id}`);
    await row(/Panadería/);
    expect(calls.map(({ query }) => query.managerId)).toEqual([blas.id]);
    expect(
      screen.getByRole('button', { name: 'Quitar Gestor: Blas Gil (desactivado)' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Columnas' }));
    await user.click(screen.getByRole('checkbox', { name: 'Gestor' }));
    expect(within(await row(/Panadería/)).getByText('Blas Gil (desactivado)')).toBeVisible();
    await openFilters(user);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Gestor' }), 'Ana Ruiz');
    await waitFor(() => expect(calls.at(-1)?.query.managerId).toBe(ana.id));
  });

  it('tells an empty register from a search without matches', async () => {
    answer('get', 'clients', listOf([]));
    const { user } = open('?q=nadie');
    expect(await heading('Ningún cliente coincide')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(await heading('Todavía no hay clientes')).toBeVisible();
  });

  it('offers a reader nothing that changes anything', async () => {
    answer('get', 'clients', listOf([soon]));
    signInAs('reader');
    open();
    await row(/Panadería/);
    expect(screen.queryByRole('checkbox', { name: /Seleccionar/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Añadir/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Exportar' })).toBeVisible();
  });
});

it('exports the kind of a client, or nothing where it is unknown', () => {
  const column = clientFileColumns.find(({ header }) => header === 'Tipo de cliente');
  expect(
    [clientOf({ kind: 'company' }), clientOf({ kind: null })].map((client) =>
      column?.value(client),
    ),
  ).toEqual(['Empresa', null]);
});

it('exports the name of the account manager', () => {
  const column = clientFileColumns.find(({ header }) => header === 'Gestor');
  expect(column?.value(clientOf({ managerId: ana.id, managerName: ana.name }))).toBe('Ana Ruiz');
});

it('says what needs attention soon, with the lists behind the numbers', async () => {
  answer('get', 'clients', listOf([soon]));
  open();
  const card = within(await screen.findByRole('region', { name: 'Atención' }));
  const link = await card.findByRole('link', { name: 'Contratos que vencen: 4 en 60 días' });
  expect(link).toHaveAttribute('href', '/company/puntos?vence=60&orden=expiry');
  expect(card.getByRole('link', { name: /: 1 en 30 días/ })).toBeVisible();
  expect(linkTo('Puntos: 5 sin ningún dato', card)).toBe('/company/puntos?datos=none');
  expect(linkTo('Puntos: 2 sin datos recientes', card)).toBe('/company/puntos?datos=late');
  expect(linkTo('Puntos: 1 con días sin datos', card)).toBe('/company/puntos?datos=holes');
});

it('is calm when nothing needs attention', async () => {
  answer('get', 'clients', listOf([soon]));
  answer('get', 'points/attention', attentionOf());
  open();
  const card = within(await screen.findByRole('region', { name: 'Atención' }));
  expect(await card.findByText('Ningún contrato vence en los próximos 90 días.')).toBeVisible();
  expect(card.getByText('Los datos de consumo están al día.')).toBeVisible();
  expect(card.queryByRole('link')).not.toBeInTheDocument();
});

it.each([
  ['there are no points', attentionOf({ total: 0 }), 200],
  ['it cannot be told', { message: 'Vuelve en un minuto.' }, 503],
])('shows no «Atención» while %s', async (_, body, status) => {
  answer('get', 'clients', listOf([soon]));
  const calls = answer('get', 'points/attention', body, status);
  open();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(await screen.findByRole('link', { name: soon.name })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Atención' })).not.toBeInTheDocument();
});

it('archives several at once, and restores only the ones that it archived', async () => {
  answer('get', 'clients', listOf([soon, other]));
  const archived = answer('post', `clients/${soon.id}/archive`, soon);
  answer('post', `clients/${other.id}/archive`, { message: 'Ese cliente no existe.' }, 404);
  const restored = answer('post', `clients/${soon.id}/restore`, soon);
  const { user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar Panadería Ávila' }));
  await user.click(screen.getByRole('checkbox', { name: /^Seleccionar حسن/ }));
  expect(screen.getByText('2 clientes seleccionados')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Archivar' }));
  await waitFor(() => expect(state.notices).toHaveLength(2));
  expect(state.notices[1]).toBe('Ese cliente no existe.');
  expect(archived).toHaveLength(1);

  state.notices.pop();
  showNotice();
  expect(screen.getByText('1 cliente archivado')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(restored).toHaveLength(1));
});
