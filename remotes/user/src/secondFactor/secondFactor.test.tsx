import { act, screen, waitFor, within } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { answer, field, listOf, openAt } from '../testing/page';
import { factorOf } from '../testing/users';

const address = 'account/second-factor';
const enrolment = {
  secret: 'JBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Vatio:ana?secret=JBSWY3DPEHPK3PXP&issuer=Vatio',
};
const recoveryCodes = ['k7mpx-2vq9r', 'abcde-fghjk'];
const card = async () => within(await screen.findByRole('region', { name: 'Segundo factor' }));
const open = () => {
  answer('get', 'account/sessions', listOf([]));
  return openAt('/user/mi-cuenta');
};

it('is switched on with a code of the application, and shows the recovery codes once', async () => {
  answer('get', address, factorOf());
  answer('post', address, enrolment);
  const sent = answer('post', `${address}/confirm`, { recoveryCodes });
  const { user } = open();
  const mine = await card();
  await user.click(await mine.findByRole('button', { name: 'Activar el segundo factor' }));
  expect(await mine.findByRole('img', { name: /Código QR/ })).toBeVisible();
  expect(mine.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();

  answer(
    'get',
    address,
    factorOf({ isOn: true, since: '2026-11-20T10:00:00Z', recoveryCodes: 10 }),
  );
  expect(await field('Código de la aplicación')).toHaveFocus();
  await user.keyboard('123456{Enter}');
  const codes = within(await mine.findByRole('list', { name: 'Códigos de recuperación' }));
  expect(codes.getAllByRole('listitem').map((item) => item.textContent)).toEqual(recoveryCodes);
  expect(sent[0]?.body).toEqual({ code: '123456' });
  await user.tab();
  expect(mine.getByRole('button', { name: 'Ya los he guardado' })).toHaveFocus();

  await user.click(mine.getByRole('button', { name: 'Ya los he guardado' }));
  expect(await mine.findByText('Activado')).toBeVisible();
  expect(screen.queryByText('k7mpx-2vq9r')).not.toBeInTheDocument();
});

it('says on its field that a code is wrong', async () => {
  answer('get', address, factorOf());
  answer('post', address, enrolment);
  const fields = { code: 'El código no es correcto o ya se ha usado' };
  answer('post', `${address}/confirm`, { message: 'Revisa los campos.', fields }, 422);
  const { user } = open();
  const mine = await card();
  await user.click(await mine.findByRole('button', { name: 'Activar el segundo factor' }));
  const code = await field('Código de la aplicación');
  await user.type(code, '000000{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/no es correcto/));
});

it('is switched off after a question, unless the role demands it', async () => {
  answer('get', address, factorOf({ isOn: true, recoveryCodes: 1 }));
  const off = answer('delete', address, undefined, 204);
  const { user } = open();
  const mine = await card();
  expect(await mine.findByText(/Te queda 1 código de recuperación/)).toBeVisible();
  await user.click(mine.getByRole('button', { name: 'Desactivar el segundo factor' }));
  answer('get', address, factorOf());
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Desactivar' }));
  expect(await mine.findByRole('button', { name: 'Activar el segundo factor' })).toBeVisible();
  expect(off).toHaveLength(1);
});

it('cannot be switched off where the role demands it', async () => {
  answer('get', address, factorOf({ isOn: true, recoveryCodes: 7, isDemanded: true }));
  open();
  const mine = await card();
  expect(await mine.findByText(/Tu rol lo exige/)).toBeVisible();
  expect(mine.queryByRole('button', { name: /Desactivar/ })).not.toBeInTheDocument();
});

it('is set up by whoever must have one, who then goes on', async () => {
  answer('get', address, factorOf({ isDemanded: true }));
  answer('post', address, enrolment);
  answer('post', `${address}/confirm`, { recoveryCodes });
  const { user, router } = openAt('/user/segundo-factor');
  await act(() => router.navigate('/user/segundo-factor', { state: { from: '/billing' } }));
  await user.click(await screen.findByRole('button', { name: 'Activar el segundo factor' }));
  await user.type(await field('Código de la aplicación'), '123456{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Ya los he guardado' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/billing'));
});

it('is demanded of nobody who need not have one', async () => {
  answer('get', address, factorOf());
  answer('get', 'account/sessions', listOf([]));
  const { router } = openAt('/user/segundo-factor');
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/mi-cuenta'));
});

it('is demanded of roles by an admin', async () => {
  answer('get', 'users/second-factor-roles', { roles: ['admin'] });
  const sent = answer('put', 'users/second-factor-roles', { roles: ['admin', 'reader'] });
  const { user } = openAt('/user/segundo-factor-por-rol');
  expect(await screen.findByRole('checkbox', { name: 'Administrador' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Lector' }));
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(state.notices).toEqual(['Guardado']));
  expect(sent[0]?.body).toEqual({ roles: ['admin', 'reader'] });
});
