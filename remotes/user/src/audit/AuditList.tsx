import { useQuery } from '@tanstack/react-query';
import { useHasRole } from '@vatio/platform';
import { EmptyState, Page } from '@vatio/ui/layout';
import { ClearFilters, ListPagination, ListStates, useListState } from '@vatio/ui/table';
import { History } from 'lucide-react';
import { userQuery } from '../common/oneUserApi';
import { AuditTable } from './AuditTable';
import { AuditToolbar } from './AuditToolbar';
import { auditQuery } from './auditApi';
import { auditFilters, toAuditQuery } from './auditFilter';

const title = 'Auditoría';

/** What was done to accounts, clients and supply points: by whom, when, and how it was before. */
export function AuditList() {
  const list = useListState({ sort: '-at' }, auditFilters);
  const entries = useQuery(auditQuery(toAuditQuery(list)));
  const { usuario } = list.filters;
  const user = useQuery({ ...userQuery(usuario ?? ''), enabled: usuario !== undefined });
  // Only a hint of what to draw: whether the audit is theirs to see is the API's answer.
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
