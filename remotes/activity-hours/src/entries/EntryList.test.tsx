import { screen, waitFor, within } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { clients, entryOf, serveHours } from '../testing/hours';
import {
  answer,
  button,
  heading,
  linkTo,
  listOf,
  openAt,
  openFilters,
  row,
  showNotice,
  signInAs,
  textsOf,
} from '../testing/page';
// Loads the lazy code before the first test, so that no test waits for it.
import './EntryList';
import { entryExportColumns } from './entryColumns';

const entry = entryOf({ note: 'Revisión' });
const locked = entryOf({
  id: '0199e1a0-0000-7000-8000-0000000000e2',
  client: clients[1],
  isLocked: true,
  isBillable: false,
  minutes: 25,
});
const sums = { minutes: 6115, billableMinutes: 3000 };
const rows = (...entries: (typeof entry)[]) => ({ ...listOf(entries), ...sums });
const open = (search = '') => openAt(`/activity-hours/partes${search}`);

beforeEach(() => {
  serveHours();
  answer(
    'get',
    'users',
    listOf([{ id: '0199e1a0-0000-7000-8000-0000000000f1', name: 'Ana Prieto' }]),
  );
});

it('shows the entries, and the sums of all pages', async () => {
  answer('get', 'hours/entries', { ...rows(entry, locked), total: 240 });
  open();
  const first = await row(/Panadería Ávila/);
  expect(textsOf('cell', within(first)).slice(1)).toEqual([
    'Persona de Prueba',
    'Panadería Ávila',
    'Estudio',
    'Revisión',
    'Sí',
    '1:30',
  ]);
  expect(linkTo('2 mar 2026', within(first))).toBe(
    `/activity-hours?semana=2026-03-02&persona=${entry.user.id}`,
  );
  expect(textsOf('definition')).toEqual(['101:55240 apuntes', '50:0049,1\u00a0%']);
  const second = await row(/Hotel Sol/);
  expect(second).toHaveTextContent('mes cerrado');
  expect(within(second).getByRole('checkbox')).toBeDisabled();
});

it('asks for what the URL says', async () => {
  const asked = answer('get', 'hours/entries', rows(entry));
  const [client, activity, person] = [entry.client.id, entry.activity.id, entry.user.id];
  open(
    `?q=rev&persona=${person}&cliente=${client}&actividad=${activity}&facturable=no&desde=2026-03-01&hasta=2026-03-31&orden=-minutes&pagina=2`,
  );
  await row(/Panadería Ávila/);
  expect(asked[0]?.query).toEqual({
    q: 'rev',
    userId: person,
    clientId: client,
    activityId: activity,
    isBillable: 'false',
    from: '2026-03-01',
    to: '2026-03-31',
    sort: '-minutes',
    page: '2',
    pageSize: '25',
  });
  expect(await button('Quitar Cliente: Panadería Ávila')).toBeVisible();
});

it('leaves nonsense in the URL out', async () => {
  const asked = answer('get', 'hours/entries', rows(entry));
  open(
    '?persona=x&cliente=1&actividad=..&facturable=quizas&desde=ayer&hasta=2026-13-45&orden=nota',
  );
  await row(/Panadería Ávila/);
  expect(asked[0]?.query).toEqual({ sort: '-date', page: '1', pageSize: '25' });
});

it('names the study that another section’s link asks for, and takes it off', async () => {
  const study = { id: '0199e1a0-0000-7000-8000-0000000000d1', name: 'E-2026-0012' };
  const asked = answer('get', 'hours/entries', rows({ ...entry, study }));
  const { user, where } = open(`?estudio=${study.id}`);
  await user.click(await button('Quitar Estudio: E-2026-0012'));
  expect(asked[0]?.query).toMatchObject({ studyId: study.id });
  expect(where()).toBe('/activity-hours/partes');
});

it('names the bill that another section’s link asks for also where no entry tells it', async () => {
  const id = '0199e1a0-0000-7000-8000-0000000000d2';
  answer('get', 'hours/entries', rows());
  answer('get', `bills/${id}`, { id, number: 'F-2026-0007' });
  open(`?factura=${id}`);
  expect(await button('Quitar Factura: F-2026-0007')).toBeVisible();
});

it.each([
  ['un punto', 'points', { alias: 'Horno', cups: 'ES1' }, 'Punto: Horno', 'pointId'],
  ['un estudio', 'studies', { code: 'E-2026-0012' }, 'Estudio: E-2026-0012', 'studyId'],
])(
  'filters by %s, searched for among those of the client',
  async (what, address, facts, chip, field) => {
    const asked = answer('get', 'hours/entries', rows());
    answer('get', `clients/${entry.client.id}`, entry.client);
    const searched = answer('get', address, listOf([{ id: locked.id, ...facts }]));
    const { user } = open(`?cliente=${entry.client.id}`);
    await openFilters(user);
    await user.type(await screen.findByRole('combobox', { name: `Buscar ${what}` }), 'h{Enter}');
    expect(await button(`Quitar ${chip}`)).toBeVisible();
    expect(searched.at(-1)?.query).toMatchObject({ clientId: entry.client.id, q: 'h' });
    await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ [field]: locked.id }));
  },
);

it('filters by a client that is searched for', async () => {
  answer('get', 'hours/entries', rows(entry));
  const { user, where } = open();
  await openFilters(user);
  await user.type(await screen.findByRole('combobox', { name: 'Buscar un cliente' }), 'sol{Enter}');
  await waitFor(() => expect(where()).toContain(`cliente=${clients[1].id}`));
});

it('offers the persons to an admin, and nobody to a writer', async () => {
  answer('get', 'hours/entries', rows(entry));
  const { user, where } = open();
  await openFilters(user);
  await screen.findByRole('option', { name: 'Ana Prieto' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Persona' }), 'Ana Prieto');
  expect(where()).toContain('persona=');
});

it('of a writer are their own', async () => {
  signInAs('writer');
  const people = answer('get', 'users', listOf([]));
  answer('get', 'hours/entries', rows(entry));
  const { user } = open();
  await row(/Panadería Ávila/);
  await openFilters(user);
  expect(screen.queryByRole('combobox', { name: 'Persona' })).not.toBeInTheDocument();
  expect(people).toEqual([]);
});

it('deletes the ticked ones, and brings them back', async () => {
  answer('get', 'hours/entries', rows(entry));
  const bulk = answer('post', 'hours/entries/bulk', { undoId: entry.id, changed: 1 });
  const undone = answer('post', `hours/entries/bulk/${entry.id}/undo`, { undone: 0, kept: 1 });
  const { user } = open();
  await user.click(within(await row(/Panadería Ávila/)).getByRole('checkbox'));
  await user.click(await button('Borrar'));
  await waitFor(() => expect(state.notices).toHaveLength(1));
  expect(bulk[0]?.body).toEqual({ ids: [entry.id], change: { deleted: true } });
  showNotice();
  expect(screen.getByText('1 apunte borrado')).toBeVisible();
  await user.click(await button('Deshacer'));
  await waitFor(() => expect(undone).toHaveLength(1));
  await waitFor(() =>
    expect(state.notices.at(-1)).toBe('1 apunte ha cambiado después y se queda como está.'),
  );
});

it('changes the ticked ones together, or says why not', async () => {
  answer('get', 'hours/entries', rows(entry));
  const { user } = open();
  await user.click(within(await row(/Panadería Ávila/)).getByRole('checkbox'));
  answer('post', 'hours/entries/bulk', { message: 'Marzo está cerrado.' }, 409);
  await user.click(await button('No facturable'));
  await waitFor(() => expect(state.notices).toEqual(['Marzo está cerrado.']));
  const bulk = answer('post', 'hours/entries/bulk', { undoId: entry.id, changed: 0 });
  await user.selectOptions(await screen.findByLabelText('Cambiar la actividad'), 'Visita');
  await waitFor(() => expect(state.notices.at(-1)).toBe('Ya estaban así.'));
  expect(bulk[0]?.body).toMatchObject({ change: { activityId: expect.any(String) } });
});

it('gives the ticked ones to another client, after saying what they lose', async () => {
  answer('get', 'hours/entries', rows(entry));
  const bulk = answer('post', 'hours/entries/bulk', { undoId: entry.id, changed: 1 });
  const { user } = open();
  await user.click(within(await row(/Panadería Ávila/)).getByRole('checkbox'));
  await user.click(await button('Otro cliente…'));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Cambiar el cliente de 1 apunte' }),
  );
  expect(dialog.getByText(/perderán su punto, estudio, factura o reclamación/)).toBeVisible();
  await user.type(dialog.getByRole('combobox', { name: 'Buscar un cliente' }), 'sol{Enter}');
  expect(await dialog.findByText(/^Pasarán a/)).toHaveTextContent('Pasarán a Hotel Sol.');
  await user.click(dialog.getByRole('button', { name: 'Cambiar el cliente' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bulk[0]?.body).toEqual({ ids: [entry.id], change: { clientId: clients[1].id } });
});

it('exports hours as numbers', () => {
  const texts = entryExportColumns.map(({ header, value }) => [header, value(locked)]);
  expect(Object.fromEntries(texts)).toMatchObject({
    Día: '02/03/2026',
    Horas: 0.4167,
    Minutos: 25,
    Facturable: false,
    Estudio: null,
  });
});

it('without any leads to the week; nothing found clears the filters', async () => {
  answer('get', 'hours/entries', ({ q }) => (q ? rows() : { ...rows(), minutes: 0 }));
  const { user } = open('?q=nada');
  expect(await heading('Ningún apunte coincide')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Quitar filtros' })[0] as Element);
  expect(await heading('Todavía no hay apuntes')).toBeVisible();
  expect(linkTo('Apuntar horas en mi semana')).toBe('/activity-hours');
});
