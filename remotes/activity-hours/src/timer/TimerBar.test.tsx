import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as network } from 'msw';
import { entryOf, monday, serveHours, weekAddress } from '../testing/hours';
import { answer, button, openAt, server } from '../testing/page';

const { client, activity } = entryOf();
const timerSince = (ms: number) => ({
  startedAt: new Date(Date.now() - ms).toISOString(),
  client,
  activity,
  note: '',
});
const hour = 3_600_000;
const text = (name: string | RegExp) => screen.findByText(name);

/** The button is inert until the page knows that no timer runs. */
const toBeStarted = () =>
  waitFor(() =>
    expect(screen.getByRole('button', { name: 'Empezar a contar' })).toHaveAttribute(
      'aria-disabled',
      'false',
    ),
  );

it('starts with a client and an activity, by keyboard alone', async () => {
  const hours = serveHours();
  const started = answer('put', 'hours/timer', { timer: timerSince(0) });
  const { user } = openAt(weekAddress);
  (await button('Empezar a contar')).focus();
  await toBeStarted();
  await user.keyboard('{Enter}');
  const section = await screen.findByRole('region', { name: 'Temporizador' });
  await waitFor(() => expect(section).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('pana{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Buscar una actividad' })).toHaveFocus(),
  );
  hours.timer = timerSince(0);
  await user.keyboard('estu{Enter}');
  expect(await screen.findByRole('timer')).toHaveTextContent(/^0:00:0\d$/);
  expect(started[0]?.body).toEqual({ clientId: client.id, activityId: activity.id });
  // The focus stays in the bar, whatever its content now.
  await waitFor(() => expect(screen.getByRole('button', { name: /Parar/ })).toHaveFocus());
  answer('post', 'hours/timer/stop', () => {
    hours.timer = null;
    return { entries: [] };
  });
  await user.keyboard('{Enter}');
  const start = await button('Empezar a contar');
  await waitFor(() => expect(start).toHaveFocus());
  await user.keyboard('{Enter}');
  await user.click(await button('Cancelar'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Empezar a contar' })).toHaveFocus(),
  );
});

it('shows the time since the server’s instant, whatever this clock says, also after a sleep', async () => {
  const hours = serveHours();
  hours.timer = timerSince(0);
  const date = new Date(Date.now() + 2 * hour).toUTCString();
  server.use(
    network.get('*/api/hours/timer', () =>
      HttpResponse.json({ timer: hours.timer }, { headers: { date } }),
    ),
  );
  openAt(weekAddress);
  expect(await screen.findByRole('timer')).toHaveTextContent(/^(2:00:0\d|1:59:5\d)$/);
  expect(await text(/El reloj de este equipo va 2 h atrasado/)).toBeVisible();
  const later = Date.now() + 8 * hour;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('timer')).toHaveTextContent(/^(10:00:|9:59:)/);
});

it('counts on by the server’s clock when this one is set, and says so', async () => {
  const hours = serveHours();
  hours.timer = timerSince(hour);
  const date = new Date().toUTCString();
  server.use(
    network.get('*/api/hours/timer', () =>
      HttpResponse.json({ timer: hours.timer }, { headers: { date } }),
    ),
  );
  openAt(weekAddress);
  expect(await screen.findByRole('timer')).toHaveTextContent(/^(1:00:|0:59:)/);
  const early = Date.now() - 3 * hour;
  jest.spyOn(Date, 'now').mockReturnValue(early);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await text(/El reloj de este equipo va 3 h atrasado/)).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^(1:00:|0:59:)/);
});

it('is stopped without a question, and shows what it wrote; a second try has the same ids', async () => {
  const hours = serveHours();
  hours.timer = timerSince(30 * hour);
  const { user } = openAt(weekAddress);
  const lost = answer('post', 'hours/timer/stop', { message: 'Vuelve en un minuto.' }, 503);
  await user.click(await button('Parar y apuntar'));
  expect(await text('Vuelve en un minuto.')).toBeVisible();
  const entries = [
    entryOf({ minutes: 400 }),
    entryOf({ id: 'e2', date: '2026-03-03', minutes: 60 }),
  ];
  const stopped = answer('post', 'hours/timer/stop', () => {
    hours.timer = null;
    for (const entry of entries) hours.entries.set(entry.id, entry);
    return { entries };
  });
  await user.click(await button('Parar y apuntar'));
  expect(
    await text('Apuntado: 6 h 40 min el 2 mar 2026 y 1 h el 3 mar 2026, Panadería Ávila, Estudio.'),
  ).toBeVisible();
  const [first, second] = [lost[0]?.body, stopped[0]?.body] as { ids: string[] }[];
  expect(first?.ids.length).toBeGreaterThanOrEqual(3);
  expect(second).toEqual(first);
  expect(
    await screen.findByRole('textbox', { name: 'Panadería Ávila, Estudio, lun 2' }),
  ).toHaveValue('6:40');
  expect(await button('Empezar a contar')).toBeVisible();
});

it('asks before it is discarded', async () => {
  const hours = serveHours();
  hours.timer = timerSince(hour);
  const gone = answer('delete', 'hours/timer', undefined, 204);
  const { user } = openAt(weekAddress);
  await user.click(await button('Descartar el temporizador'));
  expect(await screen.findByText(/se pierde/)).toBeVisible();
  expect(gone).toEqual([]);
  hours.timer = null;
  await user.click(await button('Descartar'));
  expect(await button('Empezar a contar')).toBeVisible();
  expect(gone).toHaveLength(1);
});

it('of two timers it says which one runs', async () => {
  const hours = serveHours();
  const { user } = openAt(weekAddress);
  await toBeStarted();
  await user.click(await button('Empezar a contar'));
  const section = await screen.findByRole('region', { name: 'Temporizador' });
  await waitFor(() => expect(section).toContainElement(document.activeElement as HTMLElement));
  hours.timer = timerSince(hour);
  answer(
    'put',
    'hours/timer',
    { message: 'Ya hay un temporizador en marcha.', versions: { yours: {}, current: hours.timer } },
    409,
  );
  await user.keyboard('sol{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Buscar una actividad' })).toHaveFocus(),
  );
  await user.keyboard('estu{Enter}');
  expect(
    await text('Ya hay un temporizador en marcha. En marcha: Panadería Ávila, Estudio.'),
  ).toBeVisible();
  expect(await screen.findByRole('timer')).toHaveTextContent(/^(1:00:|0:59:)/);
});

it('follows another tab when this one is looked at again', async () => {
  const hours = serveHours([entryOf({ date: monday })]);
  openAt(weekAddress);
  expect(await button('Empezar a contar')).toBeVisible();
  hours.timer = timerSince(hour);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByRole('timer')).toBeVisible();
});
