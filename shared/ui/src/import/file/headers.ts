import { type FileColumn, headerKey, type ImportSpec } from './importSpec';

/** The column of the file (from 0) for each field; fields without a column are left out. */
export type Mapping = Readonly<Record<string, number>>;

const unitAtEnd = /(eurkwh|kwh|kvarh|eurkwano|kwano|kw|eur)$/;

/** The field that a header means; `undefined`: none that is known. */
function fieldOf({ fieldByKey }: ImportSpec, header: string): string | undefined {
  const key = headerKey(header);
  return fieldByKey.get(key) ?? fieldByKey.get(key.replace(unitAtEnd, ''));
}

/** Proposes the meaning of the headers. The first column wins; the template's own names before any other. */
export function proposeMapping(spec: ImportSpec, headers: readonly string[]): Mapping {
  const ownHeaders = new Set(spec.columns.map(({ header }) => header));
  const isOther = (index: number) => Number(!ownHeaders.has(headers[index]?.trim() ?? ''));
  const ordered = [...headers.keys()].sort((one, other) => isOther(one) - isOther(other));
  const mapping: Record<string, number> = {};
  for (const index of ordered) {
    const field = fieldOf(spec, headers[index] ?? '');
    if (field) mapping[field] ??= index;
  }
  return mapping;
}

/** The number of known headers among some cells: the row with the most is the header. */
export const knownHeaders = (spec: ImportSpec, cells: readonly string[]): number =>
  cells.filter((cell) => fieldOf(spec, cell) !== undefined).length;

/** The columns that every file must have and this one does not, as it is matched. */
export const missingColumns = (spec: ImportSpec, mapping: Mapping): readonly FileColumn[] =>
  spec.columns.filter(({ field, isRequired }) => isRequired && mapping[field] === undefined);
