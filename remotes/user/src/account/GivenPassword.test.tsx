import { act, screen, waitFor } from '@testing-library/react';
import { answer, field, openAt } from '../testing/page';

it('changes the password that an admin gave, and goes on where the person wanted to go', async () => {
  const calls = answer('post', 'account/password', undefined, 204);
  const { user, router } = openAt('/user/cambiar-contrasena');
  await act(() =>
    router.navigate('/user/cambiar-contrasena', { state: { from: '/billing?page=2' } }),
  );
  await user.type(await field('Contraseña que te han dado'), 'la-que-me-han-dado');
  await user.type(await field('Contraseña nueva'), 'caballo grapa batería');
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));

  await waitFor(() => expect(router.state.location.pathname).toBe('/billing'));
  expect(router.state.location.search).toBe('?page=2');
  expect(calls[0]?.body).toEqual({
    currentPassword: 'la-que-me-han-dado',
    newPassword: 'caballo grapa batería',
  });
});

it('goes nowhere else than into the product', async () => {
  answer('post', 'account/password', undefined, 204);
  const { user, router } = openAt('/user/cambiar-contrasena');
  await act(() =>
    router.navigate('/user/cambiar-contrasena', { state: { from: '//evil.example' } }),
  );
  await user.type(await field('Contraseña que te han dado'), 'la-que-me-han-dado');
  await user.type(await field('Contraseña nueva'), 'caballo grapa batería');
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
