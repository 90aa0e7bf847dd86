import { screen, waitFor } from '@testing-library/react';
import { activities, clients, entryOf, monday, serveHours, weekAddress } from '../testing/hours';
import { openAt } from '../testing/page';

/** A person at the keyboard, who counts: a key is a step, and so is the text of a value or a search. */
function counted(user: ReturnType<typeof openAt>['user']) {
  let steps = 0;
  const key = async (name: string) => {
    steps += 1;
    await user.keyboard(`{${name}}`);
  };
  const text = async (words: string) => {
    steps += 1;
    await user.keyboard(words);
  };
  return { key, text, steps: () => steps };
}

const inFocus = (name: string) =>
  waitFor(() => expect(screen.getByRole('textbox', { name })).toHaveFocus());

it('writes 15 entries in 5 rows from an empty week in at most 60 steps', async () => {
  const hours = serveHours();
  const { user } = openAt(weekAddress);
  (await screen.findByRole('combobox', { name: 'Buscar un cliente' })).focus();
  const { key, text, steps } = counted(user);
  for (const [index, { name }] of clients.entries()) {
    if (index > 0) await key('Enter');
    await text(name.slice(0, 4));
    await key('Enter');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Buscar una actividad' })).toHaveFocus(),
    );
    await text('estu');
    await key('Enter');
    await inFocus(`${name}, Estudio, lun 2`);
    await text('1,5');
    await key('Tab');
    await text('90m');
    await key('Tab');
    await text('2:15');
  }
  await key('Enter');
  await waitFor(() => expect(hours.entries.size).toBe(15));
  expect(await screen.findByText('Todo guardado')).toBeVisible();
  const minutes = [...hours.entries.values()].map((entry) => entry.minutes);
  expect(minutes.sort((one, other) => one - other)).toEqual([
    ...Array.from({ length: 10 }, () => 90),
    ...Array.from({ length: 5 }, () => 135),
  ]);
  expect(steps()).toBeLessThanOrEqual(60);
});

it('writes them in at most 30 with last week duplicated and 5 cells changed', async () => {
  const lastWeek = clients.flatMap((client, row) =>
    ['2026-02-23', '2026-02-24', '2026-02-25'].map((date, column) =>
      entryOf({
        id: `0199e1a0-0000-7000-8000-0000000001${row}${column}`,
        date,
        client,
        activity: { id: activities[0]?.id ?? '', name: 'Estudio' },
      }),
    ),
  );
  const hours = serveHours(lastWeek);
  const { user } = openAt(weekAddress);
  await screen.findByRole('combobox', { name: 'Buscar un cliente' });
  screen.getByRole('heading', { level: 1 }).focus();
  const { key, text, steps } = counted(user);
  const isAt = (element: Element) => document.activeElement === element;
  while (!isAt(screen.getByRole('button', { name: 'Duplicar la semana pasada' }))) await key('Tab');
  await key('Enter');
  await waitFor(() => expect(hours.entries.size).toBe(30));
  await inFocus('Panadería Ávila, Estudio, lun 2');
  // One in each row, on another day each time.
  for (const [index, typed] of ['2', '3', '1:15', '45m', '2h30'].entries()) {
    await text(typed);
    await key('Enter');
    if (index % 2 === 0 && index < 4) await key('ArrowRight');
  }
  expect(await screen.findByText('Todo guardado')).toBeVisible();
  const changed = [...hours.entries.values()].filter(
    ({ date, minutes }) => date >= monday && minutes !== 90,
  );
  expect(changed.map(({ minutes }) => minutes)).toEqual([120, 180, 75, 45, 150]);
  expect(steps()).toBeLessThanOrEqual(30);
});
