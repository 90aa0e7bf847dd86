import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { clients, entryOf, monday, serveHours, weekAddress } from '../../testing/hours';
import { answer, button, field, listOf, openAt, showNotice } from '../../testing/page';
// Loads the lazy code before the first test, so that no test waits for it.
import '../dialogs/CellDialog';

const [, hotel] = clients;
const cell = (day: string, client = 'Panadería Ávila') =>
  screen.findByRole('textbox', { name: `${client}, Estudio, ${day}` });
const days = ['lun 2', 'mar 3', 'mié 4', 'jue 5', 'vie 6', 'sáb 7', 'dom 8'];
const valuesOf = (client: string) =>
  days.map(
    (day) =>
      screen.getByRole<HTMLInputElement>('textbox', { name: `${client}, Estudio, ${day}` }).value,
  );
/** A clipboard shared by spreadsheets and this grid. */
const clipboard = (text = '') => {
  let held = text;
  return {
    clipboardData: {
      getData: () => held,
      setData: (_: string, next: string) => {
        held = next;
      },
    },
    held: () => held,
  };
};
const twoLines = () => [
  entryOf(),
  entryOf({ id: 'e2', date: '2026-03-03', minutes: 60 }),
  entryOf({ id: 'e3', client: hotel, minutes: 30 }),
];

it('moves by Enter, arrows and Tab; sideways only from the end of what is typed', async () => {
  serveHours(twoLines());
  const { user } = openAt(weekAddress);
  await user.click(await cell('lun 2'));
  await user.keyboard('{Enter}');
  expect(await cell('lun 2', 'Hotel Sol')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowUp}');
  expect(await cell('mar 3')).toHaveFocus();
  await user.keyboard('12{ArrowLeft}');
  expect(await cell('mar 3')).toHaveFocus();
  await user.keyboard('{Escape}{Shift>}{Tab}{/Shift}');
  expect(await cell('lun 2')).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('combobox', { name: 'Buscar un cliente' })).toHaveFocus();
  await user.keyboard('{ArrowUp}{Shift>}{Enter}{/Shift}');
  expect(await cell('lun 2')).toHaveFocus();
});

it('goes on in the square whose details were opened by mouse, though their button is no longer drawn', async () => {
  serveHours(twoLines());
  const { user } = openAt(weekAddress);
  const more = await button('Detalle de Panadería Ávila, Estudio, mar 3');
  await user.click(more);
  await screen.findByRole('dialog');
  // Browsers do not focus an element without a box: the pointer is elsewhere by now.
  jest.spyOn(more, 'focus').mockImplementation(() => {});
  await user.keyboard('{Escape}');
  await waitFor(async () => expect(await cell('mar 3')).toHaveFocus());
});

it('marks a line, copies it, and pastes it in another; which can be taken back', async () => {
  const hours = serveHours(twoLines());
  const { user } = openAt(weekAddress);
  await user.click(await cell('mar 3'));
  await user.keyboard('{Shift>} {/Shift}');
  expect(screen.getByText('7 celdas marcadas')).toBeInTheDocument();
  const copied = clipboard();
  fireEvent.copy(await cell('dom 8'), copied);
  expect(copied.held()).toBe('1:30\t1:00\t\t\t\t\t');
  await user.click(await cell('lun 2', 'Hotel Sol'));
  fireEvent.paste(await cell('lun 2', 'Hotel Sol'), copied);
  await waitFor(() => expect(hours.entries.size).toBe(4));
  expect(valuesOf('Hotel Sol').slice(0, 3)).toEqual(['1:30', '1:00', '']);
  showNotice();
  await user.click(await button('Deshacer'));
  await waitFor(() => expect(hours.entries.size).toBe(3));
  expect(valuesOf('Hotel Sol').slice(0, 3)).toEqual(['0:30', '', '']);
});

it('pastes a block of a sheet, as people write there; what has no place is told', async () => {
  const hours = serveHours(twoLines());
  hours.days['2026-03-08'] = { isFuture: true };
  const { user } = openAt(weekAddress);
  await user.click(await cell('sáb 7'));
  fireEvent.paste(await cell('sáb 7'), clipboard('1,5\t2\r\n90m\t3\r\n4\t5\r\n'));
  await waitFor(() => expect(hours.entries.size).toBe(5));
  expect(valuesOf('Panadería Ávila').slice(5)).toEqual(['1:30', '']);
  expect(valuesOf('Hotel Sol').slice(5)).toEqual(['1:30', '']);
  expect(state.notices).toContain(
    '4 valores no se han pegado: no caben, o sus días no se pueden escribir.',
  );
});

it('one value fills all that is marked, and Del empties it', async () => {
  const hours = serveHours(twoLines());
  const { user } = openAt(weekAddress);
  await user.click(await cell('mié 4'));
  await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  fireEvent.paste(await cell('jue 5', 'Hotel Sol'), clipboard('0,5'));
  await waitFor(() => expect(hours.entries.size).toBe(7));
  await user.click(await cell('mié 4'));
  await user.keyboard('{Shift>}');
  await user.click(await cell('jue 5', 'Hotel Sol'));
  await user.keyboard('{/Shift}');
  await user.keyboard('{Delete}');
  await waitFor(() => expect(hours.entries.size).toBe(3));
  await waitFor(() => expect(state.notices).toHaveLength(2));
  showNotice();
  expect(screen.getByText('4 apuntes borrados')).toBeVisible();
});

it('finds a client and an activity as they are typed, and knows a line that is there', async () => {
  serveHours(twoLines());
  const { user } = openAt(weekAddress);
  await user.click(await screen.findByRole('combobox', { name: 'Buscar un cliente' }));
  await user.keyboard('nadie{Enter}');
  // It floats over the page, as the list does, so the page does not move.
  expect(await screen.findByText('Ningún cliente coincide')).toHaveClass('combo-list');
  await user.keyboard('{Control>}a{/Control}sol');
  expect(await screen.findByRole('option', { name: 'Hotel Sol' })).toBeVisible();
  await user.keyboard('{Enter}');
  const activity = await screen.findByRole('combobox', { name: 'Buscar una actividad' });
  await waitFor(() => expect(activity).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  await waitFor(async () => expect(await cell('lun 2', 'Hotel Sol')).toHaveFocus());
  expect(screen.getAllByRole('row')).toHaveLength(5);
});

it('keeps a line without hours over a reload, and takes it away', async () => {
  serveHours([entryOf()]);
  const { user } = openAt(weekAddress);
  await user.click(await screen.findByRole('combobox', { name: 'Buscar un cliente' }));
  await user.keyboard('sol{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Buscar una actividad' })).toHaveFocus(),
  );
  await user.keyboard('est{Enter}');
  expect(await cell('lun 2', 'Hotel Sol')).toBeVisible();
  expect(state.drafts.size).toBe(1);
  await user.click(await button('Quitar la fila de Hotel Sol, Estudio'));
  await waitFor(() => expect(state.drafts.size).toBe(0));
  expect(screen.queryByRole('row', { name: /^Hotel Sol/ })).not.toBeInTheDocument();
});

describe('the entries of a square', () => {
  it('opens by F2, takes a note, and gives the focus back', async () => {
    const hours = serveHours([entryOf()]);
    const { user } = openAt(weekAddress);
    await user.click(await cell('lun 2'));
    await user.keyboard('{F2}');
    const note = await field('Nota');
    await waitFor(() => expect(note).toHaveFocus());
    await user.keyboard('Revisión de potencias');
    await user.click(await field('Facturable'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(hours.entries.get(entryOf().id)).toMatchObject({
      note: 'Revisión de potencias',
      isBillable: false,
      minutes: 90,
    });
    expect(await cell('lun 2')).toHaveFocus();
  });

  it('takes the study that it was for, searched for among the client’s', async () => {
    const hours = serveHours([entryOf()]);
    const study = { id: '0199e1a0-0000-7000-8000-0000000000d1', code: 'E-2026-0012' };
    const asked = answer('get', 'studies', listOf([study]));
    const { user } = openAt(weekAddress);
    await user.click(await cell('lun 2'));
    await user.keyboard('{F2}');
    await user.click(await screen.findByText('Punto, estudio, factura o reclamación'));
    await user.type(await screen.findByLabelText('Estudio'), '0012');
    await user.click(await screen.findByRole('option', { name: 'E-2026-0012' }));
    expect(await screen.findByLabelText('Estudio')).toHaveValue('E-2026-0012');
    expect(asked.at(-1)?.query).toMatchObject({ clientId: clients[0].id, q: '0012' });
    await user.click(await button('Guardar'));
    await waitFor(() =>
      expect(hours.entries.get(entryOf().id)).toMatchObject({ studyId: study.id }),
    );
  });

  it('saves what is being typed first', async () => {
    const hours = serveHours([entryOf()]);
    const { user } = openAt(weekAddress);
    await user.click(await cell('mar 3'));
    await user.keyboard('2{F2}');
    expect(await field('Duración')).toHaveValue('2:00');
    expect(hours.entries.size).toBe(2);
  });

  it('writes one in an empty square', async () => {
    const hours = serveHours([entryOf()]);
    const { user } = openAt(weekAddress);
    await user.click(await cell('mar 3'));
    await user.keyboard('{F2}');
    await user.type(await field('Nota'), 'Visita');
    await user.click(await button('Guardar'));
    expect(await screen.findByText(/Escribe una duración: 1,5/)).toBeVisible();
    await user.type(await field('Duración'), '45m{Enter}');
    await waitFor(async () => expect(await cell('mar 3')).toHaveValue('0:45'));
    const [, made] = [...hours.entries.values()];
    expect(made).toMatchObject({ note: 'Visita', date: '2026-03-03', minutes: 45 });
  });

  it('shows the sum of several, which are changed and deleted one by one', async () => {
    const hours = serveHours([entryOf(), entryOf({ id: 'e2', minutes: 30, note: 'Llamada' })]);
    const { user } = openAt(weekAddress);
    await user.click(await cell('lun 2'));
    expect(await cell('lun 2')).toHaveValue('2:00');
    expect(await cell('lun 2')).toHaveAttribute('readonly');
    await user.keyboard('{Enter}');
    const [, second] = await screen.findAllByRole('region', { name: /^Apunte de/ });
    const part = within(second as HTMLElement);
    expect(part.getByLabelText('Nota')).toHaveValue('Llamada');
    await user.click(part.getByRole('button', { name: 'Borrar el apunte' }));
    await waitFor(() => expect(hours.entries.size).toBe(1));
    await waitFor(async () =>
      expect(await screen.findAllByRole('region', { name: /^Apunte de/ })).toHaveLength(1),
    );
  });

  it('shows those of a closed month, and changes nothing', async () => {
    const hours = serveHours([entryOf({ isLocked: true, note: 'Cerrada' })]);
    hours.days[monday] = { isLocked: true };
    const { user } = openAt(weekAddress);
    await user.click(await cell('lun 2'));
    await user.keyboard('{F2}');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/: Cerrada$/)).toBeVisible();
    expect(dialog.getByText(/marzo de 2026 está cerrado/)).toBeVisible();
    expect(screen.queryByLabelText('Nota')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Añadir otro/ })).not.toBeInTheDocument();
  });
});
