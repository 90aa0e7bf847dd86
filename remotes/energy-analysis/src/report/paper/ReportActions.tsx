import { reportError } from '@vatio/platform';
import { download, toWorkbook } from '@vatio/ui/export';
import { ActionButton, notifyError } from '@vatio/ui/layout';
import { FileSpreadsheet, Printer } from 'lucide-react';
import type { SectionProps } from '../found';

/** Paper, or a PDF, which the browser's own dialog makes; and a workbook to go on calculating with. */
export function ReportActions({ found }: SectionProps) {
  const save = async () => {
    try {
      // Few who read a report want it: its code comes with the press.
      const { studyWorkbook } = await import('../workbook/studyWorkbook');
      download(`${found.study.code}.xlsx`, await toWorkbook(studyWorkbook(found)));
    } catch (error) {
      reportError(error);
      notifyError(error);
    }
  };
  return (
    <div className="d-flex flex-wrap gap-2 mb-3">
      <ActionButton look="primary" onClick={() => window.print()}>
        <Printer aria-hidden="true" /> Imprimir o guardar PDF
      </ActionButton>
      <ActionButton look="outline-primary" onClick={() => void save()}>
        <FileSpreadsheet aria-hidden="true" /> Descargar XLSX
      </ActionButton>
    </div>
  );
}
