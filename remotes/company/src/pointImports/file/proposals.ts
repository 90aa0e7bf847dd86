import type { PointImportAnswer, PointImportField } from '@vatio/contracts/company/pointImports';
import { columnOf, pointColumns } from '../../points/file/fileColumns';
import { fileValue } from '../../points/file/fileValues';

/** What was concluded for a column, and for which rows. */
export interface Proposal {
  readonly id: string;
  readonly column: string;
  readonly value: string;
  readonly lines: readonly number[];
}

/** A value of the wire as a person reads it. */
export function valueInWords(field: PointImportField, value: string): string {
  const column = columnOf(field);
  return String(column ? fileValue(column.kind, value) : value);
}

/** What the file did not say, by column and value: a line for each of 5,000 rows would hide it. */
export function proposalsOf({ rows }: PointImportAnswer): readonly Proposal[] {
  const proposals = new Map<string, Proposal & { readonly lines: number[] }>();
  for (const { line, proposed } of rows) {
    for (const { field, value } of proposed) {
      const id = `${field} ${value}`;
      const column = columnOf(field)?.header ?? field;
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
