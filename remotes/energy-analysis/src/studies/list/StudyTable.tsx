import type { StudyListAnswer, StudyQuery } from '@vatio/contracts/energy-analysis/studies';
import { ExportMenu, readAll } from '@vatio/ui/export';
import { count } from '@vatio/ui/format';
import {
  BulkBar,
  type ChosenColumns,
  DataTable,
  ListPagination,
  type ListState,
  useSelection,
} from '@vatio/ui/table';
import { useDeferredValue } from 'react';
import { readStudies } from '../studyApi';
import { factOfStudy } from '../studyFacts';
import { studyColumns, studyExportColumns } from './studyColumns';
import type { studyFilters } from './studyFilter';

export interface StudyTableProps {
  readonly list: ListState<(typeof studyFilters)[number]>;
  readonly columns: ChosenColumns;
  readonly page: StudyListAnswer;
  /** The query behind the list. */
  readonly query: Partial<StudyQuery>;
  readonly isRefreshing: boolean;
}

/** A page of studies, and the ticked studies as a file. */
export function StudyTable({ list, columns, page, query, isRefreshing }: StudyTableProps) {
  const selection = useSelection(list.filterKey);
  // The tick first, then what can be done with it.
  const ticked = useDeferredValue(selection);
  const readTicked: ReturnType<typeof readAll<object, StudyListAnswer['rows'][number]>> = async (
    signal,
    onProgress,
  ) => {
    const rows = await readAll(readStudies, query)(signal, onProgress);
    return rows.filter(({ id }) => ticked.ids.has(id));
  };
  return (
    <>
      <DataTable
        caption="Estudios"
        columns={studyColumns}
        hidden={columns.hidden}
        rows={page.rows}
        rowId={({ id }) => id}
        factOf={({ id }) => factOfStudy(id)}
        rowName={({ code }) => `el estudio ${code}`}
        sort={list.sort}
        onSort={(sort) => list.change({ sort })}
        isRefreshing={isRefreshing}
        selection={selection}
      />
      <ListPagination list={list} total={page.total} />
      <BulkBar
        count={ticked.ids.size}
        onClear={ticked.clear}
        label={count(ticked.ids.size, 'estudio seleccionado', 'estudios seleccionados')}
      >
        <ExportMenu
          label="Exportar los seleccionados"
          title="Exportar los seleccionados"
          fileName="estudios-seleccionados"
          columns={studyExportColumns}
          readRows={readTicked}
        />
      </BulkBar>
    </>
  );
}
