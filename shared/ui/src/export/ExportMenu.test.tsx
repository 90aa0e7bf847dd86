import '@vatio/platform/testing';
import { CompressionStream } from 'node:stream/web';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '@vatio/platform';
import { resetState, state } from '@vatio/platform/testing/controls';
import { axe } from 'jest-axe';
import { ExportMenu, type ExportMenuProps, type OnProgress } from './index';

// Every browser has it; jsdom does not.
Object.assign(globalThis, { CompressionStream });

type ReadRows = ExportMenuProps<string>['readRows'];

/** A reading that the test ends. */
function reading() {
  const calls: { signal: AbortSignal; onProgress: OnProgress }[] = [];
  let answer = (_: readonly string[] | Error) => {};
  const readRows: ReadRows = (signal, onProgress) => {
    calls.push({ signal, onProgress });
    return new Promise((resolve, reject) => {
      answer = (rows) => (rows instanceof Error ? reject(rows) : resolve(rows));
    });
  };
  return { readRows, calls, answer: (rows: readonly string[] | Error) => answer(rows) };
}

const columns = [{ header: 'Nombre', value: (name: string) => name }];
/** The export to this format, begun. */
async function exporting(format: string, given: Partial<ExportMenuProps<string>> = {}) {
  const { readRows, calls, answer } = reading();
  const menu = { fileName: 'usuarios', columns, readRows, ...given };
  const { container, unmount } = render(<ExportMenu {...menu} />);
  await userEvent.click(button('Exportar'));
  await userEvent.click(button(format));
  return { calls, answer, container, unmount };
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const saved: { name: string; file: Blob }[] = [];

beforeEach(() => {
  resetState();
  saved.length = 0;
  let file = new Blob();
  URL.createObjectURL = (object) => {
    file = object as Blob;
    return 'blob:x';
  };
  // The night of the 21st in Madrid, still the 20th in London.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T23:30:00Z'));
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, file });
  });
});

it.each([
  ['CSV (.csv)', 'usuarios-2026-11-21.csv', /^text\/csv/],
  ['Excel (.xlsx)', 'usuarios-2026-11-21.xlsx', /spreadsheetml/],
])('saves %s under the name and day of today, and says so', async (format, name, type) => {
  const { answer } = await exporting(format);
  answer(['Ana', 'Eva']);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe(name);
  expect(saved[0]?.file.type).toMatch(type);
  await waitFor(() => expect(state.notices).toEqual([`2 filas en ${name}`]));
  expect(button('Exportar')).toHaveAttribute('aria-expanded', 'false');
});

it('adds no day to a name that has its own', async () => {
  const { answer } = await exporting('CSV (.csv)', { fileName: 'curva-2026-11', isDated: true });
  answer(['Ana']);
  await waitFor(() => expect(saved[0]?.name).toBe('curva-2026-11.csv'));
});

it('writes the rows that were read', async () => {
  const { answer } = await exporting('CSV (.csv)');
  answer(['Ana']);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.file.text()).toBe('Nombre\r\nAna\r\n');
});

it('says how far it is, and begins no second one meanwhile', async () => {
  const { calls, container } = await exporting('CSV (.csv)');
  expect(screen.getByRole('status')).toHaveTextContent('Leyendo…');
  act(() => calls[0]?.onProgress(1000, 12_400));
  expect(screen.getByRole('status')).toHaveTextContent('1.000 de 12.400');
  expect(screen.getByRole('progressbar', { name: 'Exportación' })).toHaveAttribute('value', '1000');
  await userEvent.click(button('Excel (.xlsx)'));
  expect(calls).toHaveLength(1);
  expect(await axe(container)).toHaveNoViolations();
});

it('is stopped: what comes later is dropped, and another can begin', async () => {
  const { calls, answer } = await exporting('CSV (.csv)');
  await userEvent.click(button('Cancelar'));
  expect(calls[0]?.signal.aborted).toBe(true);
  await act(async () => answer(['Ana']));
  expect(saved).toEqual([]);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(button('Excel (.xlsx)')).toHaveFocus();
  await userEvent.click(button('CSV (.csv)'));
  await act(async () => answer(['Eva']));
  await waitFor(() => expect(saved).toHaveLength(1));
});

it('goes on while its panel is closed, and stops when its page is left', async () => {
  const { calls, unmount } = await exporting('CSV (.csv)');
  await userEvent.keyboard('{Escape}');
  expect(button('Exportando…')).toHaveAttribute('aria-expanded', 'false');
  expect(calls[0]?.signal.aborted).toBe(false);
  unmount();
  expect(calls[0]?.signal.aborted).toBe(true);
});

it.each([
  [
    new HttpError({ status: 403, body: { message: 'No tienes permiso.' } }),
    'No tienes permiso.',
    0,
  ],
  [new TypeError('x is undefined'), 'Ha ocurrido un error inesperado. Inténtalo de nuevo.', 1],
])(
  'shows why it failed, also when its panel was closed, and tries again: %s',
  async (error, said, reported) => {
    const { calls, answer } = await exporting('Excel (.xlsx)');
    await userEvent.keyboard('{Escape}');
    await act(async () => answer(error));
    expect(screen.getByRole('status')).toHaveTextContent(said);
    expect(button('Exportar')).toHaveAttribute('aria-expanded', 'true');
    expect(state.reported).toHaveLength(reported);
    await userEvent.click(button('Reintentar'));
    expect(calls).toHaveLength(2);
    await act(async () => answer(['Ana']));
    await waitFor(() => expect(saved[0]?.name).toMatch(/xlsx$/));
  },
);
