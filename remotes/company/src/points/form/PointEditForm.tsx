import { changeOf, EditForm, useSavedForm } from '@vatio/ui/forms';
import { useState } from 'react';
import { pointWords, type SupplyPoint } from '../point';
import { useChangeSupplyPoint } from '../pointApi';
import { ClockWarning } from './ClockWarning';
import { PointFields } from './PointFields';
import { pointFormOf, pointFormSchema } from './pointForm';

export interface PointEditFormProps {
  readonly point: SupplyPoint;
  /** What the powers of the contract in force suggest; `undefined` = there is none. */
  readonly proposedType: number | undefined;
}

/** Changes a supply point. Where somebody else was quicker, both versions are shown. */
export function PointEditForm({ point, proposedType }: PointEditFormProps) {
  // What is being changed stays what it was when editing began, whatever arrives meanwhile.
  const [base] = useState(point);
  const page = `/company/puntos/${base.id}`;
  const change = useChangeSupplyPoint(base.id);
  const saved = useSavedForm({
    schema: pointFormSchema,
    defaults: pointFormOf(base),
    draftKey: `company/points/${base.id}`,
  });

  return (
    <EditForm
      saved={saved}
      change={change}
      base={base}
      toSend={(values, version) => ({ ...changeOf(base, values), version })}
      words={pointWords}
      what="este punto"
      savedMessage="Punto de suministro guardado"
      page={page}
    >
      <PointFields form={saved.form} proposedType={proposedType} />
      <ClockWarning point={base} chosen={saved.form.watch('territory')} />
    </EditForm>
  );
}
