import { billRecord } from '@vatio/contracts/billing/billRecord';
import { MoreFields, RecordInput } from '@vatio/ui/forms';
import type { ReactNode } from 'react';
import classes from './Beside.module.css';
import { type FieldsProps, HeadFields } from './fields/HeadFields';
import { LineFields } from './fields/LineFields';
import { MeasuredFields } from './fields/MeasuredFields';
import { PrintedFields } from './fields/PrintedFields';
import { SegmentFields } from './fields/SegmentFields';
import { TaxFields } from './fields/TaxFields';
import { tariffOf } from './lineRows';

interface BillFieldsProps extends FieldsProps {
  /** The file chooser. */
  readonly children?: ReactNode;
}

/** A bill in the order in which suppliers print it: Tab follows the paper. */
export function BillFields({ children, ...of }: BillFieldsProps) {
  const { form } = of;
  const tariff = tariffOf(form.watch('tariff'));
  return (
    <>
      <HeadFields {...of} />
      {tariff ? (
        <>
          <div className={classes.group}>
            <MeasuredFields form={form} tariff={tariff} />
            <PrintedFields form={form} tariff={tariff} />
            <SegmentFields form={form} tariff={tariff} />
          </div>
          <div className={classes.group}>
            <LineFields form={form} />
            <TaxFields form={form} />
          </div>
        </>
      ) : (
        <p className="text-muted">Elige la tarifa para escribir lo que dice la factura.</p>
      )}
      <Notes form={form}>{children}</Notes>
    </>
  );
}

const { notes } = billRecord.fields;

function Notes({ form, children }: Pick<BillFieldsProps, 'form' | 'children'>) {
  const { defaultValues, errors } = form.formState;
  return (
    <MoreFields
      title={children ? 'Fichero y notas' : notes.label}
      isOpen={Boolean(defaultValues?.notes)}
      hasErrors={Boolean(errors.notes)}
    >
      {children}
      <RecordInput form={form} name="notes" field={notes} />
    </MoreFields>
  );
}
