import { download, toXlsx } from '@vatio/ui/export';
import { Card, notifyError } from '@vatio/ui/layout';
import { type Column, DataTable } from '@vatio/ui/table';
import { Download } from 'lucide-react';
import { type PointColumn, pointColumns } from '../../points/file/fileColumns';
import { csvOf, type FileToWrite, templateFile } from '../file/pointFiles';

const xlsxOf = ({ columns, rows }: FileToWrite) => toXlsx(columns, rows);
const formats = [
  { name: 'Excel', ending: 'xlsx', blobOf: xlsxOf },
  { name: 'CSV', ending: 'csv', blobOf: csvOf },
];

const downloadTemplate = async ({ ending, blobOf }: (typeof formats)[number]) =>
  download(`plantilla-puntos-de-suministro.${ending}`, await blobOf(templateFile()));

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
          {formats.map((format) => (
            <button
              key={format.ending}
              type="button"
              className="btn btn-sm btn-outline-primary"
              onClick={() => void downloadTemplate(format).catch(notifyError)}
            >
              <Download aria-hidden="true" /> Descargar en {format.name}
            </button>
          ))}
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
