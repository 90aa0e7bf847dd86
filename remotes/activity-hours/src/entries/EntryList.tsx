import { useQuery } from '@tanstack/react-query';
import { ExportMenu, readAll } from '@vatio/ui/export';
import { EmptyState, Page } from '@vatio/ui/layout';
import {
  DataTable,
  ListPagination,
  ListStates,
  NoMatches,
  useColumnChoice,
  useListState,
  useSelection,
} from '@vatio/ui/table';
import { Clock } from 'lucide-react';
import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { weekPath } from '../common/hoursPaths';
import { EntryBulkBar } from './EntryBulkBar';
import { EntrySums } from './EntrySums';
import { EntryToolbar } from './EntryToolbar';
import { entryListQuery, readEntries } from './entryApi';
import { entryColumns, entryExportColumns } from './entryColumns';
import { entryFilters, entrySorts, toEntryQuery } from './entryFilter';

/** *Partes*: one's own entries, or all people's for an admin: found, filtered, summed, changed, exported. */
export function EntryList() {
  const list = useListState({ sort: '-date', sortable: entrySorts }, entryFilters);
  // The name under which browsers keep what people have chosen.
  const columns = useColumnChoice('hours', entryColumns);
  const query = toEntryQuery(list);
  const entries = useQuery(entryListQuery(query));
  const selection = useSelection(list.filterKey);
  // The tick first, then what can be done with it.
  const ticked = useDeferredValue(selection);
  return (
    <Page
      title="Partes"
      crumbs={[{ label: 'Tiempo de gestión', to: weekPath() }, { label: 'Partes' }]}
    >
      <EntrySums answer={entries.data} />
      <EntryToolbar list={list} columns={columns} rows={entries.data?.rows}>
        <ExportMenu
          fileName="partes"
          columns={entryExportColumns}
          readRows={readAll(readEntries, query)}
        />
      </EntryToolbar>
      <ListStates
        query={entries}
        columns={8}
        what="los partes"
        empty={
          entries.data?.total === 0 &&
          (list.hasFilters ? (
            <NoMatches title="Ningún apunte coincide" onClear={list.clear} />
          ) : (
            <NoEntries />
          ))
        }
      >
        {({ rows, total }) => (
          <>
            <DataTable
              caption="Partes"
              columns={entryColumns}
              hidden={columns.hidden}
              rows={rows}
              rowId={({ id }) => id}
              rowName={({ date, client, activity }) =>
                `el apunte del ${date}, ${client.name}, ${activity.name}`
              }
              canSelect={({ isLocked }) => !isLocked}
              sort={list.sort}
              onSort={(sort) => list.change({ sort })}
              isRefreshing={entries.isFetching}
              selection={selection}
            />
            <ListPagination list={list} total={total} />
          </>
        )}
      </ListStates>
      <EntryBulkBar selection={ticked} />
    </Page>
  );
}

const NoEntries = () => (
  <EmptyState
    icon={<Clock />}
    title="Todavía no hay apuntes"
    action={
      <Link className="btn btn-primary" to={weekPath()}>
        Apuntar horas en mi semana
      </Link>
    }
  >
    Se apuntan en la semana, o con el temporizador. Aquí se buscan, se suman y se exportan.
  </EmptyState>
);
