import type { RowImportAnswer } from '@vatio/contracts/imports/rows';
import { type ExportColumn, toCsv } from '@vatio/ui/export';
import type { ImportSpec } from './importSpec';
import { problemsInWords } from './notes';
import type { FileTable } from './table';

/** A row of texts, by the place of the column. */
type Texts = readonly string[];

/** Columns and rows to download, for `toCsv` and `toXlsx`. */
export interface FileToWrite {
  readonly columns: readonly ExportColumn<Texts>[];
  readonly rows: readonly Texts[];
}

const columnsOf = (headers: Texts): FileToWrite['columns'] =>
  headers.map((header, index) => ({ header, value: (row) => row[index] ?? '' }));

/** The headers, and two rows that explain them. Those begin with #: they are not imported. */
export function templateFile({ columns }: ImportSpec): FileToWrite {
  const explanations = columns.map(({ isRequired, explanation }) =>
    isRequired ? `Obligatorio. ${explanation}` : explanation,
  );
  const examples = columns.map(({ example }) => example);
  return {
    columns: columnsOf(columns.map(({ header }) => header)),
    rows: [explanations, examples].map(([first, ...others]) => [`# ${first}`, ...others]),
  };
}

/** The header of the column with the problems. It is ignored when the file is imported again. */
export const problemHeader = 'Problema';

/** The wrong rows as they are in the file, with their problems in a column at the end. */
export function errorFile(
  spec: ImportSpec,
  answer: RowImportAnswer,
  { headers, rows }: FileTable,
): FileToWrite {
  const withoutOld = (texts: Texts) =>
    headers.flatMap((header, index) => (header === problemHeader ? [] : [texts[index] ?? '']));
  return {
    columns: columnsOf([...withoutOld(headers), problemHeader]),
    rows: answer.rows.flatMap((row, at) =>
      row.outcome === 'error'
        ? [[...withoutOld(rows[at]?.cells ?? []), problemsInWords(spec, row)]]
        : [],
    ),
  };
}

/** The same as a CSV to download. */
export const csvOf = ({ columns, rows }: FileToWrite): Blob =>
  new Blob([toCsv(columns, rows)], { type: 'text/csv;charset=utf-8' });
