import type { DecimalMark } from '../rows/numbers';
import type { Separator } from '../text/splitRow';
import type { CurveFormat } from '../types';
import type { Column, ColumnRole } from './columns';

/** Where each thing stands in a line; -1 where the format does not have it. */
export type ColumnIndexes = Readonly<Record<ColumnRole, number>>;

/** A column of a matrix, which has a line for each day: the label that is written above its cells. */
export interface MatrixColumn {
  readonly index: number;
  /** «7» or «07:15» */
  readonly label: string;
}

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
  /** Empty where each line is an interval. */
  readonly matrix: readonly MatrixColumn[];
  /** Whether the numbers are the mean power of each quarter, in kW. */
  readonly isPower: boolean;
}

/** How to read every line of a file. */
export interface Layout extends Shape {
  readonly separator: Separator;
  readonly mark: DecimalMark;
  /** Of the header; of the first line of data where there is none. */
  readonly firstLine: number;
  /** The number of the first hour, where hours have numbers and quarters a column of their own. */
  readonly firstHour: 0 | 1;
  readonly headerText: string | null;
}
