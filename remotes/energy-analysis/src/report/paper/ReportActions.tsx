import { ActionButton } from '@vatio/ui/layout';
import { Printer } from 'lucide-react';
import type { SectionProps } from '../found';

/** Paper, or a PDF, which the browser's own dialog makes. */
export const ReportActions = ({ found: _found }: SectionProps) => (
  <div className="d-flex flex-wrap gap-2 mb-3">
    <ActionButton look="primary" onClick={() => window.print()}>
      <Printer aria-hidden="true" /> Imprimir o guardar PDF
    </ActionButton>
  </div>
);
