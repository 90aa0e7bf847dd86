import type { ExportColumn } from '@vatio/ui/export';
import { type PointColumn, pointColumns } from '../../points/file/fileColumns';
import { type PointImportAnswer, wrongRows } from './pointImport';
import type { PointTable } from './table';

/** A row of texts, by the place of the column. */
type Texts = readonly string[];

/** What is downloaded: columns and rows, for `toCsv` and `toXlsx`. */
export interface FileToWrite {
  readonly columns: readonly ExportColumn<Texts>[];
  readonly rows: readonly Texts[];
}

const columnsOf = (headers: readonly string[]): readonly ExportColumn<Texts>[] =>
  headers.map((header, index) => ({ header, value: (row) => row[index] ?? '' }));

/** To be filled in: the headers, and two rows that explain them. Those begin with #: they are not imported. */
export function templateFile(): FileToWrite {
  return {
    columns: columnsOf(pointColumns.map(({ header }) => header)),
    rows: [
      asComment(pointColumns.map(explanationOf)),
      asComment(pointColumns.map(({ example }) => example)),
    ],
  };
}

const asComment = ([first = '', ...others]: readonly string[]) => [`# ${first}`, ...others];

const explanationOf = ({ isRequired, explanation }: PointColumn) =>
  isRequired ? `Obligatorio. ${explanation}` : explanation;

/** What the column with the problems is called. It means nothing when the file is imported again. */
const problemHeader = 'Problema';

/** The rows that are wrong as they are in the file, with what is wrong in a column at the end. */
export function errorFile(answer: PointImportAnswer, table: PointTable): FileToWrite {
  const headers = table.headers.map((header, index) => ({ header, index }));
  const kept = headers.filter(({ header }) => header !== problemHeader);
  return {
    columns: columnsOf([...kept.map(({ header }) => header), problemHeader]),
    rows: wrongRows(answer, table).map(({ row, problem }) => [
      ...kept.map(({ index }) => row.cells[index] ?? ''),
      problem,
    ]),
  };
}
