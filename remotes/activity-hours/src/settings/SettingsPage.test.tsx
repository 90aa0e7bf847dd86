import { screen, waitFor, within } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { axe } from 'jest-axe';
import { activities, clients } from '../testing/hours';
import { answer, listOf, openAt, showNotice, signInAs } from '../testing/page';

const address = '/activity-hours/ajustes';
const ana = { id: '0199e1a0-0000-7000-8000-0000000000f1', name: 'Ana Prieto' };
const locks = [{ month: '2026-02', lockedAt: '2026-03-02T09:00:00.000Z', lockedBy: ana }];
const week = { from: '2020-01-01', minutes: [480, 480, 480, 480, 420, 0, 0] };
const [client] = clients;
const terms = { client, from: '2026-01-01', monthlyBudgetMinutes: 600, rateEurPerHour: '45.00' };

beforeEach(() => {
  answer('get', 'hours/locks', { rows: locks });
  answer('get', 'hours/working-week', { rows: [{ ...week, from: '2026-01-01' }, week] });
  answer('get', 'hours/terms', { rows: [terms] });
  answer('get', 'hours/activities', { rows: activities });
  answer('get', 'clients', listOf([client]));
});

const table = (name: string) => screen.findByRole('table', { name });
const form = (name: string) => within(screen.getByRole('form', { name }));
const confirm = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

it('closes a month and opens another, each after a question', async () => {
  const opened = answer('delete', 'hours/locks/2026-02', undefined, 204);
  const { user, container } = openAt(address);
  expect(await table('Meses cerrados de horas')).toHaveTextContent('febrero de 2026Ana Prieto');
  const months = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Mes que se cierra' });
  const closed = answer('put', `hours/locks/${months.value}`, { rows: locks });
  await user.click(screen.getByRole('button', { name: 'Cerrar el mes' }));
  await user.click(confirm('Cerrar el mes'));
  await waitFor(() => expect(closed).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Abrir febrero de 2026' }));
  await user.click(confirm('Abrir el mes'));
  await waitFor(() => expect(opened).toHaveLength(1));
  await table('Presupuestos y tarifas de clientes');
  expect(await axe(container)).toHaveNoViolations();
});

it('agrees a budget and a rate with a client, and says what is wrong with them', async () => {
  const sent = answer('put', 'hours/terms', { rows: [terms] });
  const { user } = openAt(address);
  expect(await table('Presupuestos y tarifas de clientes')).toHaveTextContent(/10.*45,00 €\/h/);
  const fields = form('Nuevo presupuesto');
  await user.type(fields.getByLabelText('Horas al mes'), 'muchas');
  await user.type(fields.getByLabelText('Tarifa, en €/h'), '1,234');
  await user.click(fields.getByRole('button', { name: 'Guardar presupuesto y tarifa' }));
  expect(await screen.findByText(/Escribe horas al mes/)).toBeVisible();
  expect(screen.getByText(/Escribe euros por hora/)).toBeVisible();
  await user.clear(fields.getByLabelText('Horas al mes'));
  await user.type(fields.getByLabelText('Horas al mes'), '7:30');
  await user.clear(fields.getByLabelText('Tarifa, en €/h'));
  await user.type(fields.getByLabelText('Tarifa, en €/h'), '52,50');
  await user.click(fields.getByRole('button', { name: 'Guardar presupuesto y tarifa' }));
  expect(await screen.findByText('Elige un cliente')).toBeVisible();
  await user.type(fields.getByRole('combobox', { name: 'Buscar un cliente' }), 'pan');
  await user.click(await screen.findByRole('option', { name: client.name }));
  await user.click(fields.getByRole('button', { name: 'Guardar presupuesto y tarifa' }));
  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({
      clientId: client.id,
      monthlyBudgetMinutes: 450,
      rateEurPerHour: '52.50',
    }),
  );
});

it('sets the working week from a day on, and takes a wrong one away', async () => {
  const sent = answer('put', 'hours/working-week', { rows: [week] });
  const removed = answer('delete', 'hours/working-week/2026-01-01', undefined, 204);
  const { user } = openAt(address);
  const weeks = await table('Semanas laborales, en horas');
  // The first one has always been in force.
  expect(within(weeks).getAllByRole('button')).toHaveLength(1);
  const fields = form('Nueva semana laboral');
  await user.clear(fields.getByLabelText('Viernes'));
  await user.type(fields.getByLabelText('Viernes'), '25');
  await user.tab();
  expect(await screen.findByText(/Escribe horas de 0 a 24/)).toBeVisible();
  await user.clear(fields.getByLabelText('Viernes'));
  await user.type(fields.getByLabelText('Viernes'), '6,5');
  await user.click(fields.getByRole('button', { name: 'Guardar la semana laboral' }));
  await waitFor(() =>
    expect(sent[0]?.body).toMatchObject({ minutes: [480, 480, 480, 480, 390, 0, 0] }),
  );
  await user.click(within(weeks).getByRole('button', { name: /^Quitar/ }));
  await user.click(confirm('Quitar'));
  await waitFor(() => expect(removed).toHaveLength(1));
});

it('adds an activity, says when its name is taken, archives one and takes that back', async () => {
  const [first] = activities;
  const taken = { message: 'Hay datos que corregir', fields: { name: 'Ya hay una actividad así' } };
  answer('post', 'hours/activities', taken, 422);
  const changed = answer('patch', 'hours/activities/:id', { ...first, version: 2 });
  const { user } = openAt(address);
  await table('Actividades');
  const fields = form('Nueva actividad');
  await user.type(fields.getByLabelText('Nombre de la actividad'), 'Estudio');
  await user.click(fields.getByRole('button', { name: 'Añadir actividad' }));
  expect(await screen.findByText('Ya hay una actividad así')).toBeVisible();
  expect(fields.getByLabelText('Nombre de la actividad')).toHaveValue('Estudio');
  await user.click(screen.getByRole('button', { name: 'Archivar Estudio' }));
  await waitFor(() => expect(state.notices).toHaveLength(1));
  showNotice();
  await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
  await waitFor(() =>
    expect(changed.map(({ body }) => body)).toEqual([
      { version: 1, isArchived: true },
      { version: 2, isArchived: false },
    ]),
  );
});

it('is changed in a dialog', async () => {
  const [first] = activities;
  const changed = answer('patch', 'hours/activities/:id', {
    ...first,
    name: 'Estudios',
    version: 2,
  });
  const { user } = openAt(address);
  await user.click(await screen.findByRole('button', { name: 'Cambiar Estudio' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Nombre'), 's');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(changed[0]?.body).toMatchObject({ version: 1, name: 'Estudios' }));
});

it.each(['writer', 'reader'] as const)('%s reads it, and is offered no change', async (role) => {
  signInAs(role);
  openAt(address);
  await table('Meses cerrados de horas');
  await table('Actividades');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('says what failed, beside what did not', async () => {
  answer('get', 'hours/terms', { message: 'El servicio no responde.' }, 503);
  openAt(address);
  expect(await screen.findByText(/No hemos podido cargar los presupuestos/)).toBeVisible();
  await table('Actividades');
});
