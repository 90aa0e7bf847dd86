import type {
  ImportedRow,
  PointImport,
  PointImportAnswer,
  PointImportField,
} from '@vatio/contracts/company/pointImports';
import { columnOf, pointColumns } from '../../points/file/fileColumns';
import { type DecimalMark, proposeMark, wireValue } from '../../points/file/fileValues';
import type { Mapping } from './headers';
import { valueInWords } from './proposals';
import type { PointTable, TableRow } from './table';

export type { ImportedRow, PointImportAnswer };

/** How a file is read: which column is what, and how its decimals are written. */
export interface Reading {
  readonly mapping: Mapping;
  readonly mark: DecimalMark;
}

/** The columns of the import that the file has, in the order of the template. */
const mapped = (mapping: Mapping) =>
  pointColumns.flatMap((column) => {
    const index = mapping[column.field];
    return index === undefined ? [] : [{ column, index }];
  });

/** What the decimals of the columns that are matched look like. */
export function markOf({ rows }: PointTable, mapping: Mapping): DecimalMark {
  const decimals = mapped(mapping).filter(({ column }) => column.kind === 'decimal');
  return proposeMark(rows.flatMap(({ cells }) => decimals.map(({ index }) => cells[index] ?? '')));
}

/** Whether it matters how decimals are written: some number has a comma or a point. */
export function hasDecimals({ rows }: PointTable, mapping: Mapping): boolean {
  const decimals = mapped(mapping).filter(({ column }) => column.kind === 'decimal');
  return rows.some(({ cells }) => decimals.some(({ index }) => /[.,]/.test(cells[index] ?? '')));
}

/** What is sent of a file. @param rows those of its rows that are to be imported */
export function toImport(
  { fileName }: PointTable,
  rows: readonly TableRow[],
  { mapping, mark }: Reading,
): Omit<PointImport, 'dryRun'> {
  const columns = mapped(mapping);
  return {
    fileName: fileName.slice(0, 255),
    columns: columns.map(({ column }) => column.field),
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: columns
        .map(({ column, index }) => wireValue(column.kind, cells[index] ?? '', mark))
        .join('\t'),
    })),
  };
}

/** How many rows become what. */
export interface OutcomeCounts {
  readonly create: number;
  readonly exists: number;
  readonly error: number;
}

export function countsOf(rows: readonly ImportedRow[]): OutcomeCounts {
  const counts = { create: 0, exists: 0, error: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

/** Something that is to be said of a cell: a problem, or what was concluded in its place. */
export interface CellNote {
  readonly id: string;
  readonly kind: 'problem' | 'proposal';
  readonly line: number;
  readonly column: string;
  /** What the file says; empty: nothing. */
  readonly value: string;
  readonly message: string;
}

/** What is to be said of the rows, in their order. */
export function notesOf(
  { rows: answered }: PointImportAnswer,
  { rows }: PointTable,
  { mapping }: Reading,
): readonly CellNote[] {
  const cellsByLine = new Map(rows.map(({ line, cells }) => [line, cells]));
  const noteOf = (
    kind: CellNote['kind'],
    line: number,
    field: PointImportField,
    message: string,
  ) => {
    const column = columnOf(field)?.header ?? field;
    const index = mapping[field];
    const value = index === undefined ? '' : (cellsByLine.get(line)?.[index] ?? '');
    return { id: `${kind}-${line}-${field}`, kind, line, column, value, message };
  };
  return answered.flatMap(({ line, problems, proposed }) => [
    ...problems.map(({ field, message }) => noteOf('problem', line, field, `${message}.`)),
    ...proposed.map(({ field, value }) =>
      noteOf('proposal', line, field, `Proponemos ${valueInWords(field, value)}.`),
    ),
  ]);
}

/** The rows that are wrong, each with what is wrong: to be put right, and imported again. */
export function wrongRows(
  { rows: answered }: PointImportAnswer,
  { rows }: PointTable,
): readonly { readonly row: TableRow; readonly problem: string }[] {
  const problems = new Map(
    answered.flatMap((row) =>
      row.outcome === 'error' ? [[row.line, problemsInWords(row)] as const] : [],
    ),
  );
  return rows.flatMap((row) => {
    const problem = problems.get(row.line);
    return problem === undefined ? [] : [{ row, problem }];
  });
}

const problemsInWords = ({ problems }: ImportedRow) =>
  problems
    .map(({ field, message }) => `${columnOf(field)?.header ?? field}: ${message}.`)
    .join(' ');

/** The rows that would be imported or left as they are. */
export function soundRows(
  { rows: answered }: PointImportAnswer,
  { rows }: PointTable,
): readonly TableRow[] {
  const wrong = new Set(
    answered.flatMap(({ line, outcome }) => (outcome === 'error' ? [line] : [])),
  );
  return rows.filter(({ line }) => !wrong.has(line));
}
