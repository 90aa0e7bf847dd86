import type { ClientListAnswer } from '@vatio/contracts/clients';
import { useHasRole } from '@vatio/platform';
import {
  type ChosenColumns,
  DataTable,
  type ListState,
  Pagination,
  useSelection,
} from '@vatio/ui/table';
import { useDeferredValue } from 'react';
import type { ClientFilterName } from '../model/clientFilter';
import { stateOf } from '../model/listState';
import { ArchivingBar } from './ArchivingBar';
import { clientColumns } from './clientColumns';
import { useClientArchiving } from './useClientArchiving';

export interface ClientTableProps {
  readonly list: ListState<ClientFilterName>;
  readonly columns: ChosenColumns;
  readonly clients: ClientListAnswer;
  readonly isRefreshing: boolean;
}

/** A page of clients, and what can be done with those that are ticked. */
export function ClientTable({ list, columns, clients, isRefreshing }: ClientTableProps) {
  const selection = useSelection(list.filterKey);
  // The tick first, then what can be done with it.
  const chosen = useDeferredValue(selection);
  const archiving = useClientArchiving();
  const state = stateOf(list.filters.estado);
  // Where both kinds are mixed it would not be clear what «Deshacer» takes back.
  const canArchive = useHasRole('admin', 'writer') && state !== undefined;

  return (
    <>
      <DataTable
        caption="Clientes"
        columns={clientColumns}
        hidden={columns.hidden}
        rows={clients.rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        sort={list.sort}
        onSort={(sort) => list.change({ sort })}
        {...(canArchive && { selection })}
        isRefreshing={isRefreshing}
      />
      <Pagination
        page={list.page}
        pageSize={list.pageSize}
        total={clients.total}
        onPage={(page) => list.change({ page })}
        onPageSize={(pageSize) => list.change({ pageSize })}
      />
      {canArchive && (
        <ArchivingBar
          selection={chosen}
          archiving={archiving}
          areArchived={state === 'archived'}
          words={['cliente seleccionado', 'clientes seleccionados']}
        />
      )}
    </>
  );
}
