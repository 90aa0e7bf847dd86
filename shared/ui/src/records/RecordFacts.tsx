import { type FieldName, fieldsOf, type RecordFacts as OfRecord } from '@vatio/records/record';
import { shownValue } from '@vatio/records/words';
import type { ReactNode } from 'react';
import { Fact } from '../layout/facts/Facts';
import { FieldValue, unknown } from './FieldValue';

export interface RecordFactsProps<Kind extends OfRecord> {
  readonly record: Kind;
  readonly of: Readonly<Partial<Record<FieldName<Kind>, unknown>>>;
  /** Leaves out fields that stand elsewhere on the page. */
  readonly except?: readonly FieldName<Kind>[];
  /** These fields alone. */
  readonly only?: readonly FieldName<Kind>[];
  /** Stands under the value of a field. */
  readonly notes?: Partial<Readonly<Record<FieldName<Kind>, ReactNode>>>;
}

/** The fields of a record, inside `Facts`. */
export function RecordFacts<Kind extends OfRecord>(props: RecordFactsProps<Kind>) {
  const { record, of, except = [], only, notes } = props;
  const shown = fieldsOf(record).filter(([name]) => only?.includes(name) ?? !except.includes(name));
  return shown.map(([name, field]) => (
    <Fact key={name} label={field.label}>
      <FieldValue field={field} value={shownValue(name, field, of)} empty={unknown} />
      {notes?.[name]}
    </Fact>
  ));
}
