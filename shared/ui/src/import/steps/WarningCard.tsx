import { Card } from '@vatio/ui/layout';
import { type Column, DataTable, ListPagination, type PageSize } from '@vatio/ui/table';
import { useState } from 'react';
import { type LineGroup, warningsOf } from '../file/notes';
import { linesInWords } from './linesInWords';
import type { CheckedFile } from './useFileImport';

const columns: readonly Column<LineGroup>[] = [
  { id: 'column', header: 'Columna', isRowHeader: true, cell: ({ column }) => column },
  { id: 'value', header: 'Aviso', cell: ({ value }) => value },
  { id: 'lines', header: 'En las filas', cell: linesInWords },
];

const firstPage = { page: 1, pageSize: 25 as PageSize };

export interface WarningCardProps extends CheckedFile {
  /** The place where it can be changed later: «en la ficha del punto» */
  readonly laterIn: string;
}

/** Unlikely values that are imported all the same. */
export function WarningCard({ flow: { spec }, answer, laterIn }: WarningCardProps) {
  const rows = warningsOf(spec, answer);
  const [{ page, pageSize }, setView] = useState(firstPage);
  if (rows.length === 0) return null;
  const change = (next: Partial<typeof firstPage>) => setView({ page: 1, pageSize, ...next });
  return (
    <Card title="Filas con avisos">
      <p>Estas filas se importan así: compruébalas antes, o corrígelas después {laterIn}.</p>
      <DataTable
        caption="Avisos"
        columns={columns}
        rows={rows.slice((page - 1) * pageSize, page * pageSize)}
        rowId={({ id }) => id}
      />
      {rows.length > firstPage.pageSize && (
        <ListPagination list={{ page, pageSize, change }} total={rows.length} />
      )}
    </Card>
  );
}
