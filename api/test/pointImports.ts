import type { PointImport } from '@vatio/contracts/company/pointImports';
import type { PointRowField } from '@vatio/contracts/company/pointRows';
import { cupsOf, taxIdOf } from './supply';

export type ImportCells = Partial<Record<PointRowField, string>>;

/** A row that can be imported, with a contract: each number has its own client and CUPS. */
export const importRowOf = (n: number, cells: ImportCells = {}): ImportCells => ({
  taxId: taxIdOf(500 + n),
  clientName: `Cliente ${n}`,
  cups: cupsOf(n),
  alias: `Punto ${n}`,
  address: 'Calle Mayor, 1',
  municipality: 'Getafe',
  province: 'Madrid',
  postcode: '28901',
  supplier: 'Comercializadora Uno',
  tariff: '2.0TD',
  from: '2026-01-01',
  to: '2026-12-31',
  power1: '3.3',
  power2: '4.6',
  ...cells,
});

/** What is sent of a file: its first row is line 2, under the header. */
export function importOf(rows: readonly ImportCells[], dryRun = false): PointImport {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = [...names] as PointRowField[];
  return {
    dryRun,
    fileName: 'puntos.xlsx',
    columns,
    rows: rows.map((row, index) => ({
      line: index + 2,
      cells: columns.map((field) => row[field] ?? '').join('\t'),
    })),
  };
}
