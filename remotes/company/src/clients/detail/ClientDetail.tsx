import { useQuery } from '@tanstack/react-query';
import { HoursCard } from '@vatio/ui/hours';
import { ErrorState, LoadingState, Page } from '@vatio/ui/layout';
import { useParams } from 'react-router-dom';
import { crumbsBelow } from '../../common/navigation/crumbs';
import { clientExpiriesQuery } from '../../points/pointApi';
import { clientQuery } from '../clientApi';
import { ContactsCard } from '../contacts/ContactsCard';
import { ClientActions } from './ClientActions';
import { ClientAnswer } from './ClientAnswer';
import { ClientCard } from './ClientCard';
import { ClientExpiries } from './ClientExpiries';
import { ClientPoints } from './ClientPoints';

/** One client: its data, contacts and supply points, and the contracts that end soon. */
export function ClientDetail() {
  const { id = '' } = useParams();
  const client = useQuery(clientQuery(id));
  // The page waits for its topmost part, which would push the rest down.
  const expiries = useQuery(clientExpiriesQuery(id));
  const data = expiries.isPending ? undefined : client.data;
  const name = data?.name ?? 'Cliente';

  return (
    <Page
      title={name}
      crumbs={crumbsBelow({ label: name })}
      actions={data && <ClientActions client={data} />}
    >
      {!data && !client.isLoadingError && <LoadingState label="Cargando el cliente…" />}
      {client.isLoadingError && (
        <ErrorState error={client.error} what="este cliente" onRetry={client.refetch} />
      )}
      {data && (
        <>
          <ClientAnswer client={data} />
          <ClientExpiries clientId={id} />
          <div className="card-grid">
            <ClientCard client={data} />
            <HoursCard of="client" id={id} />
            <ContactsCard client={data} />
            <ClientPoints client={data} />
          </div>
        </>
      )}
    </Page>
  );
}
