import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderSection } from '../../../../tests/setup/section';
import Section from '../Section';
import { answer, listOf } from '../testing/answers';
import { clientOf, pointOf, signInAs } from '../testing/supply';

const point = pointOf();
const bare = pointOf({
  id: '0199e1a0-0000-7000-8000-0000000000d2',
  cups: 'ES0021000000000002RW0F',
  alias: '',
  contract: null,
});
const open = (search = '') => renderSection(Section, `/company/puntos${search}`);
const row = (name: RegExp) => screen.findByRole('row', { name });

it('shows each point with its contract, or that it has none', async () => {
  answer('get', 'supply-points', listOf([point, bare], 50_000));
  const { container } = open();
  const first = within(await row(/Obrador/));
  expect(first.getByRole('link', { name: 'ES 0021 0000 0000 0001 RK' })).toHaveAttribute(
    'href',
    `/company/puntos/${point.id}`,
  );
  expect(first.getByText('3.0TD')).toBeVisible();
  expect(first.getByText('vence en 20 días')).toBeVisible();
  expect(within(await row(/0002/)).getByText('Sin contrato')).toBeVisible();
  expect(screen.getByText(/1–25 de 50\.000/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('asks for what the URL says, and names the client that it is limited to', async () => {
  const { id } = clientOf();
  const calls = answer('get', 'supply-points', listOf([point]));
  answer('get', `clients/${id}`, clientOf());
  const { user, where } = open(
    `?territorio=canarias&tarifa=3.0TD&tipo=4&vence=90&estado=archived&cliente=${id}&orden=-expiry`,
  );
  await row(/Obrador/);
  expect(calls[0]?.query).toEqual({
    ...{ territory: 'canarias', tariff: '3.0TD', pointType: '4', expiringDays: '90' },
    ...{ state: 'archived', clientId: id, sort: '-expiry', page: '1', pageSize: '25' },
  });
  await user.click(await screen.findByRole('button', { name: 'Quitar Cliente: Panadería Ávila' }));
  await waitFor(() => expect(where()).not.toContain('cliente'));
  expect(
    screen.getByRole('button', { name: 'Quitar Tipo de punto: 4 · más de 15 kW' }),
  ).toBeVisible();
});

it('asks for nothing that it cannot mean', async () => {
  const calls = answer('get', 'supply-points', listOf([point]));
  open('?territorio=luna&tarifa=9&tipo=6&vence=7&orden=tarifa');
  await row(/Obrador/);
  expect(calls[0]?.query).toEqual({ state: 'active', sort: 'cups', page: '1', pageSize: '25' });
});

it('lets pds_editor add points, and not archive them', async () => {
  answer('get', 'supply-points', listOf([point]));
  signInAs('pds_editor');
  open();
  await row(/Obrador/);
  expect(screen.getByRole('link', { name: 'Añadir punto' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /Seleccionar/ })).not.toBeInTheDocument();
});

it('tells no points from none that match', async () => {
  answer('get', 'supply-points', listOf([]));
  const { user } = open('?tarifa=6.4TD');
  expect(await screen.findByRole('heading', { name: 'Ningún punto coincide' })).toBeVisible();
  const [clear] = screen.getAllByRole('button', { name: 'Quitar filtros' });
  if (clear) await user.click(clear);
  expect(
    await screen.findByRole('heading', { name: 'Todavía no hay puntos de suministro' }),
  ).toBeVisible();
});
