import { useHasRole } from '@vatio/platform';
import { count } from '@vatio/ui/format';
import { BulkBar, DataTable, ListPagination, type ListState, useSelection } from '@vatio/ui/table';
import { useState } from 'react';
import type { CurveImportRow } from '../curveImport';
import { DiscardDialog } from './DiscardDialog';
import { importColumns } from './importColumns';
import type { ImportFilterName } from './importFilter';

export interface ImportTableProps {
  readonly list: ListState<ImportFilterName>;
  readonly rows: readonly CurveImportRow[];
  readonly total: number;
  readonly isRefreshing: boolean;
}

/** A page of the imports; those that wait for a person can be discarded together. */
export function ImportTable({ list, rows, total, isRefreshing }: ImportTableProps) {
  const canImport = useHasRole('admin', 'writer', 'pds_editor');
  const hasWaiting = canImport && rows.some(isWaiting);
  // Only what is on screen is ticked: the dialog says whose it is.
  const selection = useSelection(`${list.filterKey} ${list.page} ${list.pageSize}`);
  const ticked = rows.filter((row) => isWaiting(row) && selection.ids.has(row.id));
  const [asked, setAsked] = useState<readonly CurveImportRow[]>();

  return (
    <>
      <DataTable
        caption="Importaciones"
        columns={importColumns}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ fileName }) => `el fichero ${fileName}`}
        isRefreshing={isRefreshing}
        {...(hasWaiting && { selection, canSelect: isWaiting })}
      />
      <ListPagination list={list} total={total} />
      {canImport && (
        <BulkBar
          count={ticked.length}
          onClear={selection.clear}
          label={count(ticked.length, 'fichero seleccionado', 'ficheros seleccionados')}
        >
          <button
            type="button"
            className="btn btn-sm btn-outline-danger"
            onClick={() => setAsked(ticked)}
          >
            Descartar
          </button>
        </BulkBar>
      )}
      {asked && (
        <DiscardDialog
          rows={asked}
          onDiscarded={selection.clear}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

const isWaiting = ({ state }: CurveImportRow) => state === 'checked';
