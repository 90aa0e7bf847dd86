import { download, toXlsx } from '@vatio/ui/export';
import { Card, notifyError } from '@vatio/ui/layout';
import { type Column, DataTable } from '@vatio/ui/table';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { csvOf, type FileToWrite, templateFile } from '../file/files';
import type { FileColumn, ImportSpec } from '../file/importSpec';

const xlsxOf = ({ columns, rows }: FileToWrite) => toXlsx(columns, rows);
const formats = [
  { name: 'Excel', ending: 'xlsx', blobOf: xlsxOf },
  { name: 'CSV', ending: 'csv', blobOf: csvOf },
];

const downloadTemplate = async (spec: ImportSpec, { ending, blobOf }: (typeof formats)[number]) =>
  download(`${spec.templateName}.${ending}`, await blobOf(templateFile(spec)));

const explained: readonly Column<FileColumn>[] = [
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

export interface TemplateCardProps {
  readonly spec: ImportSpec;
  /** The other things that can be imported, in words. */
  readonly children: ReactNode;
}

/** A file to fill in, and what goes in each of its columns. */
export function TemplateCard({ spec, children }: TemplateCardProps) {
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
              onClick={() => void downloadTemplate(spec, format).catch(notifyError)}
            >
              <Download aria-hidden="true" /> Descargar en {format.name}
            </button>
          ))}
        </div>
      }
    >
      <p>{children}</p>
      <details>
        <summary>Qué va en cada columna</summary>
        <div className="mt-3">
          <DataTable
            caption="Columnas de la plantilla"
            columns={explained}
            rows={spec.columns}
            rowId={({ field }) => field}
          />
        </div>
      </details>
    </Card>
  );
}
