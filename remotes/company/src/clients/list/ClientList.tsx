import { useQuery } from '@tanstack/react-query';
import { useHasRole } from '@vatio/platform';
import { ExportMenu, readAll } from '@vatio/ui/export';
import { EmptyState, Page } from '@vatio/ui/layout';
import { ListToolbar, useColumnChoice, useListState } from '@vatio/ui/table';
import { Plus, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ArchivableList } from '../../common/archiving/ArchivableList';
import { stateOptions } from '../../common/lists/listState';
import { SectionNav } from '../../common/navigation/SectionNav';
import { expiryOptions } from '../../common/values/expiry';
import { AttentionCard } from '../../points/list/AttentionCard';
import { clientListQuery, readClients } from '../clientApi';
import { clientColumns, clientExportColumns } from './clientColumns';
import { clientFilters, clientSorts, toClientQuery } from './clientFilter';

const selects = [
  { name: 'vence', label: 'Contrato que vence', options: expiryOptions },
  { name: 'estado', label: 'Estado', all: 'Activos', options: stateOptions },
] as const;
const chips = { vence: { label: 'Vence', options: expiryOptions } };

/** Every client: found, filtered, sorted, exported, archived; and what needs attention soon. */
export function ClientList() {
  const list = useListState({ sort: 'name', sortable: clientSorts }, clientFilters);
  const columns = useColumnChoice('clients', clientColumns);
  const query = toClientQuery(list);
  const clients = useQuery(clientListQuery(query));
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
      <ListToolbar
        list={list}
        columns={columns}
        searchLabel="Buscar por nombre, NIF o CUPS"
        selects={selects}
        chips={chips}
      >
        <ExportMenu
          fileName="clientes"
          columns={clientExportColumns}
          readRows={readAll(readClients, query)}
        />
      </ListToolbar>
      <ArchivableList
        of="clients"
        caption="Clientes"
        columns={clientColumns}
        chosen={columns}
        list={list}
        query={clients}
        skeletonColumns={5}
        rowName={({ name }) => name}
        nothingYet={
          <EmptyState icon={<Users />} title="Todavía no hay clientes" action={add}>
            Aquí aparecerán los clientes, con sus puntos de suministro y lo que está por vencer.
          </EmptyState>
        }
      />
    </Page>
  );
}
