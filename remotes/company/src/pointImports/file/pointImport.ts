import type {
  ImportedRow,
  PointImport,
  PointImportAnswer,
  PointImportOutcome,
} from '@vatio/contracts/company/pointImports';
import type { PointRowField } from '@vatio/contracts/company/pointRows';
import { columnOf, pointColumns } from '../../points/file/fileColumns';
import { type DecimalMark, fileValue, proposeMark, wireValue } from '../../points/file/fileValues';
import type { Mapping } from './headers';
import type { PointTable, TableRow } from './table';

export type { ImportedRow, PointImportAnswer };

/** How a file is read: which column is what, and how its decimals are written. */
export interface Reading {
  readonly mapping: Mapping;
  readonly mark: DecimalMark;
}

/** The columns of the import that the file has, in the order of the template. */
const mapped = (mapping: Mapping) =>
  pointColumns.flatMap(({ field, kind }) => {
    const index = mapping[field];
    return index === undefined ? [] : [{ field, kind, index }];
  });

const decimalsIn = (mapping: Mapping) => mapped(mapping).filter(({ kind }) => kind === 'decimal');

/** The decimal mark that the matched columns show. */
export function markOf({ rows }: PointTable, mapping: Mapping): DecimalMark {
  const decimals = decimalsIn(mapping);
  return proposeMark(rows.flatMap(({ cells }) => decimals.map(({ index }) => cells[index] ?? '')));
}

/** Whether it matters how decimals are written: some number has a comma or a point. */
export function hasDecimals({ rows }: PointTable, mapping: Mapping): boolean {
  const decimals = decimalsIn(mapping);
  return rows.some(({ cells }) => decimals.some(({ index }) => /[.,]/.test(cells[index] ?? '')));
}

/** The request for a file. @param rows the rows to import */
export function toImport(
  { fileName }: PointTable,
  rows: readonly TableRow[],
  { mapping, mark }: Reading,
): Omit<PointImport, 'dryRun'> {
  const columns = mapped(mapping);
  const cellsOf = ({ cells }: TableRow) =>
    columns.map(({ kind, index }) => wireValue(kind, cells[index] ?? '', mark)).join('\t');
  return {
    fileName: fileName.slice(0, 255),
    columns: columns.map(({ field }) => field),
    rows: rows.map((row) => ({ line: row.line, cells: cellsOf(row) })),
  };
}

/** How many rows become what. */
export function countsOf(rows: readonly ImportedRow[]): Record<PointImportOutcome, number> {
  const counts = { create: 0, exists: 0, error: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

/** A note on a cell: its problem, or the proposal in its place. */
export interface CellNote {
  readonly id: string;
  readonly kind: 'problem' | 'proposal';
  readonly line: number;
  readonly column: string;
  /** What the file says; empty: nothing. */
  readonly value: string;
  readonly message: string;
}

const headerOf = (field: PointRowField) => columnOf(field)?.header ?? field;

/** A value of the wire as a person reads it. */
function valueInWords(field: PointRowField, value: string): string {
  const column = columnOf(field);
  return String(column ? fileValue(column.kind, value) : value);
}

/** The notes on all rows, in their order. An answer has the rows that were sent, in their order. */
export function notesOf(
  answer: PointImportAnswer,
  { rows }: PointTable,
  { mapping }: Reading,
): readonly CellNote[] {
  return answer.rows.flatMap(({ line, problems, proposed }, at) => {
    const note = (kind: CellNote['kind'], field: PointRowField, message: string) => {
      const value = rows[at]?.cells[mapping[field] ?? -1] ?? '';
      const id = `${kind}-${line}-${field}`;
      return { id, kind, line, column: headerOf(field), value, message };
    };
    return [
      ...problems.map(({ field, message }) => note('problem', field, `${message}.`)),
      ...proposed.map(({ field, value }) =>
        note('proposal', field, `Proponemos ${valueInWords(field, value)}.`),
      ),
    ];
  });
}

/** The problems of a row in one text. */
export const problemsInWords = ({ problems }: ImportedRow): string =>
  problems.map(({ field, message }) => `${headerOf(field)}: ${message}.`).join(' ');

/** The rows that would be imported or left as they are. */
export const soundRows = (answer: PointImportAnswer, { rows }: PointTable): readonly TableRow[] =>
  rows.filter((_, at) => answer.rows[at]?.outcome !== 'error');

/** A value that was concluded for a column, and its rows. */
export interface Proposal {
  readonly id: string;
  readonly column: string;
  readonly value: string;
  readonly lines: readonly number[];
}

/** What the file did not say, by column and value: a line for each of 5,000 rows would hide it. */
export function proposalsOf({ rows }: PointImportAnswer): readonly Proposal[] {
  const proposals = new Map<string, Proposal & { readonly lines: number[] }>();
  for (const { line, proposed } of rows) {
    for (const { field, value } of proposed) {
      const id = `${field} ${value}`;
      const column = headerOf(field);
      const known = proposals.get(id) ?? {
        id,
        column,
        value: valueInWords(field, value),
        lines: [],
      };
      known.lines.push(line);
      proposals.set(id, known);
    }
  }
  return [...proposals.values()].sort((one, other) => placeOf(one) - placeOf(other));
}

/** In the order of the template. */
const placeOf = ({ column }: Proposal) => pointColumns.findIndex(({ header }) => header === column);
