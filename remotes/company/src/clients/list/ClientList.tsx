import { useHasRole } from '@vatio/platform';
import { EmptyState, Page } from '@vatio/ui/layout';
import { RecordList, RecordToolbar } from '@vatio/ui/table';
import { Plus, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ArchivableRows } from '../../common/archiving/ArchivableRows';
import { SectionNav } from '../../common/navigation/SectionNav';
import { AttentionCard } from '../../points/list/AttentionCard';
import { clientListKey, readClients } from '../clientApi';
import { clientList } from './clientListFacts';

/** Every client: found, filtered, sorted, exported, archived; and what needs attention soon. */
export function ClientList() {
  // Only a hint of what to draw: the API decides who may change the list.
  const canAdd = useHasRole('admin', 'writer');
  const add = canAdd && (
    <Link className="btn btn-primary" to="/company/clientes/nuevo">
      <Plus aria-hidden="true" /> Añadir cliente
    </Link>
  );

  return (
    <Page title="PDS" actions={add}>
      <SectionNav />
      <AttentionCard />
      <RecordList facts={clientList} queryKey={clientListKey} readPage={readClients}>
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
    </Page>
  );
}
