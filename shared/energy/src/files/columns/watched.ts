import type { EnergyUnit } from './columns';
import { consumedRows, otherMagnitude } from './magnitudes';
import type { Shape, WatchedColumn } from './shape';
import { otherUnit } from './tableProblems';

type Rows = readonly (readonly string[])[];

const unitTitles = ['unidad', 'unidades', 'unit', 'units', 'unidadmedida', 'unidaddemedida', 'ud'];
const units: Readonly<Record<string, EnergyUnit>> = { kwh: 'kWh', wh: 'Wh' };

/** @returns a column with the unit of each line, and the unit of the first one; null without one */
export function unitColumn(
  rows: Rows,
  { columns }: Shape,
): { readonly index: number; readonly unit: EnergyUnit | null } | null {
  const index = columns.findIndex(({ name }) => unitTitles.includes(name));
  const first = rows.map((row) => row[index] ?? '').find((cell) => cell !== '');
  return first === undefined ? null : { index, unit: unitOf(first) };
}

const unitOf = (cell: string): EnergyUnit | null =>
  units[
    cell
      .slice(0, 10)
      .toLowerCase()
      .replace(/[^a-z]/g, '')
  ] ?? null;

/**
 * The columns whose cells say what a line holds: its magnitude, its unit. The first lines decide how
 * all are read, and a later one that says something else refuses the file.
 */
export function watchedColumns(rows: Rows, shape: Shape): readonly WatchedColumn[] {
  const magnitudes = consumedRows(rows, shape).map((index) => ({
    index,
    check: (cell: string, line: number) => otherMagnitude(cell, line, shape.columns, index),
  }));
  const unit = unitColumn(rows, shape);
  if (!unit) return magnitudes;
  const expected: EnergyUnit = shape.consumedPerKwh === 1000 ? 'Wh' : 'kWh';
  const check = (cell: string, line: number) =>
    cell === '' || unitOf(cell) === expected ? null : otherUnit(line, expected, cell);
  return [...magnitudes, { index: unit.index, check }];
}
