/** What can stand in a cell of a file. `null`, no number (`NaN`) and no date leave it empty. */
export type ExportValue = string | number | boolean | Date | null;

/**
 * A column of a file. The value is given as it is, not as it is shown, so that spreadsheets can
 * calculate with it: `{ header: 'Alta', value: (user) => new Date(user.createdAt) }`.
 */
export interface ExportColumn<Row> {
  readonly header: string;
  readonly value: (row: Row) => ExportValue;
}

/** How many rows were read, of how many. */
export type OnProgress = (done: number, total: number) => void;

/** Yes and no as a person reads them: spreadsheets would write VERDADERO. */
export const yesOrNo = (value: boolean) => (value ? 'Sí' : 'No');
