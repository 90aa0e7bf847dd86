import { useQuery } from '@tanstack/react-query';
import { useBreadcrumbs, usePageTitle } from '@vatio/platform';
import { ErrorState, LoadingState, Page } from '@vatio/ui/layout';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { ForWriters } from '../../common/ForWriters';
import { clientQuery } from '../clientApi';
import { ClientEditForm } from './ClientEditForm';

/** The form of one client. */
export function ClientEdit() {
  const { id = '' } = useParams();
  const client = useQuery(clientQuery(id));
  const name = client.data?.name ?? 'Cliente';
  usePageTitle(`Editar ${name}`);
  useBreadcrumbs(
    useMemo(
      () => [
        { label: 'PDS', to: '/company' },
        { label: name, to: `/company/clientes/${id}` },
        { label: 'Editar' },
      ],
      [name, id],
    ),
  );

  return (
    <Page title="Editar cliente">
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
