import { download, toCsv, toXlsx } from '@vatio/ui/export';
import { Card, notifyError } from '@vatio/ui/layout';
import { type Column, DataTable } from '@vatio/ui/table';
import { Download } from 'lucide-react';
import { type PointColumn, pointColumns } from '../../points/file/fileColumns';
import { templateFile } from '../file/pointFiles';

const name = 'plantilla-puntos-de-suministro';

function downloadCsv() {
  const { columns, rows } = templateFile();
  download(`${name}.csv`, new Blob([toCsv(columns, rows)], { type: 'text/csv;charset=utf-8' }));
}

async function downloadXlsx() {
  const { columns, rows } = templateFile();
  download(`${name}.xlsx`, await toXlsx(columns, rows));
}

const explained: readonly Column<PointColumn>[] = [
  { id: 'header', header: 'Columna', isRowHeader: true, cell: ({ header }) => header },
  {
    id: 'explanation',
    header: 'Contenido',
    cell: ({ isRequired, explanation }) => (
      <>
        {isRequired && <strong>Obligatorio. </strong>}
        {explanation}
      </>
    ),
  },
  { id: 'example', header: 'Ejemplo', cell: ({ example }) => example || '–' },
];

/** A file to fill in, and what goes in each of its columns. */
export function TemplateCard() {
  return (
    <Card
      title="Plantilla"
      actions={
        <div className="d-flex flex-wrap gap-2">
          <button
            type="button"
            className="btn btn-sm btn-outline-primary"
            onClick={() => void downloadXlsx().catch(notifyError)}
          >
            <Download aria-hidden="true" /> Descargar en Excel
          </button>
          <button type="button" className="btn btn-sm btn-outline-primary" onClick={downloadCsv}>
            <Download aria-hidden="true" /> Descargar en CSV
          </button>
        </div>
      }
    >
      <p>
        No hace falta usarla: reconocemos los nombres de columna más comunes y puedes elegir qué es
        cada una. Lo que exportas de la lista de puntos se puede importar tal cual.
      </p>
      <details>
        <summary>Qué va en cada columna</summary>
        <div className="mt-3">
          <DataTable
            caption="Columnas de la plantilla"
            columns={explained}
            rows={pointColumns}
            rowId={({ field }) => field}
          />
        </div>
      </details>
    </Card>
  );
}
