import type { PointImport } from '@vatio/contracts/company/imports/pointImports';
import type { PointRowField } from '@vatio/contracts/company/imports/pointRows';
import type { Caller } from './calls/caller';
import type { HttpAnswer } from './calls/httpCall';
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

/** The request for a file: its first row is line 2, under the header. */
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

/** Creates points with a contract, each of its own client. @returns the id of the import */
export async function importPoints(who: Caller, count: number): Promise<string> {
  const rows = Array.from({ length: count }, (_, index) => importRowOf(index + 1));
  return (await who.post('/api/point-imports', importOf(rows))).json.importId;
}

/** The n-th of these points, from 1 on. */
export const importedPoint = async (who: Caller, n: number): Promise<HttpAnswer['json']> =>
  (await who.get(`/api/points?q=${cupsOf(n)}`)).json.rows[0];

export const undoImport = (who: Caller, id: string): Promise<HttpAnswer> =>
  who.post(`/api/point-imports/${id}/undo`);
