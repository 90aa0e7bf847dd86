import { screen, waitFor, within } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { answer, field, listOf, openAt, signInAs, textsOf } from '../../testing/page';
import { userOf } from '../../testing/users';

const stored = userOf();
const open = () => openAt(`/user/${stored.id}/editar`);
const save = () => screen.getByRole('button', { name: 'Guardar cambios' });

beforeEach(() => {
  answer('get', `users/${stored.id}`, stored);
  answer('get', `users/${stored.id}/sessions`, listOf([]));
  answer('get', 'audit', listOf([]));
});

it('sends the changed fields, with the version that they change', async () => {
  const calls = answer('patch', `users/${stored.id}`, { ...stored, version: 4 });
  const { user, where } = open();
  const name = await field('Nombre');
  expect(name).toHaveValue('Lucía Fernández');
  await user.clear(name);
  await user.type(name, 'Lucía F. "Lu" <script>');
  await user.click(save());
  await waitFor(() => expect(where()).toBe(`/user/${stored.id}`));
  expect(calls[0]?.body).toEqual({ version: 3, name: 'Lucía F. "Lu" <script>' });
  expect(state.dirtyForms).toBe(0);
});

it('does not offer to change one’s own role', async () => {
  signInAs('admin', stored);
  open();
  expect(await field('Nombre')).toHaveValue(stored.name);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

describe('when somebody else was quicker', () => {
  const current = userOf({ version: 5, name: 'Lucía Fdez.', role: 'writer' });

  async function loseTheRace() {
    const calls = answer(
      'patch',
      `users/${stored.id}`,
      {
        message: 'Otra persona ha cambiado este usuario mientras lo editabas.',
        versions: { yours: { version: 3, role: 'admin' }, current },
      },
      409,
    );
    const rendered = open();
    await field('Nombre');
    await rendered.user.click(screen.getByRole('radio', { name: 'Administrador' }));
    await rendered.user.click(save());
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Otra persona ha cambiado este usuario' }),
    );
    return { ...rendered, calls, dialog };
  }

  it('shows both versions, field by field', async () => {
    const { dialog } = await loseTheRace();
    expect(textsOf('row', dialog)).toEqual([
      'CampoLo tuyoAhora',
      'Nombresin cambiosLucía Fdez.',
      'RolAdministradorEditor',
    ]);
  });

  it('saves my version if I say so', async () => {
    const { user, where, dialog } = await loseTheRace();
    const again = answer('patch', `users/${stored.id}`, { ...current, version: 6, role: 'admin' });
    await user.click(dialog.getByRole('button', { name: 'Guardar lo mío' }));
    await waitFor(() => expect(where()).toBe(`/user/${stored.id}`));
    expect(again[0]?.body).toEqual({ version: 5, role: 'admin' });
  });

  it('drops my version if I say so', async () => {
    const { user, where, dialog } = await loseTheRace();
    await user.click(dialog.getByRole('button', { name: 'Descartar lo mío' }));
    await waitFor(() => expect(where()).toBe(`/user/${stored.id}`));
    expect(state.drafts.size).toBe(0);
    expect(state.dirtyForms).toBe(0);
  });

  it('goes back to the form, with everything still there', async () => {
    const { user, dialog } = await loseTheRace();
    await user.click(dialog.getByRole('button', { name: 'Seguir editando' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Administrador' })).toBeChecked();
  });
});
