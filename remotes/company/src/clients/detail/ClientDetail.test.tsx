import { screen, waitFor, within } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import {
  answer,
  heading,
  linkTo,
  listOf,
  openAt,
  openMore,
  showNotice,
  signInAs,
  textsOf,
} from '../../testing/page';
import { billedOf, clientOf, contactOf, pointOf } from '../../testing/supply';

const stored = clientOf();
const point = pointOf();
const open = () => openAt(`/company/clientes/${stored.id}`);

beforeEach(() => {
  answer('get', `clients/${stored.id}`, stored);
  answer('get', 'points', listOf([point]));
  answer('get', 'contacts', listOf([contactOf()]));
  answer('get', 'bills/totals', billedOf());
});

it('shows the client’s data, its points and the contracts that end soon', async () => {
  open();
  const facts = within(await screen.findByRole('region', { name: 'Datos' }));
  expect(facts.getByText(/^12:30/)).toBeVisible();
  const points = within(await screen.findByRole('table', { name: 'Puntos de suministro' }));
  expect(linkTo('ES 0021 0000 0000 0001 RK', points)).toBe(`/company/puntos/${point.id}`);
  const alert = within(await screen.findByRole('region', { name: 'Contratos que vencen' }));
  expect(alert.getByText('1 contrato vence en los próximos 90 días')).toBeVisible();
  expect(linkTo('Obrador', alert)).toBe(`/company/puntos/${point.id}/contratos`);
  expect(linkTo('Añadir punto')).toBe(`/company/puntos/nuevo?cliente=${stored.id}`);
});

it('opens with what can be claimed, and leads to those bills', async () => {
  open();
  expect(await screen.findByText('Se le ha facturado de más.')).toBeVisible();
  const answered = within(screen.getByRole('region', { name: 'En resumen' }));
  expect(textsOf('definition', answered)).toEqual([
    '280,29\u00a0€con impuestos',
    '38.214,07\u00a0€24 facturas',
    '0,00\u00a0€por reclamaciones',
  ]);
  expect(linkTo('Ver lo reclamable', answered)).toBe(
    `/billing?cliente=${stored.id}&estado=claimable`,
  );
});

it.each([
  ['nothing is to be claimed', { claimableEur: '0' }, 'No hay nada que reclamar en sus facturas.'],
  ['there are no bills', { bills: 0, claimableEur: '0' }, 'Todavía no hay facturas suyas.'],
  [
    'bills are not verified',
    {
      claimableEur: '0',
      states: [
        { state: 'correct' as const, bills: 20 },
        { state: 'pending' as const, bills: 3 },
        { state: 'notVerifiable' as const, bills: 1 },
      ],
    },
    '4 facturas suyas están sin comprobar del todo.',
  ],
])('says so when %s', async (_case, sums, words) => {
  answer('get', 'bills/totals', billedOf(sums));
  open();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ver lo reclamable' })).not.toBeInTheDocument();
});

it('judges the bills of a client whose points are all archived', async () => {
  answer('get', `clients/${stored.id}`, clientOf({ supplyPointCount: 0 }));
  open();
  expect(await screen.findByText('Se le ha facturado de más.')).toBeVisible();
});

it('says that there are no active points when there are no bills either', async () => {
  answer('get', `clients/${stored.id}`, clientOf({ supplyPointCount: 0 }));
  answer('get', 'bills/totals', billedOf({ bills: 0, claimableEur: '0' }));
  open();
  expect(await screen.findByText('No tiene puntos de suministro activos.')).toBeVisible();
});

it('says when the sums of bills cannot be read, and reads them again', async () => {
  answer('get', 'bills/totals', { message: 'La base de datos no responde.' }, 503);
  const { user } = open();
  expect(await screen.findByText('No se han podido leer sus facturas.')).toBeVisible();
  answer('get', 'bills/totals', billedOf());
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Se le ha facturado de más.')).toBeVisible();
});

it('is archived at once, and brought back with «Deshacer»', async () => {
  const archived = answer('post', `clients/${stored.id}/archive`, stored);
  const restored = answer('post', `clients/${stored.id}/restore`, stored);
  const { user } = open();
  await openMore(user);
  await user.click(await screen.findByRole('button', { name: 'Archivar' }));
  await waitFor(() => expect(state.notices).toHaveLength(1));
  expect(archived).toEqual([{ query: {}, body: { version: stored.version } }]);
  showNotice();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() =>
    expect(restored).toEqual([{ query: {}, body: { version: stored.version + 1 } }]),
  );
});

it('is not deleted while it has points: says what to do', async () => {
  const message = 'Este cliente tiene puntos de suministro: archívalo en vez de borrarlo.';
  answer('delete', `clients/${stored.id}`, { message }, 409);
  const { user } = open();
  await openMore(user);
  await user.click(await screen.findByRole('button', { name: 'Borrar' }));
  const dialog = within(screen.getByRole('dialog', { name: '¿Borrar este cliente?' }));
  expect(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Borrar' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(message);
});

it('is deleted by an admin, after asking', async () => {
  answer('get', 'clients', listOf([]));
  const deleted = answer('delete', `clients/${stored.id}`, undefined, 204);
  const { user, where } = open();
  await openMore(user);
  await user.click(await screen.findByRole('button', { name: 'Borrar' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Borrar' }));
  await waitFor(() => expect(where()).toBe('/company'));
  expect(deleted[0]?.query).toEqual({ version: String(stored.version) });
  expect(state.notices).toEqual(['Cliente borrado: Panadería Ávila']);
});

it.each([
  ['writer', ['Archivar'], true],
  ['reader', [], false],
] as const)('offers a %s what they may do', async (role, buttons, canEdit) => {
  signInAs(role);
  const { user } = open();
  await screen.findByRole('region', { name: 'Datos' });
  if (canEdit) await openMore(user);
  const menu = screen.queryByRole('group', { name: 'Más acciones' });
  const names =
    menu &&
    within(menu)
      .getAllByRole('button')
      .map(({ textContent }) => textContent?.trim());
  expect(names ?? []).toEqual(buttons);
  expect(screen.queryAllByRole('link', { name: 'Editar' })).toHaveLength(canEdit ? 1 : 0);
});

it('says so of one that does not exist', async () => {
  answer('get', `clients/${stored.id}`, { message: 'Ese cliente no existe.' }, 404);
  open();
  expect(await heading('Ese cliente no existe.')).toBeVisible();
});
