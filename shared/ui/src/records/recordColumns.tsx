import { type Field, type FieldName, fieldsOf, type RecordFacts } from '@vatio/records/record';
import { shownValue } from '@vatio/records/words';
import type { Column } from '../table/column';
import { dash, FieldValue } from './FieldValue';

type OwnColumns<Kind extends RecordFacts, Row> = {
  /** What the column of a field has of its own: the link of its cell, or that it names the row. */
  readonly [Name in FieldName<Kind>]?: Partial<Column<Row>>;
};

const isNumber = ({ kind }: Field) =>
  kind === 'whole' || kind === 'decimal' || kind === 'hours' || kind === 'numbered';

/**
 * The columns of a record's list, in the order of its fields. Give it the type of a row, so that cells are
 * checked: `recordColumns<typeof clientRecord, Client>(clientRecord, …)`.
 *
 * @param own what a field's column has of its own
 * @param others columns that are no fields, by the field that they follow
 */
export const recordColumns = <Kind extends RecordFacts, Row extends object>(
  record: Kind,
  own: OwnColumns<Kind, Row> = {},
  others: { readonly [Name in FieldName<Kind>]?: readonly Column<Row>[] } = {},
): readonly Column<Row>[] =>
  fieldsOf(record).flatMap(([name, field]) => [
    ...(field.list ? [columnOf<Row>(name, field, own[name])] : []),
    ...(others[name] ?? []),
  ]);

const columnOf = <Row extends object>(
  name: string,
  field: Field,
  own: Partial<Column<Row>> | undefined,
): Column<Row> => ({
  id: name,
  header: field.label,
  ...(field.isSortable && { sortable: true }),
  ...(field.list === 'hidden' && { initiallyHidden: true }),
  ...(isNumber(field) && { align: 'end' as const }),
  cell: (row) => <FieldValue field={field} value={shownValue(name, field, row)} empty={dash} />,
  ...own,
});
