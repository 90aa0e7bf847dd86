import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { RangeBar } from '../index';

it('says which days are shown, and leads to those before and to another length', async () => {
  const onDays = jest.fn();
  const { container } = render(
    <RangeBar
      days={{ from: '2026-10-01', to: '2026-10-31' }}
      onDays={onDays}
      firstDay="2026-01-01"
      lastDay="2026-10-31"
    />,
  );
  expect(screen.getByText('octubre de 2026')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Mes', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Siguiente' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(onDays).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Anterior' }));
  expect(onDays).toHaveBeenCalledWith({ from: '2026-09-01', to: '2026-09-30' });
});
