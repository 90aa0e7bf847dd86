import { screen, waitFor, within } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { answer, heading, linkTo, listOf, openAt, showNotice, signInAs } from '../../testing/page';
import { clientOf, contactOf, pointOf } from '../../testing/supply';

const stored = clientOf();
const point = pointOf();
const open = () => openAt(`/company/clientes/${stored.id}`);

beforeEach(() => {
  answer('get', `clients/${stored.id}`, stored);
  answer('get', 'points', listOf([point]));
  answer('get', 'contacts', listOf([contactOf()]));
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

it('is archived at once, and brought back with «Deshacer»', async () => {
  const archived = answer('post', `clients/${stored.id}/archive`, stored);
  const restored = answer('post', `clients/${stored.id}/restore`, stored);
  const { user } = open();
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
  open();
  await screen.findByRole('region', { name: 'Datos' });
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent?.trim())).toEqual(
    buttons,
  );
  expect(screen.queryAllByRole('link', { name: 'Editar' })).toHaveLength(canEdit ? 1 : 0);
});

it('says so of one that does not exist', async () => {
  answer('get', `clients/${stored.id}`, { message: 'Ese cliente no existe.' }, 404);
  open();
  expect(await heading('Ese cliente no existe.')).toBeVisible();
});
