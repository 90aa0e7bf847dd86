import { screen, waitFor, within } from '@testing-library/react';
import type { Activity } from '@vatio/contracts/activity-hours/activities';
import { state } from '@vatio/platform/testing/controls';
import { answer, openAt, row, showNotice } from '../../testing/page';
import { type SettingsServer, serveSettings, settingsAddress } from '../../testing/settings';

let api: SettingsServer;
beforeEach(() => {
  api = serveSettings();
});

const open = async () => {
  const page = openAt(settingsAddress);
  await screen.findByRole('table', { name: 'Actividades' });
  return page;
};
const button = (name: string) => screen.getByRole('button', { name });
const newName = () => screen.getByLabelText('Nombre');

/** Simulates another admin's change to the first activity. */
function meanwhile(change: Partial<Activity>) {
  api.activities = api.activities.map((one, index) =>
    index === 0 ? { ...one, ...change, version: one.version + 1 } : one,
  );
}

it('is archived, and taken back', async () => {
  const { user } = await open();
  await user.click(button('Archivar Estudio'));
  expect(await row(/^Estudio Sí Archivada/)).toBeVisible();
  showNotice();
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(await row(/^Estudio Sí En uso/)).toBeVisible();
  expect(api.sent.map(({ body }) => body)).toEqual([
    { version: 1, isArchived: true },
    { version: 2, isArchived: false },
  ]);
});

it('changed by somebody else, shows what it is now beside what was wanted, and is archived then', async () => {
  const { user } = await open();
  meanwhile({ name: 'Estudios', isBillable: false });
  await user.click(button('Archivar Estudio'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Ibas a archivarla.');
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Nombre: Estudios', 'Facturable: No', 'Estado: En uso']);
  // The list has been read again, too.
  expect(await row(/^Estudios No En uso/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Archivarla' }));
  expect(await row(/^Estudios No Archivada/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('left as it is, is archived by a second try', async () => {
  const { user } = await open();
  meanwhile({ isBillable: false });
  await user.click(button('Archivar Estudio'));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancelar' }),
  );
  expect(await row(/^Estudio No En uso/)).toBeVisible();
  await user.click(button('Archivar Estudio'));
  expect(await row(/^Estudio No Archivada/)).toBeVisible();
});

it('archived by somebody else, is done with', async () => {
  const { user } = await open();
  meanwhile({ isArchived: true });
  await user.click(button('Archivar Estudio'));
  expect(await row(/^Estudio Sí Archivada/)).toBeVisible();
  await waitFor(() => expect(state.notices).toEqual(['Estudio: ya estaba archivada']));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('is changed in a dialog, with both versions where somebody else was quicker', async () => {
  const { user } = await open();
  await user.click(button('Cambiar Estudio'));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Nombre'), 's');
  meanwhile({ isBillable: false });
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  const choice = await screen.findByRole('dialog', {
    name: 'Otra persona ha cambiado esta actividad',
  });
  expect(within(choice).getByRole('row', { name: /^Nombre/ })).toHaveTextContent(
    'NombreEstudiosEstudio',
  );
  await user.click(within(choice).getByRole('button', { name: 'Guardar lo mío' }));
  expect(await row(/^Estudios Sí En uso/)).toBeInTheDocument();
});

it('is added; what is typed is kept, guarded, and says that its name is taken', async () => {
  const taken = { message: 'Hay datos que corregir', fields: { name: 'Ya hay una actividad así' } };
  const { user } = await open();
  expect(state.dirtyForms).toBe(0);
  await user.type(newName(), 'Formación');
  expect(state.dirtyForms).toBe(1);
  expect(state.drafts.get('activity-hours/activities/new')).toEqual({ name: 'Formación' });
  answer('post', 'hours/activities', taken, 422);
  await user.click(button('Añadir actividad'));
  expect(await screen.findByText('Ya hay una actividad así')).toBeVisible();
  expect(newName()).toHaveValue('Formación');
  api = serveSettings();
  await user.click(button('Añadir actividad'));
  expect(await row(/^Formación Sí En uso/)).toBeVisible();
  expect(newName()).toHaveValue('');
  expect([state.dirtyForms, state.drafts.size]).toEqual([0, 0]);
});
