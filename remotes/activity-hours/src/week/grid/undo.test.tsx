import { fireEvent, screen, waitFor } from '@testing-library/react';
import { entryOf, serveHours, weekAddress } from '../../testing/hours';
import { openAt } from '../../testing/page';

const cell = (day: string) =>
  screen.findByRole('textbox', { name: `Panadería Ávila, Estudio, ${day}` });
const saved = () => screen.findByText('Todo guardado');
const minutesOf = (hours: ReturnType<typeof serveHours>) =>
  [...hours.entries.values()].map(({ minutes }) => minutes);

it('Ctrl+Z takes the last change back where it was, and says so', async () => {
  const hours = serveHours([entryOf()]);
  const { user } = openAt(weekAddress);
  await user.click(await cell('lun 2'));
  await user.keyboard('2h15{ArrowRight}1{ArrowRight}');
  await waitFor(() => expect(minutesOf(hours)).toEqual([135, 60]));
  await saved();
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Deshecho: 1 celda como antes')).toBeInTheDocument();
  expect(await cell('mar 3')).toHaveFocus();
  await waitFor(() => expect(minutesOf(hours)).toEqual([135]));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(minutesOf(hours)).toEqual([90]));
  await waitFor(async () => expect(await cell('lun 2')).toHaveValue('1:30'));
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('No hay nada que deshacer')).toBeInTheDocument();
});

it('leaves what is being typed to the browser', async () => {
  const hours = serveHours([entryOf()]);
  const { user } = openAt(weekAddress);
  await user.click(await cell('lun 2'));
  await user.keyboard('2{ArrowRight}');
  await saved();
  await user.keyboard('7');
  expect(fireEvent.keyDown(await cell('mar 3'), { key: 'z', ctrlKey: true })).toBe(true);
  expect(await cell('mar 3')).toHaveValue('7');
  expect(minutesOf(hours)).toEqual([120]);
});

it('brings an entry back as it was, with its note', async () => {
  const hours = serveHours([entryOf({ note: 'Llamada' })]);
  const { user } = openAt(weekAddress);
  await user.click(await cell('lun 2'));
  await user.keyboard('{Backspace}{ArrowRight}');
  await waitFor(() => expect(hours.entries.size).toBe(0));
  await saved();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(hours.entries.get(entryOf().id)?.note).toBe('Llamada'));
  await waitFor(async () => expect(await cell('lun 2')).toHaveValue('1:30'));
});

it('what was pasted at once goes at once, and only once', async () => {
  const hours = serveHours([entryOf()]);
  const { user } = openAt(weekAddress);
  await user.click(await cell('lun 2'));
  await user.keyboard('2{ArrowRight}');
  const clipboardData = { getData: () => '1\t3' };
  fireEvent.paste(await cell('mar 3'), { clipboardData });
  await waitFor(() => expect(minutesOf(hours)).toEqual([120, 60, 180]));
  await saved();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(minutesOf(hours)).toEqual([120]));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(minutesOf(hours)).toEqual([90]));
});
