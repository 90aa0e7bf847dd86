import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchBox } from '../index';

const onChange = jest.fn();
const box = () => screen.getByRole('searchbox', { name: 'Buscar por nombre' });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const search = (value: string) => (
  <SearchBox value={value} onChange={onChange} label="Buscar por nombre" />
);

/** A page that follows at once, as the URL does. */
function Page() {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchBox value={value} onChange={setValue} label="Buscar por nombre" />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('antes')}>
        Atrás
      </button>
      <input aria-label="Otro" />
    </>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  onChange.mockClear();
});

it('asks once, 300 ms after the last key, without spaces around', async () => {
  render(search(''));
  await user().type(box(), ' ana ');
  pass(299);
  expect(onChange).not.toHaveBeenCalled();
  pass(1);
  expect(onChange.mock.calls).toEqual([['ana']]);
  expect(box()).toHaveValue(' ana ');
});

it('asks at once with Enter, and not again', async () => {
  render(search(''));
  await user().type(box(), 'ana{Enter}');
  expect(onChange.mock.calls).toEqual([['ana']]);
  pass(1000);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it.each([
  ['Esc', () => user().type(box(), '{Escape}')],
  ['its cross', () => user().click(screen.getByRole('button', { name: 'Borrar la búsqueda' }))],
])('is emptied at once by %s, and keeps the focus', async (_, clear) => {
  render(search('ana'));
  await clear();
  expect(onChange.mock.calls).toEqual([['']]);
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
});

it('asks nothing when what was typed is taken back', async () => {
  render(search('ana'));
  await user().type(box(), 'b{Backspace}');
  pass(1000);
  expect(onChange).not.toHaveBeenCalled();
});

it('shows another value that comes from outside, and asks nothing because of it', async () => {
  render(<Page />);
  await user().type(box(), 'ana{Enter}');
  await user().type(box(), 'x');
  await user().click(screen.getByRole('button', { name: 'Atrás' }));
  expect(box()).toHaveValue('antes');
  pass(1000);
  expect(screen.getByRole('status')).toHaveTextContent(/^antes$/);
});

it('keeps what was typed while the page was still following', async () => {
  const { rerender } = render(search(''));
  await user().type(box(), 'a');
  pass(300);
  await user().type(box(), 'n');
  pass(300);
  await user().type(box(), 'a');
  rerender(search('a'));
  expect(box()).toHaveValue('ana');
  rerender(search('an'));
  expect(box()).toHaveValue('ana');
  pass(300);
  expect(onChange.mock.lastCall).toEqual(['ana']);
});

it('is found by /, but not while something else is being typed', async () => {
  render(<Page />);
  await user().keyboard('/');
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('');
  await user().type(screen.getByLabelText('Otro'), '1/2');
  expect(screen.getByLabelText('Otro')).toHaveValue('1/2');
});
