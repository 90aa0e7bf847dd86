import { useQuery } from '@tanstack/react-query';
import { useHasRole } from '@vatio/platform';
import { EmptyState, LoadingState, Page } from '@vatio/ui/layout';
import { RecordList, RecordToolbar } from '@vatio/ui/table';
import { Plus, Users } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { ArchivableRows } from '../../common/archiving/ArchivableRows';
import { SectionNav } from '../../common/navigation/SectionNav';
import { AttentionCard } from '../../points/list/AttentionCard';
import { clientListKey, readClients } from '../clientApi';
import { peopleQuery } from '../peopleApi';
import { clientListOf } from './clientListFacts';

/** Every client: found, filtered, sorted, exported, archived; and what needs attention soon. */
export function ClientList() {
  // Only a hint of what to draw: the API decides who may change the list.
  const canAdd = useHasRole('admin', 'writer');
  const people = useQuery(peopleQuery);
  // The rows of everybody would be shown until it is known who is meant.
  const isWaiting = useSearchParams()[0].has('gestor') && people.isPending;
  const add = canAdd && (
    <Link className="btn btn-primary" to="/company/clientes/nuevo">
      <Plus aria-hidden="true" /> Añadir cliente
    </Link>
  );

  return (
    <Page title="PDS" actions={add}>
      <SectionNav />
      <AttentionCard />
      {isWaiting ? (
        <LoadingState label="Cargando los clientes…" lines={8} />
      ) : (
        <RecordList
          facts={clientListOf(people.data ?? [])}
          queryKey={clientListKey}
          readPage={readClients}
        >
          <RecordToolbar />
          <ArchivableRows
            of="clients"
            nothingYet={
              <EmptyState icon={<Users />} title="Todavía no hay clientes" action={add}>
                Aquí aparecerán los clientes, con sus puntos de suministro y lo que está por vencer.
              </EmptyState>
            }
          />
        </RecordList>
      )}
    </Page>
  );
}
