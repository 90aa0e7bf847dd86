import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PeriodTable } from './PeriodTable';

it('has a column for each period, and is reached by the keyboard', async () => {
  const { container } = render(
    <PeriodTable
      caption="Potencias"
      rows={[
        { label: 'Contratada, kW', values: ['10', '20'] },
        { label: 'Óptima, kW', values: ['9', '18', '30'], isStrong: true },
      ]}
    />,
  );
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['P1', 'P2', 'P3']);
  expect(screen.getByRole('row', { name: 'Contratada, kW 10 20' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Óptima, kW 9 18 30' })).toHaveClass('fw-bold');
  expect(screen.getByRole('region', { name: 'Potencias' })).toHaveAttribute('tabindex', '0');
  expect(await axe(container)).toHaveNoViolations();
});

it('gives the amount of each period the key of its fact', () => {
  render(
    <PeriodTable
      caption="Excesos"
      rows={[
        {
          label: 'Total',
          values: ['10,00 €', '–'],
          factOf: (period) => `study:1:powers=current ${period}:excess`,
        },
      ]}
    />,
  );
  expect(screen.getByRole('cell', { name: '10,00 €' })).toHaveAttribute(
    'data-fact',
    'study:1:powers=current 1:excess',
  );
});
