import { useQuery } from '@tanstack/react-query';
import { ChangeForm, changedFields } from '@vatio/ui/forms';
import { Loaded, Page } from '@vatio/ui/layout';
import { useParams } from 'react-router-dom';
import { ForWriters } from '../../common/ForWriters';
import { crumbsBelow } from '../../common/navigation/crumbs';
import { clientQuery, useChangeClient } from '../clientApi';
import { ClientFields } from './ClientFields';
import { clientFormOf, clientFormSchema, clientWords } from './clientForm';

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
              key={id}
              stored={stored}
              schema={clientFormSchema}
              toForm={clientFormOf}
              draftKey={`company/clients/${id}`}
              change={change}
              toSend={changedFields}
              words={clientWords}
              what="este cliente"
              savedMessage="Cliente guardado"
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
