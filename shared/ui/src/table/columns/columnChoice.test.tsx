import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Column, ColumnChoice, useColumnChoice } from '../index';

const columns: readonly Column<string>[] = [
  { id: 'name', header: 'Nombre', isRowHeader: true, initiallyHidden: true, cell: (row) => row },
  { id: 'email', header: 'Correo', cell: (row) => row },
  { id: 'phone', header: 'Teléfono', initiallyHidden: true, cell: (row) => row },
];

function Page({ name = 'usuarios' }: { name?: string }) {
  const choice = useColumnChoice(name, columns);
  return (
    <>
      <ColumnChoice choice={choice} />
      <output>{[...choice.hidden].join(' ')}</output>
    </>
  );
}

const hidden = () => screen.getByRole('status').textContent;
const box = (name: string) => screen.getByRole('checkbox', { name });
const open = async (page = <Page />) => {
  const view = render(page);
  await userEvent.click(screen.getByRole('button', { name: 'Columnas' }));
  return view;
};

it('shows what is shown by default, and never hides what names the row', async () => {
  const { container } = await open();
  expect(hidden()).toBe('phone');
  expect(box('Nombre')).toBeChecked();
  expect(box('Nombre')).toBeDisabled();
  expect(box('Teléfono')).not.toBeChecked();
  expect(await axe(container)).toHaveNoViolations();
});

it('shows and hides by keyboard, and goes back to the default', async () => {
  await open();
  box('Correo').focus();
  await userEvent.keyboard(' ');
  await userEvent.click(box('Teléfono'));
  expect(hidden()).toBe('email');
  await userEvent.click(screen.getByRole('button', { name: 'Restablecer' }));
  expect(hidden()).toBe('phone');
});

it('is remembered for its list only', async () => {
  const { unmount } = await open();
  await userEvent.click(box('Correo'));
  unmount();
  const { unmount: leave } = render(<Page name="facturas" />);
  expect(hidden()).toBe('phone');
  leave();
  render(<Page />);
  expect(hidden()).toBe('email phone');
});

it.each(['{', 'null', '7', '["x"]', '{"email":"no","phone":null}'])(
  'is as by default when %s was stored',
  (garbage) => {
    localStorage.setItem('vatio-columns/usuarios', garbage);
    render(<Page />);
    expect(hidden()).toBe('phone');
  },
);

it('works where nothing can be stored', async () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('No', 'SecurityError');
    });
  }
  await open();
  await userEvent.click(box('Correo'));
  expect(hidden()).toBe('email phone');
});
