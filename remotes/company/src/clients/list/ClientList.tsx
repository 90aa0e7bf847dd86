import { useQuery } from '@tanstack/react-query';
import { useHasRole } from '@vatio/platform';
import { EmptyState, Page } from '@vatio/ui/layout';
import { ListStates, NoMatches, useColumnChoice, useListState } from '@vatio/ui/table';
import { Plus, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SectionNav } from '../../common/navigation/SectionNav';
import { AttentionCard } from '../../points/list/AttentionCard';
import { clientListQuery } from '../clientApi';
import { ClientListToolbar } from './ClientListToolbar';
import { ClientTable } from './ClientTable';
import { clientColumns } from './clientColumns';
import { clientFilters, clientSorts, toClientQuery } from './clientFilter';

/** Every client: found, filtered, sorted, exported, archived; and what is soon to be seen to. */
export function ClientList() {
  const list = useListState({ sort: 'name', sortable: clientSorts }, clientFilters);
  const columns = useColumnChoice('clients', clientColumns);
  const clients = useQuery(clientListQuery(toClientQuery(list)));
  // Only a hint of what to draw: whether the list is theirs to change is the API's answer.
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
      <ClientListToolbar list={list} columns={columns} />
      <ListStates
        query={clients}
        columns={5}
        what="los clientes"
        empty={
          clients.data?.total === 0 &&
          (list.hasFilters ? (
            <NoMatches title="Ningún cliente coincide" onClear={list.clear} />
          ) : (
            <EmptyState icon={<Users />} title="Todavía no hay clientes" action={add}>
              Aquí aparecerán los clientes, con sus puntos de suministro y lo que está por vencer.
            </EmptyState>
          ))
        }
      >
        {(answer) => (
          <ClientTable
            list={list}
            columns={columns}
            clients={answer}
            isRefreshing={clients.isFetching}
          />
        )}
      </ListStates>
    </Page>
  );
}
