import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DayFilter } from '../index';

const onChange = jest.fn();
beforeEach(() => jest.clearAllMocks());
const view = (value?: string) => <DayFilter label="Desde" value={value} onChange={onChange} />;
const input = () => screen.getByLabelText<HTMLInputElement>('Desde');

it('filters from a day that is complete, and keeps the focus and the text', async () => {
  const { rerender } = render(view());
  await userEvent.type(input(), '1/11/202');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.keyboard('6');
  expect(onChange).toHaveBeenCalledWith('2026-11-01');
  rerender(view('2026-11-01'));
  expect(input()).toHaveFocus();
  expect(input()).toHaveValue('1/11/2026');
  await userEvent.tab();
  expect(input()).toHaveValue('01/11/2026');
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('takes the filter off when it is emptied', () => {
  render(view('2026-11-01'));
  expect(input()).toHaveValue('01/11/2026');
  fireEvent.change(input(), { target: { value: '' } });
  expect(onChange).toHaveBeenCalledWith('');
});

it('says how a day is written, and filters by none until then', async () => {
  render(view());
  await userEvent.type(input(), '11/25/2026');
  await userEvent.tab();
  expect(input()).toHaveAccessibleDescription('Escribe la fecha como 05/11/2026');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.type(input(), '{Backspace>10/}25/11/26{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2026-11-25');
  expect(input()).toBeValid();
});

it('follows the address, as when one goes back', () => {
  const { rerender } = render(view('2026-11-01'));
  rerender(view());
  expect(input()).toHaveValue('');
});
