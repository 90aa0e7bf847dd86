import { useQuery } from '@tanstack/react-query';
import { clientRecord } from '@vatio/contracts/company/clientRecord';
import {
  ChangeForm,
  NewForm,
  RecordFields,
  type RecordFormState,
  recordForm,
} from '@vatio/ui/forms';
import { Loaded, Page } from '@vatio/ui/layout';
import { useParams } from 'react-router-dom';
import { ForWriters } from '../../common/ForWriters';
import { crumbsBelow } from '../../common/navigation/crumbs';
import { clientQuery, useChangeClient, useCreateClient } from '../clientApi';
import { taxIdHint, taxIdRule } from './taxId';

const clientForm = recordForm(clientRecord, { taxId: taxIdRule });

/** Makes a client, and goes to it. */
export function ClientNew() {
  const create = useCreateClient();
  const title = 'Añadir cliente';
  return (
    <Page title={title} crumbs={crumbsBelow({ label: title })}>
      <ForWriters what="clientes">
        <NewForm
          {...clientForm.new}
          draftKey="company/clients/new"
          create={create}
          cancelTo="/company"
          message={({ name }) => `Cliente creado: ${name}`}
          page={({ id }) => `/company/clientes/${id}`}
        >
          {(form) => <ClientFields form={form} />}
        </NewForm>
      </ForWriters>
    </Page>
  );
}

/** Changes a client. If another person saved first, both versions are shown. */
export function ClientEdit() {
  const { id = '' } = useParams();
  const client = useQuery(clientQuery(id));
  const change = useChangeClient(id);
  const name = client.data?.name ?? 'Cliente';
  const page = `/company/clientes/${id}`;

  return (
    <Page
      title="Editar cliente"
      documentTitle={`Editar ${name}`}
      crumbs={crumbsBelow({ label: name, to: page }, { label: 'Editar' })}
    >
      <ForWriters what="clientes">
        <Loaded query={client} loading="Cargando el cliente…" what="este cliente">
          {(stored) => (
            <ChangeForm
              {...clientForm.change}
              key={id}
              stored={stored}
              draftKey={`company/clients/${id}`}
              change={change}
              page={page}
            >
              {(form) => <ClientFields form={form} />}
            </ChangeForm>
          )}
        </Loaded>
      </ForWriters>
    </Page>
  );
}

function ClientFields({ form }: { readonly form: RecordFormState<typeof clientRecord> }) {
  const { error } = form.getFieldState('taxId', form.formState);
  const taxId = { spellCheck: false, help: error ? undefined : taxIdHint(form.watch('taxId')) };
  return <RecordFields record={clientRecord} form={form} own={{ taxId }} />;
}
