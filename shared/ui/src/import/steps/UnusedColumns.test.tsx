import { render } from '@testing-library/react';
import { UnusedColumns } from './UnusedColumns';

const textOf = (headers: readonly string[]) =>
  render(<UnusedColumns headers={headers} />).container.textContent;

it('names the columns that are not used, and says nothing of none', () => {
  expect(textOf([])).toBe('');
  expect(textOf(['Notas'])).toBe('No se usa la columna «Notas».');
  expect(textOf(['Notas', 'Zona'])).toBe('No se usan las columnas «Notas», «Zona».');
});

it('shows only the beginning of a name that is a whole file, and of many names', () => {
  expect(textOf(['0'.repeat(5_000_000)])).toBe(`No se usa la columna «${'0'.repeat(200)}…».`);
  const many = Array.from({ length: 1_020 }, () => 'a');
  expect(textOf(many)).toMatch(/^No se usan las columnas («a», ){19}«a» y 1\.000 más\.$/);
});
