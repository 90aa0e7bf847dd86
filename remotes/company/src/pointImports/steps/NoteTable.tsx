import { download, toCsv } from '@vatio/ui/export';
import { number } from '@vatio/ui/format';
import { Card } from '@vatio/ui/layout';
import { type Column, DataTable, type PageSize, Pagination } from '@vatio/ui/table';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { errorFile } from '../file/pointFiles';
import { type CellNote, notesOf, type PointImportAnswer } from '../file/pointImport';
import type { ChosenFile } from './useChosenFile';

const columns: readonly Column<CellNote>[] = [
  {
    id: 'kind',
    header: 'Tipo',
    isRowHeader: true,
    cell: ({ kind }) =>
      kind === 'problem' ? (
        <span className="badge text-bg-danger">Error</span>
      ) : (
        <span className="badge text-bg-info">Propuesta</span>
      ),
  },
  { id: 'line', header: 'Fila', align: 'end', cell: ({ line }) => number(line) },
  { id: 'column', header: 'Columna', cell: ({ column }) => column },
  {
    id: 'value',
    header: 'Valor',
    cell: ({ value }) =>
      value ? (
        <bdi className={value.length > shortValue ? 'text-break' : 'text-nowrap'}>{value}</bdi>
      ) : (
        <span className="text-muted">vacío</span>
      ),
  },
  { id: 'message', header: 'Qué pasa', cell: ({ message }) => message },
];

/** A CUPS stays in one piece. */
const shortValue = 24;

export interface NoteTableProps {
  readonly chosen: ChosenFile;
  readonly answer: PointImportAnswer;
}

/** What is wrong, by row and column, and what we conclude where the file says nothing. */
export function NoteTable({ chosen: { table, reading }, answer }: NoteTableProps) {
  const notes = useMemo(() => notesOf(answer, table, reading), [answer, table, reading]);
  const problems = useMemo(() => notes.filter(({ kind }) => kind === 'problem'), [notes]);
  const [isOnlyErrors, setOnlyErrors] = useState(true);
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<PageSize>(25);
  if (problems.length === 0) return null;

  const listed = isOnlyErrors ? problems : notes;
  const shown = listed.slice((page - 1) * pageSize, page * pageSize);
  return (
    <Card
      title="Fila a fila"
      actions={
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          onClick={() => downloadErrors(answer, table)}
        >
          <Download aria-hidden="true" /> Descargar las filas con errores
        </button>
      }
    >
      {problems.length < notes.length && (
        <label className="form-check mb-3">
          <input
            type="checkbox"
            className="form-check-input"
            checked={isOnlyErrors}
            onChange={({ target }) => {
              setOnlyErrors(target.checked);
              setPage(1);
            }}
          />
          <span className="form-check-label">Solo errores ({number(problems.length)})</span>
        </label>
      )}
      <DataTable
        caption="Errores y propuestas"
        columns={columns}
        rows={shown}
        rowId={({ id }) => id}
      />
      {listed.length > 25 && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={listed.length}
          onPage={setPage}
          onPageSize={(size) => {
            setPageSize(size);
            setPage(1);
          }}
        />
      )}
    </Card>
  );
}

/** The same rows with a column that says what is wrong: to be put right, and imported again. */
function downloadErrors(answer: PointImportAnswer, table: ChosenFile['table']) {
  const { columns: written, rows } = errorFile(answer, table);
  const name = `errores-${table.fileName.replace(/\.[^.]*$/, '')}.csv`;
  download(name, new Blob([toCsv(written, rows)], { type: 'text/csv;charset=utf-8' }));
}
