import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { clients, entryOf, monday, people, serveHours, weekAddress } from '../testing/hours';
import { button, openAt, row, showNotice } from '../testing/page';

const [bakery, hotel] = clients;
const name = (day: string) => `Panadería Ávila, Estudio, ${day}`;
const cell = (day: string) => screen.findByRole('textbox', { name: name(day) });
const textOf = (element: Element | null) => element?.textContent;

it('shows lines, sums beside the working week, holidays and what is out of the ordinary', async () => {
  const hours = serveHours([
    entryOf(),
    entryOf({ id: 'e2', date: '2026-03-03', minutes: 780 }),
    entryOf({ id: 'e3', client: hotel, minutes: 30 }),
  ]);
  hours.days['2026-03-05'] = { holiday: 'Fiesta local', expectedMinutes: 0 };
  hours.warnings = [{ date: '2026-03-03', message: 'El martes suma 13 h, más de 12 h: ¿es así?' }];
  openAt(weekAddress);
  expect(await cell('lun 2')).toHaveValue('1:30');
  const line = await row(/^Panadería Ávila/);
  expect(textOf(within(line).getAllByRole('cell').at(-1) ?? null)).toBe('14:30');
  const sums = within(await row(/^Total/))
    .getAllByRole('cell')
    .map(textOf);
  expect(sums.slice(0, 4)).toEqual(['2:00de 8:00', '13:00de 8:00', '0:00de 8:00', '0:00de 0:00']);
  expect(sums.at(-1)).toBe('15:00de 32:00');
  expect(screen.getByRole('columnheader', { name: /Fiesta local/ })).toHaveTextContent('jue 5');
  expect(screen.getByText(/suma 13 h/)).toBeVisible();
});

it('saves a square when it is left, and sums what is still being typed', async () => {
  const hours = serveHours([entryOf()]);
  const { user } = openAt(weekAddress);
  await user.click(await cell('lun 2'));
  await user.keyboard('2h15');
  expect(await row(/^Total 2:15 ?de 8:00/)).toBeVisible();
  expect(hours.sent).toEqual([]);
  await user.keyboard('{ArrowRight}');
  expect(await cell('mar 3')).toHaveFocus();
  expect(await screen.findByText('Todo guardado')).toBeVisible();
  expect(hours.entries.get(entryOf().id)?.minutes).toBe(135);
  expect(await cell('lun 2')).toHaveValue('2:15');
});

it('leaves alone what was typed as it was, and forgets with Esc', async () => {
  const hours = serveHours([entryOf()]);
  const { user } = openAt(weekAddress);
  await user.click(await cell('lun 2'));
  await user.keyboard('1,5{Tab}9{Escape}');
  expect(await cell('mar 3')).toHaveValue('');
  expect(hours.sent).toEqual([]);
});

it('says what cannot be read, and keeps it', async () => {
  const hours = serveHours([entryOf()]);
  const { user } = openAt(weekAddress);
  await user.click(await cell('lun 2'));
  await user.keyboard('25{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Como mucho 24 h');
  expect(await cell('lun 2')).toHaveValue('25');
  expect(await cell('lun 2')).toBeInvalid();
  await user.click(await button(`Corregir ${name('lun 2')}`));
  expect(await cell('lun 2')).toHaveFocus();
  await user.keyboard('2{Enter}');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(hours.sent).toHaveLength(1);
});

it('keeps what the lost connection did not take, over a reload, and writes it once', async () => {
  const hours = serveHours([entryOf()]);
  const page = openAt(weekAddress);
  await page.user.click(await cell('mar 3'));
  hours.refuseNext = { status: 0 };
  await page.user.keyboard('2{Tab}3{Tab}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/mar 3: 2:00 no se ha guardado\. No hay conexión/);
  expect(await screen.findByText('1 celda sin guardar')).toBeVisible();
  expect(await cell('mié 4')).toHaveValue('3:00');
  await waitFor(() => expect(hours.entries.size).toBe(2));
  cleanup();

  const { user } = openAt(weekAddress);
  expect(await cell('mar 3')).toHaveValue('2:00');
  expect(screen.getByRole('alert')).toHaveTextContent('Se quedó sin guardar');
  await user.click(await button(`Reintentar ${name('mar 3')}`));
  await waitFor(() => expect(hours.entries.size).toBe(3));
  expect(await cell('mar 3')).toHaveFocus();
  expect(state.drafts.size).toBe(0);
});

it('writes once what was stored though its answer was lost', async () => {
  const hours = serveHours([entryOf()]);
  const { user } = openAt(weekAddress);
  await user.click(await cell('mar 3'));
  hours.loseNextAnswer = true;
  await user.keyboard('2{Tab}');
  await user.click(await button(`Reintentar ${name('mar 3')}`));
  expect(await screen.findByText('Todo guardado')).toBeVisible();
  expect(hours.entries.size).toBe(2);
});

it('says why a month that was closed meanwhile takes nothing, also after a reload', async () => {
  const hours = serveHours([entryOf()]);
  const page = openAt(weekAddress);
  await page.user.click(await cell('lun 2'));
  hours.refuseNext = { status: 409, body: { message: 'Marzo de 2026 está cerrado.' } };
  await page.user.keyboard('2{Tab}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Marzo de 2026 está cerrado.');
  cleanup();

  const { user } = openAt(weekAddress);
  expect(await cell('lun 2')).toHaveValue('2:00');
  expect(screen.getByRole('alert')).toHaveTextContent('Marzo de 2026 está cerrado.');
  await user.click(await button(`Descartar ${name('lun 2')}`));
  expect(await cell('lun 2')).toHaveValue('1:30');
});

it('takes nothing on closed days and days to come', async () => {
  const hours = serveHours([entryOf({ isLocked: true })]);
  hours.days[monday] = { isLocked: true };
  hours.days['2026-03-03'] = { isFuture: true };
  const { user } = openAt(weekAddress);
  expect(await cell('lun 2')).toHaveAttribute('readonly');
  expect(await cell('lun 2')).toHaveAttribute('title', expect.stringMatching(/marzo.*cerrado/));
  expect(await cell('mar 3')).toHaveAttribute('readonly');
  expect(screen.getByRole('columnheader', { name: /lun 2 Cerrado/ })).toBeVisible();
  await user.click(await cell('lun 2'));
  expect(screen.getByText(/marzo de 2026 está cerrado/)).toBeVisible();
  await user.keyboard('{Tab}');
  expect(screen.queryByText(/está cerrado/)).not.toBeInTheDocument();
  await user.keyboard('1,5');
  expect(screen.getByText('Este día no ha llegado todavía.')).toBeVisible();
  expect(hours.sent).toEqual([]);
});

describe('two tabs in one square', () => {
  const other = () => ({ ...entryOf(), version: 2, minutes: 180 });

  it.each([
    ['Dejar 2:00', 120],
    ['Dejar 3:00', 180],
  ])('shows both values: «%s» leaves %d minutes', async (choice, minutes) => {
    const hours = serveHours([entryOf()]);
    const { user } = openAt(weekAddress);
    await user.click(await cell('lun 2'));
    hours.entries.set(other().id, other());
    await user.keyboard('2{Tab}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'aquí has escrito 2:00 y, desde otra pestaña, ahora hay 3:00',
    );
    await user.click(await button(choice));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await waitFor(() => expect(hours.entries.get(entryOf().id)?.minutes).toBe(minutes));
    await waitFor(async () => expect(await cell('lun 2')).toHaveValue(`${minutes / 60}:00`));
  });

  it('asks too where the square was empty here', async () => {
    const hours = serveHours([entryOf()]);
    const { user } = openAt(weekAddress);
    await user.click(await cell('mar 3'));
    hours.entries.set('e2', entryOf({ id: 'e2', date: '2026-03-03', minutes: 180 }));
    await user.keyboard('2{Tab}');
    await user.click(await button('Dejar 2:00'));
    await waitFor(() => expect(hours.entries.get('e2')?.minutes).toBe(120));
    expect(hours.entries.size).toBe(2);
  });

  it('asks too where the other one deleted', async () => {
    const hours = serveHours([entryOf()]);
    const { user } = openAt(weekAddress);
    await user.click(await cell('lun 2'));
    hours.entries.clear();
    await user.keyboard('2{Tab}');
    expect(await screen.findByRole('alert')).toHaveTextContent('ya no hay nada');
    await user.click(await button('Dejar 2:00'));
    await waitFor(() => expect([...hours.entries.values()][0]?.minutes).toBe(120));
  });
});

it('deletes what was emptied, and brings it back', async () => {
  const hours = serveHours([entryOf({ note: 'Con nota' })]);
  const { user } = openAt(weekAddress);
  await user.click(await cell('lun 2'));
  await user.keyboard('{Delete}{Tab}');
  await waitFor(() => expect(hours.entries.size).toBe(0));
  await waitFor(() => expect(state.notices).toHaveLength(1));
  showNotice();
  expect(screen.getByText('Borrado: 1:30 de Panadería Ávila, Estudio')).toBeVisible();
  await user.click(await button('Deshacer'));
  await waitFor(async () => expect(await cell('lun 2')).toHaveValue('1:30'));
  expect([...hours.entries.values()][0]?.note).toBe('Con nota');
});

it('goes to other weeks, and says that a week cannot be read', async () => {
  serveHours([entryOf({ date: '2026-02-23' })]);
  const { user, where } = openAt(weekAddress);
  await user.click(await screen.findByRole('link', { name: 'Semana anterior' }));
  expect(await cell('lun 23')).toHaveValue('1:30');
  expect(where()).toBe('/activity-hours?semana=2026-02-23');
  await user.click(screen.getByRole('link', { name: 'Hoy' }));
  await waitFor(() => expect(where()).toBe('/activity-hours'));
});

it('an admin writes in the week of somebody else, copies it, and goes back to their own', async () => {
  const [, carmen] = people;
  const hours = serveHours([
    entryOf(),
    entryOf({ id: '0199e2', user: carmen, date: '2026-02-24', minutes: 60 }),
    entryOf({ id: 'e3', user: carmen, minutes: 30 }),
  ]);
  const { user, where } = openAt(`${weekAddress}&persona=${carmen.id}`);
  expect(await cell('lun 2')).toHaveValue('0:30');
  expect(screen.getByText('Carmen Ruiz')).toBeVisible();
  // The timer is one's own.
  expect(screen.queryByRole('region', { name: 'Temporizador' })).not.toBeInTheDocument();
  await user.click(await cell('mié 4'));
  await user.keyboard('2{Tab}');
  await waitFor(() => expect(hours.entries.size).toBe(4));
  expect([...hours.entries.values()].at(-1)?.user.id).toBe(carmen.id);
  await user.click(await button('Duplicar la semana pasada'));
  expect(await cell('mar 3')).toHaveValue('1:00');
  await user.click(screen.getByRole('link', { name: 'Semana anterior' }));
  expect(await cell('mar 24')).toHaveValue('1:00');
  expect(where()).toBe(`/activity-hours?semana=2026-02-23&persona=${carmen.id}`);
  await user.click(screen.getByRole('link', { name: 'Volver a mi semana' }));
  await waitFor(() => expect(where()).toBe('/activity-hours?semana=2026-02-23'));
  expect(await screen.findByRole('region', { name: 'Temporizador' })).toBeVisible();
});

it('duplicates last week, says what was left out, and takes it back', async () => {
  const hours = serveHours([entryOf({ date: '2026-02-24', client: bakery })]);
  hours.days[monday] = { isLocked: true };
  const { user } = openAt(weekAddress);
  await user.click(await button('Duplicar la semana pasada'));
  expect(await cell('mar 3')).toHaveValue('1:30');
  expect(state.notices).toContain('Marzo está cerrado.');
  await waitFor(() => expect(state.notices).toHaveLength(2));
  showNotice();
  await user.click(await button('Deshacer'));
  await waitFor(async () => expect(await cell('mar 3')).toHaveValue(''));
  expect(hours.entries.size).toBe(1);
});

it('on a narrow screen shows a day at a time', async () => {
  serveHours([
    entryOf(),
    entryOf({ id: 'e3' }),
    entryOf({ id: 'e2', date: '2026-03-03', minutes: 60 }),
  ]);
  const listen = { addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(window, { matchMedia: () => ({ matches: true, ...listen }) });
  const { user } = openAt(weekAddress);
  await user.click(await cell('lun 2'));
  expect(screen.getByText(/Aquí hay varios apuntes/)).toBeVisible();
  expect(screen.getByText('lunes, 2 de marzo')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: name('mar 3') })).not.toBeInTheDocument();
  await user.click(await button('Día siguiente'));
  expect(await cell('mar 3')).toHaveValue('1:00');
  expect(screen.getByText('martes, 3 de marzo')).toBeVisible();
  expect(screen.queryByText(/Aquí hay varios apuntes/)).not.toBeInTheDocument();
  await user.type(await cell('mar 3'), 'x');
  await user.click(await button('Día anterior'));
  await user.click(await button(`Corregir ${name('mar 3')}`));
  expect(await cell('mar 3')).toHaveFocus();
  Object.assign(window, { matchMedia: undefined });
});
