import type { SupplyContractConflict } from '@vatio/contracts/supply-contracts';
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
import { useChangeContract } from '../api/supplyContracts';
import { changeOf } from '../model/changeOf';
import type { SupplyContract } from '../model/contract';
import { contractFormOf } from '../model/contractDefaults';
import { contractFormSchema } from '../model/contractForm';
import { contractWords } from '../model/contractWords';
import { ContractFields } from './ContractFields';

type Versions = SupplyContractConflict['versions'];

/** Corrects a contract. Where somebody else was quicker, both versions are shown. */
export function ContractEditForm({ contract }: { readonly contract: SupplyContract }) {
  // What is being changed stays what it was when editing began, whatever arrives meanwhile.
  const [base] = useState(contract);
  const page = `/company/puntos/${base.supplyPointId}/contratos`;
  const change = useChangeContract(base.id);
  const navigate = useNavigate();
  const { form, restored, discardDraft, done } = useSavedForm({
    schema: contractFormSchema,
    defaults: contractFormOf(base),
    draftKey: `company/contracts/${base.id}`,
  });
  const conflict = conflictOf<Versions['yours'], Versions['current']>(change.error);

  const save = (version: number) =>
    form.handleSubmit((values) =>
      change.mutate(
        { ...values, version },
        {
          onSuccess: () => {
            done();
            notify('Contrato guardado', { kind: 'success' });
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
      <ContractFields form={form} />
      <FormAlert form={form} error={conflict ? undefined : change.error} />
      <FormActions pending={change.isPending} cancelTo={page}>
        Guardar cambios
      </FormActions>
      {conflict && (
        <ConflictDialog
          title="Otra persona ha cambiado este contrato"
          conflicts={fieldConflicts(contractWords, base, {
            // A contract is sent whole: what counts is what was changed of it.
            yours: changeOf(base, conflict.yours),
            current: conflict.current,
          })}
          onKeepMine={save(conflict.current.version)}
          onDropMine={dropMine}
          onClose={change.reset}
        />
      )}
    </form>
  );
}
