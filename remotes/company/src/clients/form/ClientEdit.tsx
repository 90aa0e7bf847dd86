import { useQuery } from '@tanstack/react-query';
import { ErrorState, LoadingState, Page } from '@vatio/ui/layout';
import { useParams } from 'react-router-dom';
import { ForWriters } from '../../common/ForWriters';
import { clientQuery } from '../clientApi';
import { ClientEditForm } from './ClientEditForm';

/** The form of one client. */
export function ClientEdit() {
  const { id = '' } = useParams();
  const client = useQuery(clientQuery(id));
  const name = client.data?.name ?? 'Cliente';

  return (
    <Page
      title="Editar cliente"
      documentTitle={`Editar ${name}`}
      crumbs={[
        { label: 'PDS', to: '/company' },
        { label: name, to: `/company/clientes/${id}` },
        { label: 'Editar' },
      ]}
    >
      <ForWriters what="clientes">
        {client.isPending && <LoadingState label="Cargando el cliente…" />}
        {client.isLoadingError && (
          <ErrorState error={client.error} what="este cliente" onRetry={client.refetch} />
        )}
        {client.data && <ClientEditForm key={id} client={client.data} />}
      </ForWriters>
    </Page>
  );
}
