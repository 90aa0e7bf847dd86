import { fireEvent, render, screen } from '@testing-library/react';
import { DayFilter } from '../index';

const onChange = jest.fn();
beforeEach(() => jest.clearAllMocks());
const view = (value?: string) => <DayFilter label="Desde" value={value} onChange={onChange} />;
const input = () => screen.getByLabelText<HTMLInputElement>('Desde');
const type = (value: string) => fireEvent.change(input(), { target: { value } });

it('filters from a day that is complete, and keeps the focus', () => {
  const { rerender } = render(view());
  input().focus();
  // The browser's events while «2026» is typed.
  for (const year of ['0002', '0020', '0202']) type(`${year}-11-01`);
  expect(onChange).not.toHaveBeenCalled();
  type('2026-11-01');
  expect(onChange).toHaveBeenCalledWith('2026-11-01');
  rerender(view('2026-11-01'));
  expect(input()).toHaveFocus();
});

it('takes the filter off when it is emptied', () => {
  render(view('2026-11-01'));
  expect(input()).toHaveValue('2026-11-01');
  type('');
  expect(onChange).toHaveBeenCalledWith('');
});

it('follows the address, as when one goes back', () => {
  const { rerender } = render(view('2026-11-01'));
  rerender(view());
  expect(input()).toHaveValue('');
});
