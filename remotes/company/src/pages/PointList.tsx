import { useQuery } from '@tanstack/react-query';
import { useBreadcrumbs, useHasRole, usePageTitle } from '@vatio/platform';
import { EmptyState, ErrorState, Page } from '@vatio/ui/layout';
import { TableSkeleton, useColumnChoice, useListState } from '@vatio/ui/table';
import { FileSpreadsheet, Plug, Plus, SearchX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { supplyPointListQuery } from '../api/supplyPoints';
import { AttentionCard } from '../components/AttentionCard';
import { PointListToolbar } from '../components/PointListToolbar';
import { PointTable } from '../components/PointTable';
import { pointColumns } from '../components/pointColumns';
import { SectionNav } from '../components/SectionNav';
import { useReadsClients } from '../components/useReadsClients';
import { pointFilters, pointSorts, toPointQuery } from '../model/pointFilter';

const breadcrumbs = [{ label: 'PDS', to: '/company' }, { label: 'Puntos de suministro' }];

export interface PointListProps {
  /** What it is called where it is the first page of the section. */
  readonly title?: string;
}

/** Every supply point: found, filtered, sorted, exported, archived. */
export function PointList({ title = 'Puntos de suministro' }: PointListProps) {
  usePageTitle(title);
  useBreadcrumbs(breadcrumbs);
  const list = useListState({ sort: 'cups', sortable: pointSorts }, pointFilters);
  const columns = useColumnChoice('supply-points', pointColumns);
  const points = useQuery(supplyPointListQuery(toPointQuery(list)));
  const canAdd = useHasRole('admin', 'writer', 'pds_editor');
  const canImport = useHasRole('admin', 'writer');
  const readsClients = useReadsClients();
  const { cliente } = list.filters;
  const add = canAdd && (
    <span className="d-inline-flex flex-wrap gap-2">
      {canImport && (
        <Link className="btn btn-outline-primary" to="/company/puntos/importar">
          <FileSpreadsheet aria-hidden="true" /> Importar puntos
        </Link>
      )}
      <Link
        className="btn btn-primary"
        to={`/company/puntos/nuevo${cliente ? `?cliente=${encodeURIComponent(cliente)}` : ''}`}
      >
        <Plus aria-hidden="true" /> Añadir punto
      </Link>
    </span>
  );

  return (
    <Page title={title} actions={add}>
      <SectionNav />
      {/* Who reads clients meets it on the list of those. */}
      {!readsClients && <AttentionCard />}
      <PointListToolbar list={list} columns={columns} />
      {points.isPending && <TableSkeleton columns={7} />}
      {points.isLoadingError && (
        <ErrorState error={points.error} what="los puntos de suministro" onRetry={points.refetch} />
      )}
      {points.data?.total === 0 && !list.hasFilters && (
        <EmptyState icon={<Plug />} title="Todavía no hay puntos de suministro" action={add}>
          Aquí aparecerán los CUPS de los clientes, con su tarifa y cuándo vence su contrato.
        </EmptyState>
      )}
      {points.data?.total === 0 && list.hasFilters && (
        <EmptyState
          icon={<SearchX />}
          title="Ningún punto coincide"
          action={
            <button type="button" className="btn btn-primary" onClick={list.clear}>
              Quitar filtros
            </button>
          }
        >
          Prueba con otras palabras o con menos filtros.
        </EmptyState>
      )}
      {!!points.data?.total && (
        <PointTable
          list={list}
          columns={columns}
          points={points.data}
          isRefreshing={points.isFetching}
        />
      )}
    </Page>
  );
}
