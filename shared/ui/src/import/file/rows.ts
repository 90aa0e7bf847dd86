import type { RowImport } from '@vatio/contracts/imports/rows';
import type { Mapping } from './headers';
import type { ImportSpec } from './importSpec';
import { type DecimalMark, decimalKind, proposeMark, wireValue } from './kinds';
import type { FileTable, TableRow } from './table';

/** The reading of a file: the meaning of its columns, and its decimal mark. */
export interface Reading {
  readonly mapping: Mapping;
  readonly mark: DecimalMark;
}

/** The columns of the import that the file has, in the order of the template. */
const mapped = ({ columns }: ImportSpec, mapping: Mapping) =>
  columns.flatMap(({ field, kind }) => {
    const index = mapping[field];
    return index === undefined ? [] : [{ field, kind, index }];
  });

const decimalsIn = (spec: ImportSpec, mapping: Mapping) =>
  mapped(spec, mapping).filter(({ kind }) => kind === decimalKind);

/** The decimal mark that the matched columns show. */
export function markOf(spec: ImportSpec, { rows }: FileTable, mapping: Mapping): DecimalMark {
  const decimals = decimalsIn(spec, mapping);
  return proposeMark(rows.flatMap(({ cells }) => decimals.map(({ index }) => cells[index] ?? '')));
}

/** True if the decimal mark matters: some number has a comma or a point. */
export function hasDecimals(spec: ImportSpec, { rows }: FileTable, mapping: Mapping): boolean {
  const decimals = decimalsIn(spec, mapping);
  return rows.some(({ cells }) => decimals.some(({ index }) => /[.,]/.test(cells[index] ?? '')));
}

/**
 * Some systems allow a line break in the name of a file, and a cut may leave half of a character: the
 * API takes neither, and would say so of a file that is right.
 */
const sentName = (fileName: string) =>
  fileName.slice(0, 255).replace(/[\p{Control}\p{Surrogate}]/gu, '_');

/** The request for a file. @param rows the rows to import */
export function toImport(
  spec: ImportSpec,
  { fileName }: FileTable,
  rows: readonly TableRow[],
  { mapping, mark }: Reading,
): RowImport {
  const columns = mapped(spec, mapping);
  const cellsOf = ({ cells }: TableRow) =>
    columns.map(({ kind, index }) => wireValue(kind, cells[index] ?? '', mark)).join('\t');
  return {
    fileName: sentName(fileName),
    columns: columns.map(({ field }) => field),
    rows: rows.map((row) => ({ line: row.line, cells: cellsOf(row) })),
  };
}
