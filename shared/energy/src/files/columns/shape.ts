import type { DecimalMark } from '../rows/numbers';
import type { Separator } from '../text/splitRow';
import type { CurveFormat, FileProblem } from '../types';
import type { Column, ColumnRole } from './columns';

/** kWh in an hour: more than any point with these formats can take. */
export const mostKwhPerHour = 10_000;

/** The column of each role; -1 where the format has none. */
export type ColumnIndexes = Readonly<Record<ColumnRole, number>>;

/** A column of a matrix with a line for each day, and its label from the header. */
export interface MatrixColumn {
  readonly index: number;
  /** «7» or «07:15» */
  readonly label: string;
}

/** A column that says the same of every line, as long as all lines can be read alike. */
export interface WatchedColumn {
  readonly index: number;
  /** @returns the problem of a file that has this cell in a line, or null */
  check(cell: string, line: number): FileProblem | null;
}

/** Columns of a line, before a look at the numbers. */
export interface Shape {
  readonly format: CurveFormat;
  readonly columns: readonly Column[];
  readonly indexes: ColumnIndexes;
  readonly hasHeader: boolean;
  /** The number of cells in every line, where it determines the format; 0 with a header. */
  readonly formatCells: number;
  /** The number of the file's units in a kWh. */
  readonly consumedPerKwh: 1 | 1000;
  readonly exportedPerKwh: 1 | 1000;
  /** The decimal mark when the numbers show none; null: the usual one for the separator. */
  readonly usualMark: '.' | null;
  /** Empty where each line is an interval. */
  readonly matrix: readonly MatrixColumn[];
  /** True when the numbers are the mean power of each quarter, in kW. */
  readonly isPower: boolean;
}

/** The rules to read every line of a file. */
export interface Layout extends Shape {
  readonly separator: Separator;
  readonly mark: DecimalMark;
  /** True when a person has chosen the mark: the other one separates thousands. */
  readonly isMarkTold: boolean;
  /** The line of the header, or of the first data where there is none. */
  readonly firstLine: number;
  /** The number of the first hour, for numbered hours with quarters in their own column. */
  readonly firstHour: 0 | 1;
  /** The number of the first quarter of an hour, in a column of its own. */
  readonly firstQuarter: 0 | 1;
  /** Columns that must go on to say what they say in the first lines. */
  readonly watched: readonly WatchedColumn[];
  /** True when the numbers in the column of the hour count the quarters of the day, 1 to 96. */
  readonly countsQuarters: boolean;
}
