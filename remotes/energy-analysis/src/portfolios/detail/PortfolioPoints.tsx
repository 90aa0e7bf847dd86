import { useQuery } from '@tanstack/react-query';
import type {
  Portfolio,
  PortfolioPointListAnswer,
} from '@vatio/contracts/energy-analysis/portfolios';
import { studyRecord } from '@vatio/contracts/energy-analysis/studyRecord';
import { useHasRole } from '@vatio/platform';
import { ExportMenu, readAll } from '@vatio/ui/export';
import {
  type ChosenColumns,
  DataTable,
  ListPagination,
  type ListState,
  ListStates,
  ListToolbar,
  NoMatches,
  useColumnChoice,
  useListState,
  useSelection,
} from '@vatio/ui/table';
import { useDeferredValue } from 'react';
import { useClientName } from '../../studies/list/useFilterNames';
import { factOfPortfolio } from '../../studies/studyFacts';
import { pointOfStudy } from '../../studies/studyWords';
import { canOpen } from '../portfolio';
import { portfolioPointsQuery, readPortfolioPoints } from '../portfolioApi';
import { OpenStudies } from './OpenStudies';
import { pointColumns, pointExportColumns } from './pointColumns';
import {
  confidenceOptions,
  pointFilters,
  pointSorts,
  tariffOptions,
  toPointQuery,
} from './pointFilter';

const selects = [
  { name: 'confianza', label: 'Confianza', all: 'Todas', options: confidenceOptions },
  { name: 'tarifa', label: 'Tarifa', all: 'Todas', options: tariffOptions },
] as const;
type Filter = (typeof pointFilters)[number];

/** The points that could save most: found, filtered, sorted, exported; opens studies of the ticked points. */
export function PortfolioPoints({ portfolio: { id } }: { readonly portfolio: Portfolio }) {
  const list = useListState({ sort: '-saving', sortable: pointSorts }, pointFilters);
  // The name under which browsers keep what people have chosen.
  const columns = useColumnChoice('portfolio-points', pointColumns);
  const query = toPointQuery(list);
  const points = useQuery(portfolioPointsQuery(id, query));
  const { cliente = '' } = list.filters;
  const name = useClientName(cliente, points.data?.rows);
  return (
    <>
      <ListToolbar
        list={list}
        columns={columns}
        searchLabel="Buscar por CUPS, alias o cliente"
        selects={selects}
        chips={{
          cliente: {
            label: studyRecord.fields.clientName.label,
            options: [{ value: cliente, label: name }],
          },
        }}
      >
        <ExportMenu
          fileName="cartera"
          columns={pointExportColumns}
          readRows={readAll((page, signal) => readPortfolioPoints(id, page, signal), query)}
        />
      </ListToolbar>
      <ListStates
        query={points}
        columns={8}
        what="los puntos de la cartera"
        empty={
          points.data?.total === 0 && (
            <NoMatches title="Ningún punto coincide" onClear={list.clear} />
          )
        }
      >
        {(page) => (
          <PointTable
            portfolioId={id}
            list={list}
            columns={columns}
            page={page}
            isRefreshing={points.isFetching}
          />
        )}
      </ListStates>
    </>
  );
}

interface PointTableProps {
  readonly portfolioId: string;
  readonly list: ListState<Filter>;
  readonly columns: ChosenColumns;
  readonly page: PortfolioPointListAnswer;
  readonly isRefreshing: boolean;
}

function PointTable({ portfolioId, list, columns, page, isRefreshing }: PointTableProps) {
  const selection = useSelection(list.filterKey);
  // The tick first, then what can be done with it.
  const ticked = useDeferredValue(selection);
  const mayOpen = useHasRole('admin', 'writer');
  return (
    <>
      <DataTable
        caption="Puntos de la cartera"
        columns={pointColumns}
        hidden={columns.hidden}
        rows={page.rows}
        rowId={({ id }) => id}
        factOf={({ id }) => `${factOfPortfolio(portfolioId)}:point=${id}`}
        rowName={(point) => `el punto ${pointOfStudy(point)}`}
        sort={list.sort}
        onSort={(sort) => list.change({ sort })}
        isRefreshing={isRefreshing}
        canSelect={canOpen}
        {...(mayOpen && { selection })}
      />
      <ListPagination list={list} total={page.total} />
      {mayOpen && <OpenStudies portfolioId={portfolioId} selection={ticked} />}
    </>
  );
}
