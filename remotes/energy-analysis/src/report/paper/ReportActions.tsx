import { reportError } from '@vatio/platform';
import { download, toWorkbook } from '@vatio/ui/export';
import { ActionButton, notifyError } from '@vatio/ui/layout';
import { FileSpreadsheet, Printer } from 'lucide-react';
import { useState } from 'react';
import type { SectionProps } from '../found';

/** Between two looks at whether all charts are drawn. */
const lookMs = 50;

/** Those whose library is still on its way would be empty on paper. */
const areChartsComing = () => document.querySelector('.chart-box[aria-busy="true"]') !== null;

/** Paper, or a PDF, which the browser's own dialog makes; and a workbook to go on calculating with. */
export function ReportActions({ found }: SectionProps) {
  const [isWaiting, setWaiting] = useState(false);
  const print = async () => {
    setWaiting(true);
    while (areChartsComing()) await new Promise((resolve) => setTimeout(resolve, lookMs));
    setWaiting(false);
    window.print();
  };
  const save = async () => {
    try {
      // Few readers of a report want it: its code loads on the press.
      const { studyWorkbook } = await import('../workbook/studyWorkbook');
      download(`${found.study.code}.xlsx`, await toWorkbook(studyWorkbook(found)));
    } catch (error) {
      reportError(error);
      notifyError(error);
    }
  };
  return (
    <div className="d-flex flex-wrap gap-2 mb-3">
      <ActionButton
        look="primary"
        busy={isWaiting && 'Dibujando los gráficos…'}
        onClick={() => void print()}
      >
        <Printer aria-hidden="true" /> Imprimir o guardar PDF
      </ActionButton>
      <ActionButton look="outline-primary" onClick={() => void save()}>
        <FileSpreadsheet aria-hidden="true" /> Descargar XLSX
      </ActionButton>
    </div>
  );
}
