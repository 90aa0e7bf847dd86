import { screen, waitFor, within } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { answer, listOf, openAt, signInAs } from '../../testing/page';
import { entryOf, sessionOf, userOf } from '../../testing/users';

const lucia = userOf();
const open = () => openAt(`/user/${lucia.id}`);

function answerAll({ user = lucia, entries = [entryOf()], sessions = [sessionOf()] } = {}) {
  answer('get', `users/${user.id}`, user);
  answer('get', `users/${user.id}/sessions`, listOf(sessions));
  answer('get', 'audit', listOf(entries, entries.length === 10 ? 37 : entries.length));
}

describe('the page of a user', () => {
  it('says what the account is, where it is signed in, and what was done to it', async () => {
    answerAll();
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Lucía Fernández' })).toBeVisible();
    const facts = within(await screen.findByRole('region', { name: 'Datos' }));
    expect(facts.getByText('20 nov 2026, 18:53')).toBeVisible();
    expect(facts.getByText(/sin cambiar nada/)).toBeVisible();
    expect(await screen.findByText('Chrome en Windows')).toBeVisible();
    const entry = within(await screen.findByRole('row', { name: /Cambio de rol/ }));
    expect(entry.getByRole('listitem')).toHaveTextContent('Rol: Editor → pasa a Lector');
    expect(state.breadcrumbs).toEqual([
      { label: 'Usuarios', to: '/user' },
      { label: 'Lucía Fernández' },
    ]);
  });

  it('leads to all changes when there are more than it shows', async () => {
    const entries = Array.from({ length: 10 }, (_, n) => entryOf({ id: `${entryOf().id}${n}` }));
    answerAll({ entries });
    open();
    expect(await screen.findByRole('link', { name: 'Ver los 37' })).toHaveAttribute(
      'href',
      `/user/auditoria?usuario=${lucia.id}`,
    );
  });

  it('deactivates, and shows the new state', async () => {
    answerAll();
    const calls = answer('post', 'users/deactivate', { changed: [lucia.id], refused: [] });
    const { user } = open();
    const deactivate = await screen.findByRole('button', { name: 'Desactivar' });
    answer('get', `users/${lucia.id}`, { ...lucia, active: false });
    await user.click(deactivate);
    expect(await screen.findByRole('button', { name: 'Reactivar' })).toBeVisible();
    expect(calls[0]?.body).toEqual({ ids: [lucia.id] });
  });

  it('closes all sessions', async () => {
    answerAll();
    answer('delete', `users/${lucia.id}/sessions`, undefined, 204);
    const { user } = open();
    const closeAll = await screen.findByRole('button', { name: 'Cerrar todas' });
    answer('get', `users/${lucia.id}/sessions`, listOf([]));
    await user.click(closeAll);
    expect(await screen.findByText('Ninguna sesión abierta.')).toBeVisible();
  });

  it('offers nothing for one’s own account that could not be undone', async () => {
    signInAs('admin', lucia);
    answerAll();
    open();
    expect(await screen.findByRole('link', { name: 'Editar' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Desactivar|Restablecer/ })).toBeNull();
  });
});

describe('a new password', () => {
  it('is asked for, shown once, and not kept', async () => {
    answerAll();
    answer('post', `users/${lucia.id}/password-reset`, { password: 'k7mp-x2vq-9rth-w4ed' });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Restablecer contraseña' }));
    const question = within(screen.getByRole('dialog', { name: '¿Restablecer la contraseña?' }));
    expect(question.getByText('Lucía Fernández')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Restablecer' }));
    const answerDialog = within(await screen.findByRole('dialog', { name: 'Contraseña nueva' }));
    expect(answerDialog.getByText('k7mp-x2vq-9rth-w4ed')).toBeVisible();
    await user.click(answerDialog.getByRole('button', { name: 'Ya la he guardado' }));
    await waitFor(() => expect(screen.queryByText('k7mp-x2vq-9rth-w4ed')).toBeNull());
  });

  it('says what failed, and the old one stays', async () => {
    answerAll();
    answer('post', `users/${lucia.id}/password-reset`, { message: 'Vuelve luego.' }, 503);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Restablecer contraseña' }));
    await user.click(screen.getByRole('button', { name: 'Restablecer' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Vuelve luego.');
  });
});
