import { download } from '@vatio/ui/export';
import { number } from '@vatio/ui/format';
import { Card } from '@vatio/ui/layout';
import { type Column, DataTable, ListPagination, type PageSize } from '@vatio/ui/table';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { excerpt } from '../file/excerpt';
import { csvOf, errorFile } from '../file/files';
import { type CellNote, notesOf } from '../file/notes';
import { OnlyErrors } from '../OnlyErrors';
import type { CheckedFile } from './useFileImport';

/** A CUPS stays in one piece. */
const shortValue = 24;

const badges = {
  problem: <span className="badge text-bg-danger">Error</span>,
  proposal: <span className="badge text-bg-info">Propuesta</span>,
};

function shownValue({ value }: CellNote) {
  if (!value) return <span className="text-muted">vacío</span>;
  return (
    <bdi className={value.length > shortValue ? 'text-break' : 'text-nowrap'}>{excerpt(value)}</bdi>
  );
}

const columns: readonly Column<CellNote>[] = [
  { id: 'kind', header: 'Tipo', isRowHeader: true, cell: ({ kind }) => badges[kind] },
  { id: 'line', header: 'Fila', align: 'end', cell: ({ line }) => number(line) },
  { id: 'column', header: 'Columna', cell: ({ column }) => column },
  { id: 'value', header: 'Valor', cell: shownValue },
  { id: 'message', header: 'Qué pasa', cell: ({ message }) => message },
];

const firstView = { isOnlyErrors: true, page: 1, pageSize: 25 as PageSize };

/** The problems by row and column, and the proposals for values that the file lacks. */
export function NoteTable({ flow: { spec }, chosen: { table, reading }, answer }: CheckedFile) {
  const notes = useMemo(
    () => notesOf(spec, answer, table, reading),
    [spec, answer, table, reading],
  );
  const problems = useMemo(() => notes.filter(({ kind }) => kind === 'problem'), [notes]);
  const [view, setView] = useState(firstView);
  if (problems.length === 0) return null;

  const change = (next: Partial<typeof view>) => setView({ ...view, page: 1, ...next });
  const { isOnlyErrors, page, pageSize } = view;
  const listed = isOnlyErrors ? problems : notes;
  const errorFileName = `errores-${table.fileName.replace(/\.[^.]*$/, '')}.csv`;
  return (
    <Card
      title="Fila a fila"
      actions={
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          onClick={() => download(errorFileName, csvOf(errorFile(spec, answer, table)))}
        >
          <Download aria-hidden="true" /> Descargar las filas con errores
        </button>
      }
    >
      {problems.length < notes.length && (
        <OnlyErrors
          isOn={isOnlyErrors}
          errors={problems.length}
          onChange={(isOn) => change({ isOnlyErrors: isOn })}
        />
      )}
      <DataTable
        caption="Errores y propuestas"
        columns={columns}
        rows={listed.slice((page - 1) * pageSize, page * pageSize)}
        rowId={({ id }) => id}
      />
      {listed.length > firstView.pageSize && (
        <ListPagination list={{ page, pageSize, change }} total={listed.length} />
      )}
    </Card>
  );
}
