import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { answer, openAt } from '../../testing/page';
import { type SettingsServer, serveSettings, settingsAddress } from '../../testing/settings';

let api: SettingsServer;
beforeEach(() => {
  api = serveSettings();
});

const open = async () => {
  const page = openAt(settingsAddress);
  const weeks = await screen.findByRole('table', { name: 'Semanas laborales, en horas' });
  return { ...page, weeks: within(weeks) };
};
const fields = () => within(screen.getByRole('form', { name: 'Nueva semana laboral' }));
const save = () => fields().getByRole('button', { name: 'Guardar la semana laboral' });
const friday = () => fields().getByLabelText('Viernes');

it('is set from a day on, in hours as people type them', async () => {
  const { user } = await open();
  expect(friday()).toHaveValue('7');
  await user.clear(friday());
  await user.type(friday(), '25');
  await user.tab();
  expect(await screen.findByText('Máximo 24 h')).toBeVisible();
  for (const [label, typed] of [
    ['Lunes', '450m'],
    ['Martes', '7h30'],
    ['Miércoles', '7:30'],
    ['Jueves', '7,5'],
    ['Viernes', '0'],
  ] as const) {
    await user.clear(fields().getByLabelText(label));
    await user.type(fields().getByLabelText(label), typed);
  }
  expect(state.dirtyForms).toBe(1);
  expect(state.drafts.has('activity-hours/working-week/new')).toBe(true);
  await user.click(save());
  await waitFor(() => expect(state.notices).toEqual(['Semana laboral guardada']));
  expect(api.sent[0]?.body).toMatchObject({ minutes: [450, 450, 450, 450, 0, 0, 0] });
  expect([state.dirtyForms, state.drafts.size]).toEqual([0, 0]);
});

it('shows at its day what the API refuses', async () => {
  const { user } = await open();
  const refused = { message: 'Hay datos que corregir', fields: { 'minutes.4': 'Como mucho 24 h' } };
  answer('put', 'hours/working-week', refused, 422);
  await user.click(save());
  await waitFor(() => expect(friday()).toBeInvalid());
  expect(screen.getByText('Como mucho 24 h')).toBeVisible();
  expect(fields().queryByRole('alert')).not.toBeInTheDocument();
});

it('is taken away after a question, except the first', async () => {
  const { user, weeks } = await open();
  // The first one has always been in force.
  expect(weeks.getAllByRole('button')).toHaveLength(1);
  await user.click(
    weeks.getByRole('button', { name: /^Quitar la semana laboral desde 1 ene 2026/ }),
  );
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('Quedará en la auditoría.');
  await user.click(within(dialog).getByRole('button', { name: 'Quitar' }));
  await waitFor(() => expect(weeks.queryByRole('button')).not.toBeInTheDocument());
  await waitFor(() => expect(fields().getByLabelText('Desde')).toHaveFocus());
});

it('takes the place of another only when the person has seen it', async () => {
  const { user } = await open();
  fireEvent.change(fields().getByLabelText('Desde'), { target: { value: '2026-01-01' } });
  await user.clear(friday());
  await user.type(friday(), '6');
  await user.click(save());
  const dialog = await screen.findByRole('dialog', {
    name: 'Ya hay una semana laboral desde ese día',
  });
  expect(within(dialog).getByRole('row', { name: /^Viernes/ })).toHaveTextContent(/^Viernes67$/);
  expect(api.weeks[0]?.minutes[4]).toBe(420);
  await user.click(within(dialog).getByRole('button', { name: 'Guardar lo mío' }));
  await waitFor(() => expect(state.notices).toEqual(['Semana laboral guardada']));
  expect(api.weeks[0]).toMatchObject({ from: '2026-01-01', version: 2 });
  expect(api.sent.map(({ body }) => body)).toMatchObject([{ version: null }, { version: 1 }]);
});
