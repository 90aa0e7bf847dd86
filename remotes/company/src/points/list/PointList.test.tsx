import { screen, waitFor, within } from '@testing-library/react';
import type { SupplyPoint } from '@vatio/contracts/company/points';
import { date } from '@vatio/ui/format';
import { addDays, today } from '../../common/values/days';
import {
  answer,
  heading,
  linkTo,
  listOf,
  openAt,
  openFilters,
  row,
  signInAs,
} from '../../testing/page';
import { attentionOf, clientOf, pointOf } from '../../testing/supply';

const point = pointOf();
const bare = pointOf({
  id: '0199e1a0-0000-7000-8000-0000000000d2',
  cups: 'ES0021000000000002RW0F',
  alias: '',
  contract: null,
});
const open = (search = '') => openAt(`/company/puntos${search}`);

it('shows each point with its contract, or that it has none', async () => {
  answer('get', 'points', listOf([point, bare], 50_000));
  open();
  const first = within(await row(/Obrador/));
  expect(linkTo('ES 0021 0000 0000 0001 RK', first)).toBe(`/company/puntos/${point.id}`);
  expect(first.getByText('3.0TD')).toBeVisible();
  expect(first.getByText('vence en 20 días')).toBeVisible();
  expect(within(await row(/0002/)).getByText('Sin contrato')).toBeVisible();
  expect(screen.getByText(/1–25 de 50\.000/)).toBeVisible();
});

it('asks for what the URL says, and names the client that it is limited to', async () => {
  const { id } = clientOf();
  const calls = answer('get', 'points', listOf([point]));
  answer('get', `clients/${id}`, clientOf());
  const { user, where } = open(
    `?territorio=canarias&tarifa=3.0TD&tipo=4&vence=90&estado=archived&cliente=${id}&orden=-expiry`,
  );
  await row(/Obrador/);
  expect(calls[0]?.query).toEqual({
    territory: 'canarias',
    tariff: '3.0TD',
    pointType: '4',
    expiringDays: '90',
    state: 'archived',
    clientId: id,
    sort: '-expiry',
    page: '1',
    pageSize: '25',
  });
  await user.click(await screen.findByRole('button', { name: 'Quitar Cliente: Panadería Ávila' }));
  await waitFor(() => expect(where()).not.toContain('cliente'));
  expect(
    screen.getByRole('button', { name: 'Quitar Tipo de punto: 4 · más de 15 kW' }),
  ).toBeVisible();
});

it('asks for nothing with a client that is none, and says so', async () => {
  const calls = answer('get', 'points', listOf([point]));
  const { user, where } = open('?cliente=x');
  await row(/Obrador/);
  expect(calls[0]?.query).toEqual({ state: 'active', sort: 'cups', page: '1', pageSize: '25' });
  expect(linkTo('Añadir punto')).toBe('/company/puntos/nuevo');
  await user.click(
    screen.getByRole('button', { name: 'Quitar Cliente: desconocido, no se aplica' }),
  );
  await waitFor(() => expect(where()).toBe('/company/puntos'));
});

it('says the last day with data, and what is missing where somebody should bring it', async () => {
  const late = { ...point.data, state: 'late', lastDay: addDays(today(), -60) } as const;
  const torn = { ...point.data, state: 'holes', missingDays: 3 } as const;
  const none = { ...point.data, state: 'none', firstDay: null, lastDay: null } as const;
  const named = (n: number, alias: string, facts: Partial<SupplyPoint>) =>
    pointOf({ id: `${point.id.slice(0, -1)}${n}`, alias, ...facts });
  answer(
    'get',
    'points',
    listOf([
      named(1, 'Bien', {}),
      named(2, 'Tarde', { data: { ...late, missingDays: 1 } }),
      named(3, 'Roto', { data: torn }),
      named(4, 'Nada', { data: none }),
      named(5, 'Archivado', { archived: true, data: late }),
    ]),
  );
  open();
  const cellOf = async (name: RegExp) =>
    within(await row(name))
      .getAllByRole('cell')
      .at(-1)?.textContent;
  expect(await cellOf(/Bien/)).toBe(date(addDays(today(), -5)));
  expect(await cellOf(/Tarde/)).toBe(`${date(addDays(today(), -60))}hace 60 díasfalta 1 día`);
  expect(await cellOf(/Roto/)).toBe(`${date(addDays(today(), -5))}faltan 3 días`);
  expect(await cellOf(/Nada/)).toBe('sin datos');
  expect(await cellOf(/Archivado/)).toBe(date(addDays(today(), -60)));
});

it('is filtered by its data, and the filter is removed by its chip', async () => {
  const calls = answer('get', 'points', listOf([point]));
  const { user, where } = open('?datos=holes');
  await row(/Obrador/);
  expect(calls[0]?.query.data).toBe('holes');
  await openFilters(user);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Datos' }), 'Sin datos recientes');
  await waitFor(() => expect(calls.at(-1)?.query.data).toBe('late'));
  expect(where()).toBe('/company/puntos?datos=late');
  await user.click(screen.getByRole('button', { name: 'Quitar Datos: Sin datos recientes' }));
  await waitFor(() => expect(where()).toBe('/company/puntos'));
});

it('asks for nothing that the API does not know', async () => {
  const calls = answer('get', 'points', listOf([point]));
  open('?territorio=luna&tarifa=9&tipo=6&vence=7&datos=todos&orden=tarifa');
  await row(/Obrador/);
  expect(calls[0]?.query).toEqual({ state: 'active', sort: 'cups', page: '1', pageSize: '25' });
});

it('lets pds_editor add points, and not archive them', async () => {
  answer('get', 'points', listOf([point]));
  answer('get', 'points/attention', attentionOf());
  signInAs('pds_editor');
  open();
  await row(/Obrador/);
  expect(screen.getByRole('link', { name: 'Añadir punto' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /Seleccionar/ })).not.toBeInTheDocument();
  // Their only notice: they get no list of clients.
  expect(await screen.findByRole('region', { name: 'Atención' })).toBeVisible();
});

it('tells an empty register from a search without matches', async () => {
  answer('get', 'points', listOf([]));
  const { user } = open('?tarifa=6.4TD');
  expect(await heading('Ningún punto coincide')).toBeVisible();
  const [clear] = screen.getAllByRole('button', { name: 'Quitar filtros' });
  if (clear) await user.click(clear);
  expect(await heading('Todavía no hay puntos de suministro')).toBeVisible();
});
