import { screen, waitFor } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { answer, field, listOf, openAt } from '../../testing/page';
import { userOf } from '../../testing/users';

const open = () => openAt('/user/nuevo');
const created = userOf({ name: 'Ana Pérez' });

/** Answers the requests of the new account's page. */
function answerPageOf({ id }: typeof created) {
  answer('get', `users/${id}`, created);
  answer('get', `users/${id}/sessions`, listOf([]));
  answer('get', 'audit', listOf([]));
}

describe('a new user', () => {
  it('is made with a role that is explained, and shown', async () => {
    const calls = answer('post', 'users', created, 201);
    answerPageOf(created);
    const { user, where } = open();
    await user.type(await field('Nombre'), ' Ana Pérez ');
    await user.type(await field('Correo'), 'ana@empresa.es');
    expect(screen.getByRole('radio', { name: 'Lector' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Editor' })).toHaveAccessibleDescription(/estudios/);
    await user.click(screen.getByRole('radio', { name: 'Editor' }));
    await user.type(await field('Contraseña'), 'caballo grapa batería');
    await user.click(screen.getByRole('button', { name: 'Crear usuario' }));

    await waitFor(() => expect(where()).toBe(`/user/${created.id}`));
    expect(calls[0]?.body).toEqual({
      name: 'Ana Pérez',
      email: 'ana@empresa.es',
      role: 'writer',
      password: 'caballo grapa batería',
    });
    expect(state.notices).toEqual(['Usuario creado: Ana Pérez']);
    expect(state.dirtyForms).toBe(0);
    expect(state.drafts.size).toBe(0);
  });

  it('is refused where it is typed, before anything is sent', async () => {
    const { user } = open();
    await user.type(await field('Correo'), `${'a'.repeat(65)}@x.es`);
    await user.type(await field('Contraseña'), 'corta');
    await user.click(screen.getByRole('button', { name: 'Crear usuario' }));
    expect(await field('Nombre')).toHaveAccessibleDescription(/El nombre es obligatorio/);
    expect(await field('Correo')).toHaveAccessibleDescription(/Máximo 64 caracteres antes de la @/);
    expect(await field('Contraseña')).toHaveAccessibleDescription(/Mínimo 8 caracteres/);
  });

  it('shows what the API refuses on its field, and loses nothing', async () => {
    answer(
      'post',
      'users',
      { message: 'Revisa los campos.', fields: { email: 'Ya hay un usuario con este correo' } },
      422,
    );
    const { user } = open();
    await user.type(await field('Nombre'), 'Ana');
    await user.type(await field('Correo'), 'LUCIA@vatio.example');
    await user.type(await field('Contraseña'), 'caballo grapa');
    await user.click(screen.getByRole('button', { name: 'Crear usuario' }));
    const email = await field('Correo');
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription(/Ya hay un usuario con este correo/),
    );
    expect(email).toHaveFocus();
    expect(await field('Nombre')).toHaveValue('Ana');
    expect(await field('Contraseña')).toHaveValue('caballo grapa');
  });

  it('is kept as a draft while it is typed, without its password', async () => {
    const { user } = open();
    await user.type(await field('Nombre'), 'Ana');
    await user.type(await field('Contraseña'), 'caballo grapa');
    expect(state.dirtyForms).toBe(1);
    expect(state.drafts.get('user/nuevo')).toEqual({ name: 'Ana' });
  });

  it('comes back after a forced logout, and can be thrown away', async () => {
    state.drafts.set('user/nuevo', { name: 'Ana', role: 'admin' });
    const { user } = open();
    expect(await field('Nombre')).toHaveValue('Ana');
    expect(screen.getByRole('radio', { name: 'Administrador' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(await field('Nombre')).toHaveValue('');
    expect(state.drafts.size).toBe(0);
  });
});
