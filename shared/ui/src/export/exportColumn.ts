/** The value of a cell in a file. `null`, no number (`NaN`) and no date leave it empty. */
export type ExportValue = string | number | boolean | Date | null;

/**
 * A column of a file. It gives the value itself, not its text, so that spreadsheets can calculate:
 * `{ header: 'Alta', value: (user) => new Date(user.createdAt) }`.
 */
export interface ExportColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => ExportValue;
}

/** Gets the number of rows read, and the total. */
export type OnProgress = (done: number, total: number) => void;

/** Yes and no for people: spreadsheets would write VERDADERO. */
export const yesOrNo = (value: boolean) => (value ? 'Sí' : 'No');
