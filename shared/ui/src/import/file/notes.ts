import type { ImportedRow, ImportOutcome, RowImportAnswer } from '@vatio/contracts/imports/rows';
import { decimalInWords } from '@vatio/records/format';
import { columnOf, type ImportSpec } from './importSpec';
import type { Reading } from './rows';
import type { FileTable, TableRow } from './table';

/** The number of rows with each outcome. */
export function countsOf(rows: readonly ImportedRow[]): Record<ImportOutcome, number> {
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
  /** The file's value; empty: none. */
  readonly value: string;
  readonly message: string;
}

const headerOf = (spec: ImportSpec, field: string) => columnOf(spec, field)?.header ?? field;

/** A value of the wire as a person reads it. */
function valueInWords(spec: ImportSpec, field: string, value: string): string {
  const written = columnOf(spec, field)?.kind.write(value) ?? value;
  return typeof written === 'number' ? decimalInWords(String(written)) : String(written);
}

/** The notes on all rows, in their order. An answer has the rows that were sent, in their order. */
export function notesOf(
  spec: ImportSpec,
  answer: RowImportAnswer,
  { rows }: FileTable,
  { mapping }: Reading,
): readonly CellNote[] {
  return answer.rows.flatMap(({ line, problems, proposed }, at) => {
    const note = (kind: CellNote['kind'], field: string, message: string) => {
      const value = rows[at]?.cells[mapping[field] ?? -1] ?? '';
      const id = `${kind}-${line}-${field}`;
      return { id, kind, line, column: headerOf(spec, field), value, message };
    };
    return [
      ...problems.map(({ field, message }) => note('problem', field, `${message}.`)),
      ...proposed.map(({ field, value }) =>
        note('proposal', field, `Proponemos ${valueInWords(spec, field, value)}.`),
      ),
    ];
  });
}

/** The problems of a row in one text. */
export const problemsInWords = (spec: ImportSpec, { problems }: ImportedRow): string =>
  problems.map(({ field, message }) => `${headerOf(spec, field)}: ${message}.`).join(' ');

/** The rows that would be imported or left as they are. */
export const soundRows = (answer: RowImportAnswer, { rows }: FileTable): readonly TableRow[] =>
  rows.filter((_, at) => answer.rows[at]?.outcome !== 'error');

/** A finding that rows share in a column: a value that was concluded, or a warning. */
export interface LineGroup {
  readonly id: string;
  readonly column: string;
  readonly value: string;
  readonly lines: readonly number[];
}

/** A column with more of them, such as amounts, shows only their number. */
const maxValues = 10;

/** Values that the file lacked, by column and value: a line for each of 5,000 rows would hide them. */
export function proposalsOf(spec: ImportSpec, answer: RowImportAnswer): readonly LineGroup[] {
  const values = new Map<string, Set<string>>();
  for (const { field, value } of answer.rows.flatMap(({ proposed }) => proposed)) {
    values.set(field, (values.get(field) ?? new Set()).add(value));
  }
  return grouped(spec, answer, ({ proposed }) =>
    proposed.map(({ field, value }) => {
      const different = values.get(field)?.size ?? 0;
      const isMany = different > maxValues;
      return [field, isMany ? `${different} valores distintos` : valueInWords(spec, field, value)];
    }),
  );
}

/** Warnings about rows that are imported all the same, by column and sentence. */
export const warningsOf = (spec: ImportSpec, answer: RowImportAnswer): readonly LineGroup[] =>
  grouped(spec, answer, ({ warnings }) => warnings.map(({ field, message }) => [field, message]));

function grouped(
  spec: ImportSpec,
  { rows }: RowImportAnswer,
  valuesOf: (row: ImportedRow) => readonly (readonly [field: string, value: string])[],
): readonly LineGroup[] {
  const groups = new Map<string, LineGroup & { readonly lines: number[] }>();
  for (const row of rows) {
    for (const [field, value] of valuesOf(row)) {
      const id = `${field} ${value}`;
      const known = groups.get(id) ?? { id, column: headerOf(spec, field), value, lines: [] };
      known.lines.push(row.line);
      groups.set(id, known);
    }
  }
  /** Orders the groups as in the template. */
  const placeOf = ({ column }: LineGroup) =>
    spec.columns.findIndex(({ header }) => header === column);
  return [...groups.values()].sort((one, other) => placeOf(one) - placeOf(other));
}
