import { notify } from '@vatio/platform';
import { FormActions, FormAlert, RestoredDraft, useSavedForm } from '@vatio/ui/forms';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SupplyContract } from '../../common/contract';
import { useCreateContract } from '../contractApi';
import { ContractFields } from './ContractFields';
import { contractAfter } from './contractDefaults';
import { contractFormSchema } from './contractForm';

export interface NewContractFormProps {
  readonly pointId: string;
  /** The one that it follows; `undefined` = it is the point's first. */
  readonly last: SupplyContract | undefined;
}

/** Makes a contract out of the one before. */
export function NewContractForm({ pointId, last }: NewContractFormProps) {
  // What it follows stays what it was when it was begun, whatever arrives meanwhile.
  const [defaults] = useState(() => contractAfter(last));
  const page = `/company/puntos/${pointId}/contratos`;
  const create = useCreateContract(pointId);
  const navigate = useNavigate();
  const { form, restored, discardDraft, done } = useSavedForm({
    schema: contractFormSchema,
    defaults,
    draftKey: `company/points/${pointId}/contracts/new`,
  });
  const submit = form.handleSubmit((contract) =>
    create.mutate(contract, {
      onSuccess: () => {
        done();
        notify('Contrato añadido', { kind: 'success' });
        void navigate(page);
      },
    }),
  );

  return (
    <form className="form-card" noValidate onSubmit={submit}>
      {restored && <RestoredDraft onDiscard={discardDraft} />}
      {last && (
        <p className="alert alert-info">
          Copiado del contrato con <bdi>{last.supplier}</bdi>, menos los precios: revisa cada dato.
        </p>
      )}
      <ContractFields form={form} />
      <FormAlert form={form} error={create.error} />
      <FormActions pending={create.isPending} cancelTo={page}>
        Añadir contrato
      </FormActions>
    </form>
  );
}
