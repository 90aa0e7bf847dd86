import { useQuery } from '@tanstack/react-query';
import { useBreadcrumbs, useHasRole, usePageTitle } from '@vatio/platform';
import { EmptyState, ErrorState, Page } from '@vatio/ui/layout';
import { Pagination, TableSkeleton, useListState } from '@vatio/ui/table';
import { History } from 'lucide-react';
import { auditQuery } from '../api/audit';
import { userQuery } from '../api/users';
import { AuditTable } from '../components/AuditTable';
import { AuditToolbar } from '../components/AuditToolbar';
import { auditFilters, toAuditQuery } from '../model/auditFilter';

const breadcrumbs = [{ label: 'Usuarios', to: '/user' }, { label: 'Auditoría' }];

/** What was done to accounts, clients and supply points: by whom, when, and how it was before. */
export function AuditList() {
  usePageTitle('Auditoría');
  useBreadcrumbs(breadcrumbs);
  const list = useListState({ sort: '-at' }, auditFilters);
  const entries = useQuery(auditQuery(toAuditQuery(list)));
  const { usuario } = list.filters;
  const user = useQuery({ ...userQuery(usuario ?? ''), enabled: usuario !== undefined });
  // Only a hint of what to draw: whether the audit is theirs to see is the API's answer.
  const isAdmin = useHasRole('admin');

  return (
    <Page title="Auditoría">
      {isAdmin && <AuditToolbar list={list} userName={user.data?.name} />}
      {entries.isPending && <TableSkeleton columns={5} />}
      {entries.isLoadingError && (
        <ErrorState error={entries.error} what="la auditoría" onRetry={entries.refetch} />
      )}
      {entries.data?.total === 0 && (
        <EmptyState
          icon={<History />}
          title={list.hasFilters ? 'Nada coincide con los filtros' : 'Todavía no hay cambios'}
          action={
            list.hasFilters && (
              <button type="button" className="btn btn-primary" onClick={list.clear}>
                Quitar filtros
              </button>
            )
          }
        >
          Aquí queda anotado cada cambio de usuarios, clientes, puntos de suministro y parámetros:
          quién, qué, y cómo estaba antes.
        </EmptyState>
      )}
      {!!entries.data?.total && (
        <>
          <AuditTable rows={entries.data.rows} isRefreshing={entries.isFetching} />
          <Pagination
            page={list.page}
            pageSize={list.pageSize}
            total={entries.data.total}
            onPage={(page) => list.change({ page })}
            onPageSize={(pageSize) => list.change({ pageSize })}
          />
        </>
      )}
    </Page>
  );
}
