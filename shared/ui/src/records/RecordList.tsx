import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { ExportMenu } from '../export/ExportMenu';
import { readAll } from '../export/readAll';
import { type ChosenColumns, useColumnChoice } from '../table/columns/useColumnChoice';
import { DataTable, type DataTableProps } from '../table/DataTable';
import { ListPagination } from '../table/ListPagination';
import { ListStates } from '../table/ListStates';
import { ListToolbar } from '../table/ListToolbar';
import { NoMatches } from '../table/NoMatches';
import { type ListState, useListState } from '../table/useListState';
import { type EmptyTexts, type ListFacts, type ListPage, toQuery } from './listFacts';

type Query = ReturnType<typeof toQuery>;

/** Reads a page of the list. @throws HttpError */
export type ReadPage<Row> = (query: Query, signal: AbortSignal) => Promise<ListPage<Row>>;

/** A list on its page: its state, its columns, and the page that is shown. */
export interface ShownList<Row> {
  readonly facts: ListFacts<Row>;
  readonly list: ListState<string>;
  readonly columns: ChosenColumns;
  readonly query: Query;
  readonly readPage: ReadPage<Row>;
  readonly read: ReturnType<typeof useQuery<ListPage<Row>>>;
}

const Shown = createContext<ShownList<never> | null>(null);

/** The list around a component. */
export function useShownList<Row>(): ShownList<Row> {
  const shown = useContext(Shown);
  if (!shown) throw new Error('There is no RecordList around it');
  return shown as unknown as ShownList<Row>;
}

export interface RecordListProps<Row, Filter extends string> {
  readonly facts: ListFacts<Row, Filter>;
  /** The key of its pages in the cache of queries. */
  readonly queryKey: QueryKey;
  readonly readPage: ReadPage<Row>;
  /** The parts in their order: `RecordToolbar`, `RecordRows`, and the page's own. */
  readonly children: ReactNode;
}

/** A list of records: reads the page that the URL asks for, and gives its parts all they need. */
export function RecordList<Row, Filter extends string>(props: RecordListProps<Row, Filter>) {
  const { queryKey, readPage, children } = props;
  const facts = props.facts as unknown as ListFacts<Row>;
  const list = useListState<string>(
    { sort: facts.sorts[0], sortable: facts.sorts.map((sort) => sort.replace(/^-/, '')) },
    Object.keys(facts.filters),
  );
  const columns = useColumnChoice(facts.key, facts.columns);
  const query = toQuery(list, facts.filters);
  const read = useQuery({
    queryKey: [...queryKey, query],
    queryFn: ({ signal }) => readPage(query, signal),
    placeholderData: keepPreviousData,
  });
  const shown: ShownList<Row> = { facts, list, columns, query, readPage, read };
  return <Shown value={shown as unknown as ShownList<never>}>{children}</Shown>;
}

export interface RecordToolbarProps {
  /** The export, where the file is another one for some people. */
  readonly children?: ReactNode;
}

/** Search, filters, columns and export of the list around it. */
export function RecordToolbar<Row>({ children }: RecordToolbarProps) {
  const { facts, list, columns, query, readPage } = useShownList<Row>();
  const filters = Object.entries(facts.filters);
  const selects = filters.flatMap(
    ([name, { label, options, all, isChipOnly, isSteady = false }]) =>
      isChipOnly ? [] : [{ name, label, options, isSteady, ...(all && { all }) }],
  );
  const chips = Object.fromEntries(
    filters.map(([name, { label, chip = label, options }]) => [name, { label: chip, options }]),
  );
  const { page: _page, pageSize: _size, ...matching } = query;
  return (
    <ListToolbar
      list={list}
      columns={columns}
      searchLabel={facts.searchLabel}
      selects={selects}
      chips={chips}
    >
      {children ?? (
        <ExportMenu
          fileName={facts.file.name}
          columns={facts.file.columns}
          readRows={readAll(readPage, matching)}
        />
      )}
    </ListToolbar>
  );
}

export interface RecordRowsProps<Row>
  extends EmptyTexts,
    Partial<Pick<DataTableProps<Row>, 'selection' | 'canSelect' | 'rowClassName' | 'factOf'>> {
  /** The listed things, with their article: «los clientes». */
  readonly what: string;
}

/** The rows of the list around it in all its states, and its pages. */
export function RecordRows<Row extends { readonly id: string }>(props: RecordRowsProps<Row>) {
  const { what, noMatches, nothingYet, ...table } = props;
  const { facts, list, columns, read } = useShownList<Row>();
  const isEmpty = read.data?.total === 0;
  const empty = list.hasFilters ? <NoMatches title={noMatches} onClear={list.clear} /> : nothingYet;
  return (
    <ListStates query={read} columns={facts.skeletonColumns} what={what} empty={isEmpty && empty}>
      {({ rows, total }) => (
        <>
          <DataTable
            {...table}
            caption={facts.caption}
            columns={facts.columns}
            rows={rows}
            rowId={({ id }) => id}
            rowName={facts.rowName}
            hidden={columns.hidden}
            sort={list.sort}
            onSort={(sort) => list.change({ sort })}
            isRefreshing={read.isFetching}
          />
          <ListPagination list={list} total={total} />
        </>
      )}
    </ListStates>
  );
}
