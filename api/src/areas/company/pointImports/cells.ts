import type { PointImport, PointImportField } from '@vatio/contracts/company/pointImports';

/** The cells of a row; empty ones are left out. */
export type Cells = Partial<Readonly<Record<PointImportField, string>>>;

/** A row of the file, by the number that the person sees. */
export interface SentRow {
  readonly line: number;
  readonly cells: Cells;
}

/** One message for each wrong field, without full stops. */
export type FieldProblems = Partial<Readonly<Record<PointImportField, string>>>;

/** The cells of a row by field. @param columns the field of each cell, in order */
export function cellsOf(columns: PointImport['columns'], text: string): Cells {
  const texts = text.split('\t');
  const said = columns.flatMap((field, at) => {
    const value = texts[at]?.trim();
    return value ? [[field, value] as const] : [];
  });
  return Object.fromEntries(said);
}

/** `power1` to `power6`, or the prices of either term. */
export type NumberedField = 'power' | 'energyPrice' | 'powerPrice';

const periods = [1, 2, 3, 4, 5, 6] as const;
const namesOf = (name: NumberedField) => periods.map((period) => `${name}${period}` as const);
const names: Readonly<Record<NumberedField, readonly PointImportField[]>> = {
  power: namesOf('power'),
  energyPrice: namesOf('energyPrice'),
  powerPrice: namesOf('powerPrice'),
};

/** The cell of a period, P1 first. @param index 0 to 5 */
export const fieldOf = (name: NumberedField, index: number) =>
  `${name}${index + 1}` as PointImportField;

/** The six cells of the periods; missing ones are empty. */
export const periodValues = (cells: Cells, name: NumberedField): string[] =>
  names[name].map((field) => cells[field] ?? '');

/** Whether a row has a cell of any period. */
export const saysPeriods = (cells: Cells, name: NumberedField): boolean =>
  names[name].some((field) => cells[field] !== undefined);
