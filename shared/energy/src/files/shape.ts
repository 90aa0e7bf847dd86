import type { Column, ColumnRole } from './columns';
import type { DecimalMark } from './numbers';
import type { Separator } from './splitRow';
import type { CurveFormat } from './types';

/** Where each thing stands in a line; -1 where the format does not have it. */
export type ColumnIndexes = Readonly<Record<ColumnRole, number>>;

/** Columns of a line, before the numbers were looked at. */
export interface Shape {
  readonly format: CurveFormat;
  readonly columns: readonly Column[];
  readonly indexes: ColumnIndexes;
  readonly hasHeader: boolean;
  /** How many of the file's units are a kWh. */
  readonly consumedPerKwh: 1 | 1000;
  readonly exportedPerKwh: 1 | 1000;
  /** What to take when the numbers do not show it; null: as usual with the separator. */
  readonly usualMark: '.' | null;
}

/** How to read every line of a file. */
export interface Layout extends Shape {
  readonly separator: Separator;
  readonly mark: DecimalMark;
  /** Of the header; of the first line of data where there is none. */
  readonly firstLine: number;
  readonly headerText: string | null;
}
