import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { clients } from '../../testing/hours';
import { answer, openAt, row } from '../../testing/page';
import { type SettingsServer, serveSettings, settingsAddress } from '../../testing/settings';

let api: SettingsServer;
beforeEach(() => {
  api = serveSettings();
});

const [avila] = clients;
const open = async () => {
  const page = openAt(settingsAddress);
  await screen.findByRole('table', { name: 'Presupuestos y tarifas de clientes' });
  return page;
};
const fields = () => within(screen.getByRole('form', { name: 'Nuevo presupuesto' }));
const save = () => fields().getByRole('button', { name: 'Guardar presupuesto y tarifa' });
const setDay = (day: string) =>
  fireEvent.change(fields().getByLabelText('Desde'), { target: { value: day } });

async function chooseClient(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.type(fields().getByRole('combobox', { name: 'Cliente' }), 'pan');
  await user.click(await screen.findByRole('option', { name: avila.name }));
}

it('is agreed with a client, and says what is wrong with it', async () => {
  const { user } = await open();
  const [hours, rate] = ['Horas al mes (opcional)', 'Tarifa, en €/h (opcional)'].map((label) =>
    fields().getByLabelText(label),
  ) as [HTMLElement, HTMLElement];
  // A thousand hours are written without a point, so that they cannot be read as one.
  await user.type(hours, '1.000');
  await user.type(rate, '10.000,01');
  await user.click(save());
  expect(await screen.findByText(/^Escribe horas, sin puntos/)).toBeVisible();
  expect(screen.getByText('Máximo 10.000 €/h')).toBeVisible();
  expect(screen.getByText('Elige un cliente')).toBeVisible();
  await user.clear(hours);
  await user.type(hours, '7h30');
  await user.clear(rate);
  await user.type(rate, '52,50');
  await chooseClient(user);
  setDay('2026-07-01');
  await user.click(save());
  expect(await row(/^Panadería Ávila 1 jul 2026 7:30 52,50/)).toBeVisible();
  expect(api.sent[0]?.body).toEqual({
    clientId: avila.id,
    from: '2026-07-01',
    monthlyBudgetMinutes: 450,
    rateEurPerHour: '52.5',
    version: null,
  });
  expect(hours).toHaveValue('');
});

it('takes the place of another only when the person has seen it', async () => {
  const { user } = await open();
  await chooseClient(user);
  setDay('2026-01-01');
  await user.type(fields().getByLabelText(/^Horas al mes/), '90m');
  await user.click(save());
  const dialog = await screen.findByRole('dialog', { name: 'Ya hay algo acordado desde ese día' });
  expect(dialog).toHaveTextContent(/Panadería Ávila desde 1 ene 2026.*Quedará en la auditoría/);
  expect(
    within(dialog)
      .getAllByRole('row')
      .map((one) => one.textContent),
  ).toEqual(['CampoLo tuyoAhora', 'Horas al mes1:3010', 'Tarifasin valor45,00\u00a0€/h']);
  expect(api.terms).toContainEqual(expect.objectContaining({ monthlyBudgetMinutes: 600 }));
  await user.click(within(dialog).getByRole('button', { name: 'Guardar lo mío' }));
  expect(await row(/^Panadería Ávila 1 ene 2026 1:30 Cambiar/)).toBeVisible();
  expect(api.sent.map(({ body }) => body)).toMatchObject([{ version: null }, { version: 1 }]);
});

it('is changed in its place', async () => {
  const { user } = await open();
  await user.click(
    screen.getByRole('button', {
      name: 'Cambiar lo acordado con Panadería Ávila desde 1 ene 2026',
    }),
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Panadería Ávila desde 1 ene 2026' }));
  const rate = dialog.getByLabelText(/^Tarifa/);
  expect(dialog.getByLabelText(/^Horas al mes/)).toHaveValue('10');
  await user.clear(rate);
  await user.type(rate, '50');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(api.sent[0]?.body).toEqual({
      clientId: avila.id,
      from: '2026-01-01',
      monthlyBudgetMinutes: 600,
      rateEurPerHour: '50',
      version: 1,
    }),
  );
  await user.click(dialog.getAllByRole('button', { name: 'Cerrar' })[0] as Element);
  expect(await row(/^Panadería Ávila 1 ene 2026 10 50,00.€\/h/)).toBeVisible();
});

it('changed by two at the same time, is what the later one chooses', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Cambiar lo acordado con Panadería/ }));
  const dialog = within(screen.getByRole('dialog'));
  await user.clear(dialog.getByLabelText(/^Horas al mes/));
  await user.type(dialog.getByLabelText(/^Horas al mes/), '8');
  api.terms = api.terms.map((one) => ({ ...one, rateEurPerHour: '60', version: 2 }));
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  const choice = await screen.findByRole('dialog', {
    name: 'Otra persona ha cambiado este presupuesto',
  });
  expect(within(choice).getByRole('row', { name: /^Tarifa/ })).toHaveTextContent(
    /^Tarifasin cambios60,00.€\/h$/,
  );
  await user.click(within(choice).getByRole('button', { name: 'Descartar lo mío' }));
  expect(dialog.getByLabelText(/^Horas al mes/)).toHaveValue('10');
  expect(dialog.getByLabelText(/^Tarifa/)).toHaveValue('60');
});

it('shows at its field what the API refuses', async () => {
  const { user } = await open();
  const wrong = {
    clientId: 'Ese cliente no existe',
    monthlyBudgetMinutes: 'Como mucho 1.000 h al mes',
    rateEurPerHour: 'Máximo 2 decimales',
  };
  answer('put', 'hours/terms', { message: 'Hay datos que corregir', fields: wrong }, 422);
  await chooseClient(user);
  await user.click(save());
  expect(await screen.findByText('Ese cliente no existe')).toBeVisible();
  expect(fields().getByRole('combobox', { name: 'Cliente' })).toBeInvalid();
  expect(fields().getByLabelText(/^Horas al mes/)).toBeInvalid();
  expect(fields().getByLabelText(/^Tarifa/)).toBeInvalid();
  expect(fields().queryByText(/Como mucho 1\.000 h al mes.*Máximo/)).not.toBeInTheDocument();
});

it('keeps and guards what is typed, the name of the client too', async () => {
  state.drafts.set('activity-hours/terms/new', { clientId: avila.id, rateEurPerHour: '50' });
  const { user } = await open();
  expect(fields().getByLabelText(/^Tarifa/)).toHaveValue('50');
  await waitFor(() =>
    expect(fields().getByRole('combobox', { name: 'Cliente' })).toHaveValue(avila.name),
  );
  expect(state.dirtyForms).toBe(1);
  await user.type(fields().getByLabelText(/^Horas al mes/), '8');
  expect(state.drafts.get('activity-hours/terms/new')).toMatchObject({
    monthlyBudgetMinutes: '8',
    rateEurPerHour: '50',
  });
});

it('is taken away after a question, and the keyboard goes on at what follows', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Quitar lo acordado con Hotel Sol/ }));
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent('Quedará en la auditoría.');
  await user.click(within(dialog).getByRole('button', { name: 'Quitar' }));
  await waitFor(() => expect(screen.queryByText('Hotel Sol')).not.toBeInTheDocument());
  expect(state.notices).toEqual(['Hotel Sol: presupuesto y tarifa quitados']);
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: /^Cambiar lo acordado con Panadería/ }),
    ).toHaveFocus(),
  );
  await user.click(screen.getByRole('button', { name: /^Quitar lo acordado con Panadería/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Quitar' }));
  expect(await screen.findByText('Todavía no hay ninguno.')).toBeVisible();
  await waitFor(() => expect(fields().getByRole('combobox', { name: 'Cliente' })).toHaveFocus());
});

it('is taken away only as the person saw it', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Quitar lo acordado con Panadería/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^Horas al mes: 10 · Tarifa: 45,00/)).toBeVisible();
  api.terms = api.terms.map((one) => ({ ...one, rateEurPerHour: '60', version: 2 }));
  await user.click(dialog.getByRole('button', { name: 'Quitar' }));
  expect(await dialog.findByText('Otra persona ha cambiado lo acordado.')).toBeVisible();
  expect(await dialog.findByText(/Tarifa: 60,00/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Quitar' }));
  await waitFor(() => expect(api.terms.map(({ client }) => client.name)).toEqual(['Hotel Sol']));
});
