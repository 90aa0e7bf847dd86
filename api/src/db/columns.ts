import type { ColumnType } from 'kysely';

/** The creation time of the row; it never changes. */
export type Created = ColumnType<Date, Date | undefined, never>;

/** The fields of a row as the API names them, each with its column. */
type Columns = Readonly<Record<string, string>>;

/** The columns of a table under the names of their fields, for a select or a returning. */
export const selecting = <Table extends string, const Names extends Columns>(
  table: Table,
  columns: Names,
): readonly Selected<Table, Names>[] =>
  Object.entries(columns).map(
    ([field, column]) => `${table}.${column} as ${field}` as Selected<Table, Names>,
  );
type Selected<Table extends string, Names extends Columns> = {
  [Field in keyof Names & string]: `${Table}.${Names[Field]} as ${Field}`;
}[keyof Names & string];

/** Fields under the names of their columns. */
export type InColumns<Fields, Names extends Columns> = {
  [Field in keyof Names & keyof Fields as Names[Field]]: Fields[Field];
};

/** Fields under the names of their columns; those without one are left out. */
export const inColumns = <Names extends Columns, Fields extends Record<keyof Names, unknown>>(
  fields: Fields,
  columns: Names,
): InColumns<Fields, Names> =>
  Object.fromEntries(
    Object.entries(columns).map(([field, column]) => [column, fields[field as keyof Fields]]),
  ) as InColumns<Fields, Names>;
