import { download } from '@vatio/ui/export';
import { number } from '@vatio/ui/format';
import { Card } from '@vatio/ui/layout';
import { type Column, DataTable, type PageSize, Pagination } from '@vatio/ui/table';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { OnlyErrors } from '../../common/imports/OnlyErrors';
import { csvOf, errorFile } from '../file/pointFiles';
import { type CellNote, notesOf, type PointImportAnswer } from '../file/pointImport';
import type { ChosenFile } from './usePointImport';

/** A CUPS stays in one piece. */
const shortValue = 24;

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

export interface NoteTableProps {
  readonly chosen: ChosenFile;
  readonly answer: PointImportAnswer;
}

/** The problems by row and column, and the proposals where the file says nothing. */
export function NoteTable({ chosen: { table, reading }, answer }: NoteTableProps) {
  const notes = useMemo(() => notesOf(answer, table, reading), [answer, table, reading]);
  const problems = useMemo(() => notes.filter(({ kind }) => kind === 'problem'), [notes]);
  const [isOnlyErrors, setOnlyErrors] = useState(true);
  const [{ page, pageSize }, setPages] = useState({ page: 1, pageSize: 25 as PageSize });
  if (problems.length === 0) return null;

  const listed = isOnlyErrors ? problems : notes;
  const errorFileName = `errores-${table.fileName.replace(/\.[^.]*$/, '')}.csv`;
  return (
    <Card
      title="Fila a fila"
      actions={
        <button
          type="button"
          className="btn btn-sm btn-outline-primary"
          onClick={() => download(errorFileName, csvOf(errorFile(answer, table)))}
        >
          <Download aria-hidden="true" /> Descargar las filas con errores
        </button>
      }
    >
      {problems.length < notes.length && (
        <OnlyErrors
          isOn={isOnlyErrors}
          errors={problems.length}
          onChange={(isOn) => {
            setOnlyErrors(isOn);
            setPages({ page: 1, pageSize });
          }}
        />
      )}
      <DataTable
        caption="Errores y propuestas"
        columns={columns}
        rows={listed.slice((page - 1) * pageSize, page * pageSize)}
        rowId={({ id }) => id}
      />
      {listed.length > 25 && (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={listed.length}
          onPage={(page) => setPages({ page, pageSize })}
          onPageSize={(pageSize) => setPages({ page: 1, pageSize })}
        />
      )}
    </Card>
  );
}
