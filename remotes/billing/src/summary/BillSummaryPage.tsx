import { useQuery } from '@tanstack/react-query';
import type { SummaryRow } from '@vatio/contracts/billing/summaries';
import { isId } from '@vatio/contracts/paths';
import { ExportMenu, readAll } from '@vatio/ui/export';
import { ActionButton, Card, EmptyState, Page, Segments } from '@vatio/ui/layout';
import {
  DataTable,
  ListPagination,
  ListStates,
  ListToolbar,
  NoMatches,
  useColumnChoice,
  useListState,
} from '@vatio/ui/table';
import { ChartColumn, Printer } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { billsPath } from '../bills/billPaths';
import { factOfSums } from '../common/facts';
import { ofOneClient } from '../common/toolbar';
import { SavingCard } from './SavingCard';
import { SummaryChart } from './SummaryChart';
import { SummarySums } from './SummarySums';
import { billSummaryQuery, readSummary } from './summaryApi';
import { summaryColumns, summaryExportColumns } from './summaryColumns';
import {
  factOfGroup,
  groupOf,
  groupWords,
  summaryFilters,
  summarySorts,
  toSummaryQuery,
} from './summaryFilter';
import { useSummaryWords } from './useSummaryWords';

const title = 'Resumen de facturas';
const crumbs = [{ label: 'Facturación', to: billsPath }, { label: title }];

/** Taking off all filters leaves what bills are put together by. */
function useSummaryList() {
  const list = ofOneClient(useListState({ sort: 'name', sortable: summarySorts }, summaryFilters));
  const clear = () => {
    const off = Object.fromEntries(summaryFilters.map((name) => [name, '']));
    list.change({ q: '', filters: { ...off, por: list.filters.por } });
  };
  return { ...list, clear };
}

/** Sums of bills by month, client, point or supplier, as bars and as a table. */
export function BillSummaryPage() {
  const list = useSummaryList();
  const { group, label, value } = groupOf(list.filters);
  const columns = useMemo(() => summaryColumns(group, list.filters), [group, list.filters]);
  const choice = useColumnChoice('bill-summary', columns);
  const query = toSummaryQuery(list);
  const summary = useQuery(billSummaryQuery(query));
  const factOf = (row: SummaryRow) => factOfGroup(row, group, query);
  const { selects, chips } = useSummaryWords(list.filters);
  const { punto = '' } = list.filters;
  const isFiltered = list.q.trim() !== '' || Object.keys(list.filters).some((one) => one !== 'por');
  return (
    <Page
      title={title}
      crumbs={crumbs}
      actions={
        <ActionButton look="outline-primary" onClick={() => window.print()}>
          <Printer aria-hidden="true" /> Imprimir
        </ActionButton>
      }
    >
      <ListToolbar
        list={list}
        columns={choice}
        searchLabel="Buscar por número, CUPS, alias o cliente"
        selects={selects}
        chips={chips}
      >
        <ExportMenu
          fileName={`resumen-de-facturas-por-${value}`}
          columns={summaryExportColumns(group)}
          readRows={readAll(readSummary, query)}
        />
      </ListToolbar>
      <div className="card-grid">
        <SummarySums sums={summary.data?.sums} fact={factOfSums('bills', query)} />
        {isId(punto) && <SavingCard supplyPointId={punto} />}
        <Card
          title={`Por ${label.toLowerCase()}`}
          isWide
          actions={
            <Segments
              label="Sumar por"
              options={groupWords}
              value={value}
              onChange={(por) => list.change({ filters: { por }, sort: 'name' })}
            />
          }
        >
          <ListStates
            query={summary}
            columns={9}
            what="el resumen"
            empty={
              summary.data?.total === 0 &&
              (isFiltered ? (
                <NoMatches title="Ninguna factura coincide" onClear={list.clear} />
              ) : (
                <EmptyState
                  icon={<ChartColumn />}
                  title="Aún no hay facturas"
                  action={
                    <Link className="btn btn-primary" to={billsPath}>
                      Ir a las facturas
                    </Link>
                  }
                >
                  En cuanto las haya, aquí se verá lo que suman.
                </EmptyState>
              ))
            }
          >
            {({ rows, total }) => (
              <>
                <SummaryChart rows={rows} group={group} columns={columns} factOf={factOf} />
                <DataTable
                  caption={title}
                  columns={columns}
                  hidden={choice.hidden}
                  rows={rows}
                  rowId={({ key }) => key}
                  factOf={factOf}
                  sort={list.sort}
                  onSort={(sort) => list.change({ sort })}
                  isRefreshing={summary.isFetching}
                />
                <ListPagination list={list} total={total} />
              </>
            )}
          </ListStates>
        </Card>
      </div>
    </Page>
  );
}
