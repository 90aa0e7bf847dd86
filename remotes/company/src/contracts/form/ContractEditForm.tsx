import { EditForm, useSavedForm } from '@vatio/ui/forms';
import { useState } from 'react';
import type { SupplyContract } from '../../common/contract';
import { useChangeContract } from '../contractApi';
import { contractWords } from '../contractWords';
import { ContractFields } from './ContractFields';
import { contractFormOf } from './contractDefaults';
import { contractFormSchema } from './contractForm';

/** Corrects a contract. Where somebody else was quicker, both versions are shown. */
export function ContractEditForm({ contract }: { readonly contract: SupplyContract }) {
  // What is being changed stays what it was when editing began, whatever arrives meanwhile.
  const [base] = useState(contract);
  const page = `/company/puntos/${base.supplyPointId}/contratos`;
  const change = useChangeContract(base.id);
  const saved = useSavedForm({
    schema: contractFormSchema,
    defaults: contractFormOf(base),
    draftKey: `company/contracts/${base.id}`,
  });

  return (
    <EditForm
      saved={saved}
      change={change}
      base={base}
      toSend={(values, version) => ({ ...values, version })}
      words={contractWords}
      what="este contrato"
      savedMessage="Contrato guardado"
      page={page}
    >
      <ContractFields form={saved.form} />
    </EditForm>
  );
}
