import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { FigureTable } from './FigureTable';

const show = (isMatrix = false) =>
  render(
    <FigureTable
      caption="Coste por meses"
      title="En euros, sin impuestos"
      rowHead="Mes"
      columns={['P1', { header: 'Total', isStrong: true }, { header: 'Origen', isText: true }]}
      rows={[
        {
          label: 'ene 2026',
          cells: ['10', { fact: 'study:1:total', text: '1.240,50 €' }, 'Factura'],
        },
        { label: 'feb 2026', cells: ['20'] },
      ]}
      sums={[{ label: 'Total', cells: ['30', '1.240,50 €'] }]}
      isMatrix={isMatrix}
    />,
  );

it('is a table that the keyboard reaches, with its sums at the end', async () => {
  const { container } = show();
  expect(screen.getByRole('region', { name: 'Coste por meses' })).toHaveAttribute('tabindex', '0');
  expect(screen.getByRole('table', { name: 'En euros, sin impuestos' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Mes' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'ene 2026 10 1.240,50 € Factura' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Total 30 1.240,50 €' })).toHaveClass('fw-bold');
  expect(await axe(container)).toHaveNoViolations();
});

it('tells its style sheet what a card needs: the header of each cell, and which are short', () => {
  show();
  const [period, total, words] = screen.getAllByRole('cell');
  expect(period).toHaveAttribute('data-label', 'P1');
  expect(period).toHaveClass('is-number', 'is-period');
  expect(total).toHaveClass('is-number', 'fw-bold');
  expect(total).toHaveAttribute('data-fact', 'study:1:total');
  expect(words).toHaveClass('is-text');
});

it('leaves cells without a value empty, so that cards leave them out', () => {
  show();
  const cells = screen.getAllByRole('cell').slice(3, 6);
  expect(cells.map((cell) => cell.childNodes.length)).toEqual([1, 0, 0]);
});

it('stays a table where its figures are compared down the columns', () => {
  show(true);
  expect(screen.getByRole('region')).toHaveClass('is-matrix');
});
