import { type FieldName, fieldsOf, type RecordFacts } from '@vatio/records/record';
import { fileHeading, shownValue, valueInFile } from '@vatio/records/words';
import type { ExportColumn } from '../export/exportColumn';

/**
 * The columns of a record's file, in the order of its fields.
 *
 * @param others columns that are no fields, by the field that they follow
 */
export const recordFileColumns = <Kind extends RecordFacts, Row extends object>(
  record: Kind,
  others: { readonly [Name in FieldName<Kind>]?: readonly ExportColumn<Row>[] } = {},
): readonly ExportColumn<Row>[] =>
  fieldsOf(record).flatMap(([name, field]) => [
    ...(field.isOutOfFiles
      ? []
      : [
          {
            header: fileHeading(field),
            value: (row: Row) => valueInFile(field, shownValue(name, field, row)),
          },
        ]),
    ...(others[name] ?? []),
  ]);
