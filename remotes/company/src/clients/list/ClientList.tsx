import { useQuery } from '@tanstack/react-query';
import { useHasRole } from '@vatio/platform';
import { ExportMenu, readAllPages } from '@vatio/ui/export';
import { EmptyState, Page } from '@vatio/ui/layout';
import {
  type ChosenColumns,
  ColumnChoice,
  chipsOf,
  FilterChips,
  FilterSelect,
  type ListState,
  ListStates,
  NoMatches,
  SearchBox,
  Toolbar,
  useColumnChoice,
  useListState,
} from '@vatio/ui/table';
import { Plus, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ArchivableTable } from '../../common/archiving/ArchivableTable';
import { stateOptions } from '../../common/lists/listState';
import { SectionNav } from '../../common/navigation/SectionNav';
import { expiryOptions } from '../../common/values/expiry';
import { AttentionCard } from '../../points/list/AttentionCard';
import { clientListQuery, readClients } from '../clientApi';
import { clientColumns, clientExportColumns } from './clientColumns';
import { type ClientFilterName, clientFilters, clientSorts, toClientQuery } from './clientFilter';

/** Pages of the export: the largest that the API gives. */
const exportPageSize = 1000;

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
      <ClientToolbar list={list} columns={columns} />
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
          <ArchivableTable
            of="clients"
            caption="Clientes"
            columns={clientColumns}
            chosen={columns}
            list={list}
            answer={answer}
            rowName={({ name }) => name}
            isRefreshing={clients.isFetching}
          />
        )}
      </ListStates>
    </Page>
  );
}

interface ClientToolbarProps {
  readonly list: ListState<ClientFilterName>;
  readonly columns: ChosenColumns;
}

/** Search, filters, columns and of the list of clients. */
function ClientToolbar({ list, columns }: ClientToolbarProps) {
  const { q, filters, change, clear } = list;
  const readPage = (page: number, signal: AbortSignal) =>
    readClients({ ...toClientQuery(list), page, pageSize: exportPageSize }, signal);
  return (
    <>
      <Toolbar
        actions={
          <>
            <ColumnChoice choice={columns} />
            <ExportMenu
              fileName="clientes"
              columns={clientExportColumns}
              readRows={(signal, onProgress) =>
                readAllPages((page) => readPage(page, signal), { signal, onProgress })
              }
            />
          </>
        }
      >
        <SearchBox
          label="Buscar por nombre, NIF o CUPS"
          value={q}
          onChange={(text) => change({ q: text })}
        />
        <FilterSelect
          label="Contrato que vence"
          value={filters.vence}
          onChange={(vence) => change({ filters: { vence } })}
          options={expiryOptions}
        />
        <FilterSelect
          label="Estado"
          all="Activos"
          value={filters.estado}
          onChange={(estado) => change({ filters: { estado } })}
          options={stateOptions}
        />
      </Toolbar>
      <FilterChips
        chips={chipsOf(list, {
          vence: { label: 'Vence', options: expiryOptions },
          estado: { label: 'Estado', options: stateOptions },
        })}
        onClear={clear}
      />
    </>
  );
}
