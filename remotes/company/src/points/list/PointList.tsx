import { useQuery } from '@tanstack/react-query';
import { useHasRole } from '@vatio/platform';
import { EmptyState, Page } from '@vatio/ui/layout';
import { ListStates, NoMatches, useColumnChoice, useListState } from '@vatio/ui/table';
import { FileSpreadsheet, Plug, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ArchivableTable } from '../../common/archiving/ArchivableTable';
import { SectionNav } from '../../common/navigation/SectionNav';
import { useReadsClients } from '../../common/useReadsClients';
import { pointName } from '../point';
import { supplyPointListQuery } from '../pointApi';
import { pointColumns } from '../pointColumns';
import { AttentionCard } from './AttentionCard';
import { PointListToolbar } from './PointListToolbar';
import { pointFilters, pointSorts, toPointQuery } from './pointFilter';

const crumbs = [{ label: 'PDS', to: '/company' }, { label: 'Puntos de suministro' }];

export interface PointListProps {
  /** What it is called where it is the first page of the section. */
  readonly title?: string;
}

/** Every supply point: found, filtered, sorted, exported, archived. */
export function PointList({ title = 'Puntos de suministro' }: PointListProps) {
  const list = useListState({ sort: 'cups', sortable: pointSorts }, pointFilters);
  // The name under which browsers keep what people have chosen.
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
    <Page title={title} crumbs={crumbs} actions={add}>
      <SectionNav />
      {/* Who reads clients meets it on the list of those. */}
      {!readsClients && <AttentionCard />}
      <PointListToolbar list={list} columns={columns} />
      <ListStates
        query={points}
        columns={7}
        what="los puntos de suministro"
        empty={
          points.data?.total === 0 &&
          (list.hasFilters ? (
            <NoMatches title="Ningún punto coincide" onClear={list.clear} />
          ) : (
            <EmptyState icon={<Plug />} title="Todavía no hay puntos de suministro" action={add}>
              Aquí aparecerán los CUPS de los clientes, con su tarifa y cuándo vence su contrato.
            </EmptyState>
          ))
        }
      >
        {(answer) => (
          <ArchivableTable
            of="points"
            caption="Puntos de suministro"
            columns={pointColumns}
            chosen={columns}
            list={list}
            answer={answer}
            rowName={pointName}
            isRefreshing={points.isFetching}
          />
        )}
      </ListStates>
    </Page>
  );
}
