import type { SupplyPointConflict } from '@vatio/contracts/supply-points';
import { notify } from '@vatio/platform';
import {
  ConflictDialog,
  conflictOf,
  FormActions,
  FormAlert,
  fieldConflicts,
  RestoredDraft,
  useSavedForm,
} from '@vatio/ui/forms';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChangeSupplyPoint } from '../api/supplyPoints';
import { changeOf } from '../model/changeOf';
import { pointWords, type SupplyPoint } from '../model/point';
import { pointFormOf, pointFormSchema } from '../model/pointForm';
import { PointFields } from './PointFields';

type Versions = SupplyPointConflict['versions'];

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
  const navigate = useNavigate();
  const { form, restored, discardDraft, done } = useSavedForm({
    schema: pointFormSchema,
    defaults: pointFormOf(base),
    draftKey: `company/points/${base.id}`,
  });
  const conflict = conflictOf<Versions['yours'], Versions['current']>(change.error);

  const save = (version: number) =>
    form.handleSubmit((values) =>
      change.mutate(
        { ...changeOf(base, values), version },
        {
          onSuccess: () => {
            done();
            notify('Punto de suministro guardado', { kind: 'success' });
            void navigate(page);
          },
        },
      ),
    );
  const dropMine = () => {
    discardDraft();
    void navigate(page);
  };

  return (
    <form className="form-card" noValidate onSubmit={save(base.version)}>
      {restored && <RestoredDraft onDiscard={discardDraft} />}
      <PointFields form={form} proposedType={proposedType} />
      <FormAlert form={form} error={conflict ? undefined : change.error} />
      <FormActions pending={change.isPending} cancelTo={page}>
        Guardar cambios
      </FormActions>
      {conflict && (
        <ConflictDialog
          title="Otra persona ha cambiado este punto"
          conflicts={fieldConflicts(pointWords, base, conflict)}
          onKeepMine={save(conflict.current.version)}
          onDropMine={dropMine}
          onClose={change.reset}
        />
      )}
    </form>
  );
}
