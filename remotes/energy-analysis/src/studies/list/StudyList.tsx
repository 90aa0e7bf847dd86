import { useQuery } from '@tanstack/react-query';
import { studyRecord } from '@vatio/contracts/energy-analysis/studyRecord';
import { useHasRole, useSession } from '@vatio/platform';
import { ExportMenu, readAll } from '@vatio/ui/export';
import { Page } from '@vatio/ui/layout';
import { ListStates, ListToolbar, NoMatches, useColumnChoice, useListState } from '@vatio/ui/table';
import { Layers, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { readStudies, studyListQuery } from '../studyApi';
import { NoStudies } from './NoStudies';
import { StudySums } from './StudySums';
import { StudyTable } from './StudyTable';
import { studyColumns, studyExportColumns } from './studyColumns';
import {
  analysisOptions,
  authorOptions,
  stateOptions,
  studyFilters,
  studySorts,
  toStudyQuery,
  yearOptions,
} from './studyFilter';
import { useClientName, usePointName } from './useFilterNames';

const { fields } = studyRecord;
const selects = [
  { name: 'estado', label: fields.state.label, options: stateOptions },
  { name: 'analisis', label: 'Análisis', options: analysisOptions },
] as const;
const authorSelect = {
  name: 'autor',
  label: fields.authorName.label,
  options: authorOptions,
} as const;

/** Every energy study: found, filtered, sorted, exported; and the sums of the year. */
export function StudyList() {
  const list = useListState({ sort: '-created', sortable: studySorts }, studyFilters);
  // The name under which browsers keep what people have chosen.
  const columns = useColumnChoice('studies', studyColumns);
  const session = useSession();
  const query = toStudyQuery(list, session.state === 'signed-out' ? undefined : session.user.id);
  const studies = useQuery(studyListQuery(query));
  const canAdd = useHasRole('admin', 'writer');
  const { cliente = '', punto = '' } = list.filters;
  // Every row of such a list is of that client, or of that point.
  const rows = studies.data?.rows;
  const client = { value: cliente, label: useClientName(cliente, rows) };
  const point = { value: punto, label: usePointName(punto, rows) };
  const add = canAdd && (
    <Link className="btn btn-primary" to="/energy-analysis/estudios/nuevo">
      <Plus aria-hidden="true" /> Nuevo estudio
    </Link>
  );
  const actions = (
    <>
      <Link className="btn btn-outline-primary" to="/energy-analysis/cartera">
        <Layers aria-hidden="true" /> Cartera
      </Link>
      {add}
    </>
  );

  return (
    <Page title="Estudios" actions={actions}>
      <StudySums />
      <ListToolbar
        list={list}
        columns={columns}
        searchLabel="Código, CUPS, cliente"
        selects={[
          ...selects,
          // People who make no studies have none of their own.
          ...(canAdd ? [authorSelect] : []),
          { name: 'anyo', label: 'Año', options: yearOptions() },
        ]}
        chips={{
          cliente: { label: fields.clientName.label, options: [client] },
          punto: { label: 'Punto', options: [point] },
        }}
      >
        <ExportMenu
          fileName="estudios"
          columns={studyExportColumns}
          readRows={readAll(readStudies, query)}
        />
      </ListToolbar>
      <ListStates
        query={studies}
        columns={8}
        what="los estudios"
        empty={
          studies.data?.total === 0 &&
          (list.hasFilters ? (
            <NoMatches title="Ningún estudio coincide" onClear={list.clear} />
          ) : (
            <NoStudies add={add} />
          ))
        }
      >
        {(page) => (
          <StudyTable
            list={list}
            columns={columns}
            page={page}
            query={query}
            isRefreshing={studies.isFetching}
          />
        )}
      </ListStates>
    </Page>
  );
}
