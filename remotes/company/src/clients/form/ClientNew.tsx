import { NewForm } from '@vatio/ui/forms';
import { Page } from '@vatio/ui/layout';
import { ForWriters } from '../../common/ForWriters';
import { crumbsBelow } from '../../common/navigation/crumbs';
import { useCreateClient } from '../clientApi';
import { ClientFields } from './ClientFields';
import { clientFormSchema, emptyClient } from './clientForm';

const title = 'Añadir cliente';

/** Makes a client, and goes to it. */
export function ClientNew() {
  const create = useCreateClient();
  return (
    <Page title={title} crumbs={crumbsBelow({ label: title })}>
      <ForWriters what="clientes">
        <NewForm
          schema={clientFormSchema}
          defaults={emptyClient}
          draftKey="company/clients/new"
          create={create}
          submit="Crear cliente"
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
