import { codeOf } from '../errorFacts';
import { Refusal } from '../refusal';

/** The cells of a row by field, without empty cells. */
export type Cells<Field extends string> = Partial<Readonly<Record<Field, string>>>;

/** One message for each wrong field, without full stops. */
export type FieldNotes<Field extends string> = Cells<Field>;

export const hasNone = (notes: object): boolean => Object.keys(notes).length === 0;

/** The cells of a row. @param columns the field of each cell, in order */
export function cellsOf<Field extends string>(
  columns: readonly Field[],
  text: string,
): Cells<Field> {
  const texts = text.split('\t');
  const said = columns.flatMap((field, at) => {
    const value = texts[at]?.trim();
    return value ? [[field, value] as const] : [];
  });
  return Object.fromEntries(said) as Cells<Field>;
}

/** The notes as the contract has them. */
export const listed = <Field extends string>(notes: FieldNotes<Field>) =>
  entriesOf(notes).map(([field, message]) => ({ field, message }));

export const entriesOf = <Field extends string>(cells: Cells<Field>) =>
  Object.entries(cells) as [Field, string][];

/** The first row of each key; rows without a key are left out. */
export function firstBy<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | null | undefined,
): ReadonlyMap<string, Row> {
  const keyed = rows.map((row) => [keyOf(row), row] as const);
  return new Map(keyed.flatMap(([key, row]) => (key ? [[key, row] as const] : [])).reverse());
}

/** More problems than a person can mend at once. */
const maxFields = 50;

/** @throws Refusal invalid, by row and field */
export function requireSoundRows(rows: readonly { readonly problems: object }[]): void {
  const fields = rows.flatMap(({ problems }, index) =>
    Object.entries(problems).map(([field, message]) => [`rows.${index}.${field}`, message]),
  );
  if (fields.length === 0) return;
  throw new Refusal('invalid', 'Hay filas con errores, así que no se ha importado nada.', {
    fields: Object.fromEntries(fields.slice(0, maxFields)),
  });
}

/** Twenty in each of 5,000 rows; four times as many take the API ten seconds, and an answer of 20 MB. */
const mostProblems = 100_000;

/**
 * Counts the problems of rows as they are judged.
 *
 * @throws Refusal invalid when there are too many to mend
 */
export function problemLimit(): <Row extends { readonly problems: object }>(row: Row) => Row {
  let left = mostProblems;
  return (row) => {
    left -= Object.keys(row.problems).length;
    if (left >= 0) return row;
    throw new Refusal(
      'invalid',
      'Hay más de 100.000 celdas con errores, quizá porque una columna no es la que parece: revisa las columnas, o divide el fichero.',
    );
  };
}

/**
 * An answer as JSON: its rows are JSON already, because many would hold up the API.
 *
 * @param facts the rest of the answer
 */
export const withRows = (facts: object, rows: readonly { readonly json: string }[]): string =>
  `${JSON.stringify(facts).slice(0, -1)},"rows":[${rows.map(({ json }) => json).join(',')}]}`;

/** The name of an import in the audit. */
export const importSubject = (id: string, fileName: string) => ({ id, name: fileName, email: '' });

const maxAttempts = 3;

/** Writes again where another request has created one of the records first: the next look finds it. */
export async function withRetries<Result>(
  write: () => Promise<Result>,
  attemptsLeft = maxAttempts,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (attemptsLeft === 1 || codeOf(error) !== '23505') throw error;
    return withRetries(write, attemptsLeft - 1);
  }
}
