import { changeOf, EditForm, useSavedForm } from '@vatio/ui/forms';
import { useState } from 'react';
import { type Client, clientWords } from '../client';
import { useChangeClient } from '../clientApi';
import { ClientFields } from './ClientFields';
import { clientFormOf, clientFormSchema } from './clientForm';

/** Changes a client. Where somebody else was quicker, both versions are shown. */
export function ClientEditForm({ client }: { readonly client: Client }) {
  // What is being changed stays what it was when editing began, whatever arrives meanwhile.
  const [base] = useState(client);
  const page = `/company/clientes/${base.id}`;
  const change = useChangeClient(base.id);
  const saved = useSavedForm({
    schema: clientFormSchema,
    defaults: clientFormOf(base),
    draftKey: `company/clients/${base.id}`,
  });

  return (
    <EditForm
      saved={saved}
      change={change}
      base={base}
      toSend={(values, version) => ({ ...changeOf(base, values), version })}
      words={clientWords}
      what="este cliente"
      savedMessage="Cliente guardado"
      page={page}
    >
      <ClientFields form={saved.form} />
    </EditForm>
  );
}
