import { screen, waitFor, within } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { answer, openAt, signInAs } from '../testing/page';
import { type SettingsServer, serveSettings, settingsAddress } from '../testing/settings';

let api: SettingsServer;
beforeEach(() => {
  api = serveSettings();
});

const table = (name: string) => screen.findByRole('table', { name });
const dialog = () => screen.getByRole('dialog');
const confirm = (name: string) => within(dialog()).getByRole('button', { name });

it('closes a month and opens another, each after a question', async () => {
  const { user } = openAt(settingsAddress);
  expect(await table('Meses cerrados de horas')).toHaveTextContent('febrero de 2026Ana Prieto');
  const months = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Mes que se cierra' });
  const month = months.value;
  await user.click(screen.getByRole('button', { name: 'Cerrar el mes' }));
  expect(dialog()).toHaveTextContent('Quedará en la auditoría.');
  await user.click(confirm('Cerrar el mes'));
  await waitFor(() => expect(api.sent.at(-1)?.call).toBe(`PUT hours/locks/${month}`));
  await user.click(await screen.findByRole('button', { name: 'Abrir febrero de 2026' }));
  expect(dialog()).toHaveTextContent('Quedará en la auditoría.');
  await user.click(confirm('Abrir el mes'));
  await waitFor(() => expect(api.sent.at(-1)?.call).toBe('DELETE hours/locks/2026-02'));
});

it('goes on at the next closed month when one is open again, and after the last in their card', async () => {
  const { user } = openAt(settingsAddress);
  await user.click(await screen.findByRole('button', { name: 'Abrir febrero de 2026' }));
  await user.click(confirm('Abrir el mes'));
  const last = screen.getByRole('button', { name: 'Abrir enero de 2026' });
  await waitFor(() => expect(last).toHaveFocus());
  await user.click(last);
  await user.click(confirm('Abrir el mes'));
  expect(await screen.findByText('No hay ninguno.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Mes que se cierra' })).toHaveFocus();
});

it('says that somebody else has opened a month already, which goes from the list', async () => {
  const { user } = openAt(settingsAddress);
  await user.click(await screen.findByRole('button', { name: 'Abrir febrero de 2026' }));
  api.locks = api.locks.slice(1);
  await user.click(confirm('Abrir el mes'));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Abrir febrero de 2026' })).not.toBeInTheDocument(),
  );
  expect(state.notices).toEqual(['Ese mes no está cerrado.']);
});

it.each(['writer', 'reader'] as const)('%s reads it, and is offered no change', async (role) => {
  signInAs(role);
  openAt(settingsAddress);
  await table('Meses cerrados de horas');
  await table('Actividades');
  expect(screen.getByText('Aquí se consultan; los cambian los administradores.')).toBeVisible();
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
});

it('says what failed, beside what did not', async () => {
  answer('get', 'hours/terms', { message: 'El servicio no responde.' }, 503);
  openAt(settingsAddress);
  expect(await screen.findByText(/No hemos podido cargar los presupuestos/)).toBeVisible();
  await table('Actividades');
});
