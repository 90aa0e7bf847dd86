import { useQuery } from '@tanstack/react-query';
import { useHasRole } from '@vatio/platform';
import { EmptyState, Page } from '@vatio/ui/layout';
import {
  ClearFilters,
  ListPagination,
  type ListState,
  ListStates,
  ListToolbar,
  useListState,
} from '@vatio/ui/table';
import { History } from 'lucide-react';
import { userQuery } from '../common/oneUserApi';
import { AuditTable } from './AuditTable';
import { actionOptions } from './actionSubjects';
import { auditActionsQuery, auditQuery } from './auditApi';
import { type AuditFilterName, auditFilters, toAuditQuery } from './auditFilter';

const title = 'Auditoría';

/** The changes to accounts, clients and supply points: their authors, dates and previous values. */
export function AuditList() {
  const list = useListState({ sort: '-at' }, auditFilters);
  const entries = useQuery(auditQuery(toAuditQuery(list)));
  const { usuario } = list.filters;
  const user = useQuery({ ...userQuery(usuario ?? ''), enabled: usuario !== undefined });
  // Only a hint of what to draw: the API decides who may see the audit.
  const isAdmin = useHasRole('admin');

  return (
    <Page title={title} crumbs={[{ label: 'Usuarios', to: '/user' }, { label: title }]}>
      {isAdmin && <AuditToolbar list={list} userName={user.data?.name} />}
      <ListStates
        query={entries}
        columns={5}
        what="la auditoría"
        empty={
          entries.data?.total === 0 && (
            <EmptyState
              icon={<History />}
              title={list.hasFilters ? 'Nada coincide con los filtros' : 'Todavía no hay cambios'}
              action={list.hasFilters && <ClearFilters onClear={list.clear} />}
            >
              Aquí queda anotado cada cambio de usuarios, clientes, puntos de suministro y
              parámetros: quién, qué, y cómo estaba antes.
            </EmptyState>
          )
        }
      >
        {({ rows, total }) => (
          <>
            <AuditTable rows={rows} isRefreshing={entries.isFetching} />
            <ListPagination list={list} total={total} />
          </>
        )}
      </ListStates>
    </Page>
  );
}

interface AuditToolbarProps {
  readonly list: ListState<AuditFilterName>;
  /** The name of the user that the list is limited to, once it is known. */
  readonly userName: string | undefined;
}

function AuditToolbar({ list, userName }: AuditToolbarProps) {
  // If the actions fail to load, the list still has its search and its filter by days.
  const { data: actions = [] } = useQuery(auditActionsQuery());
  const user = { value: list.filters.usuario ?? '', label: userName ?? '…' };
  return (
    <ListToolbar
      list={list}
      searchLabel="Buscar por persona"
      selects={[
        {
          name: 'accion',
          label: 'Acción',
          all: 'Todos los cambios',
          options: actionOptions(actions),
        },
      ]}
      chips={{ usuario: { label: 'Usuario', options: [user] } }}
      hasDays
    />
  );
}
