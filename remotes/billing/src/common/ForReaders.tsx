import { SectionLink, useHasRole } from '@vatio/platform';
import { EmptyState, Page } from '@vatio/ui/layout';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';

export interface ForReadersProps {
  /** A page of this section. */
  readonly children: ReactNode;
}

/**
 * Shows a page to the roles that may read bills; the others see what is theirs instead. Only a hint of what
 * to draw: the API decides.
 */
export function ForReaders({ children }: ForReadersProps) {
  const reads = useHasRole('admin', 'writer', 'reader');
  if (reads) return children;
  return (
    <Page title="Facturación">
      <EmptyState
        icon={<ReceiptText />}
        title="Aquí no hay nada para tu rol"
        action={
          <div className="d-flex flex-wrap justify-content-center gap-2">
            <SectionLink className="btn btn-primary" to="/company">
              Ver los puntos de suministro
            </SectionLink>
            <SectionLink className="btn btn-outline-primary" to="/company/importaciones/nueva">
              Importar curvas
            </SectionLink>
          </div>
        }
      >
        De las facturas se ocupan otras personas. Lo tuyo son los puntos de suministro, sus
        contratos y sus curvas.
      </EmptyState>
    </Page>
  );
}
