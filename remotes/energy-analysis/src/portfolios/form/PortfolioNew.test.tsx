import { screen, waitFor } from '@testing-library/react';
import { answer, button, field, listOf, openAt, signInAs } from '../../testing/page';
import { openPortfolio } from '../../testing/portfolios';

const [bakery, forge] = [
  { id: '0199e1a0-0000-7000-8000-0000000000c1', name: 'Panadería Ávila', taxId: '00000001R' },
  { id: '0199e1a0-0000-7000-8000-0000000000c2', name: 'Forjas Ñandú', taxId: '00000002W' },
] as const;
const portfolio = openPortfolio();
const open = () => openAt('/energy-analysis/cartera/nueva');

beforeEach(() => {
  answer('get', `portfolios/${portfolio.id}`, portfolio);
});

it('starts one of all clients', async () => {
  const started = answer('post', 'portfolios', portfolio, 201);
  const { user, where } = open();
  await user.click(await button('Buscar el ahorro'));
  expect(await screen.findByRole('progressbar')).toBeVisible();
  expect(where()).toBe(`/energy-analysis/cartera/${portfolio.id}`);
  expect(started[0]?.body).toEqual({
    firstMonth: expect.stringMatching(/^20\d\d-\d\d$/),
    clientIds: null,
  });
});

it('starts one of the clients that were found and kept', async () => {
  const asked = answer('get', 'clients', listOf([bakery, forge]));
  const started = answer('post', 'portfolios', portfolio, 201);
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: 'Los clientes que elija' }));
  await user.click(await button('Buscar el ahorro'));
  expect(await screen.findByText('Elige al menos un cliente')).toBeVisible();
  await user.type(await field('Clientes'), 'pan');
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ q: 'pan', state: 'active' }));
  await user.click(await screen.findByRole('option', { name: /Panadería Ávila/ }));
  await user.type(await field('Clientes'), 'a');
  expect(await screen.findByRole('option', { name: /Forjas Ñandú/ })).toBeVisible();
  // It is chosen already.
  expect(screen.queryByRole('option', { name: /Panadería/ })).not.toBeInTheDocument();
  await user.keyboard('{ArrowDown}{Enter}');
  await user.click(await button('Quitar Panadería Ávila'));
  await user.click(await button('Buscar el ahorro'));
  await screen.findByRole('progressbar');
  expect(started[0]?.body).toMatchObject({ clientIds: [forge.id] });
});

it('says on the field why the API refuses it, and beside the button what belongs to none', async () => {
  answer('post', 'portfolios', { message: 'Ya hay 3 carteras en marcha' }, 409);
  const { user } = open();
  await user.click(await button('Buscar el ahorro'));
  expect(await screen.findByText('Ya hay 3 carteras en marcha')).toBeVisible();
  const fields = { clientIds: 'No tienen ningún punto de suministro activo' };
  answer('post', 'portfolios', { message: 'Revisa los campos señalados.', fields }, 422);
  await user.click(await button('Buscar el ahorro'));
  expect(await screen.findByText(fields.clientIds)).toBeVisible();
});

it.each(['reader', 'pds_editor'] as const)('is closed to %s, and says why', async (role) => {
  signInAs(role);
  open();
  expect(await screen.findByText('No tienes permiso para empezar carteras')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Buscar el ahorro' })).not.toBeInTheDocument();
});
