import { usePageTitle } from '@vatio/platform';
import { EmptyState, Page } from '@vatio/ui/layout';
import { ReceiptText } from 'lucide-react';

/** The register of the clients’ energy bills. Filled when the section gets its API. */
export function InvoiceList() {
  usePageTitle('Facturación');
  return (
    <Page title="Facturación">
      <EmptyState icon={<ReceiptText />} title="Todavía no hay facturas">
        Aquí aparecerán las facturas de energía y su comprobación. Esta sección todavía no permite
        registrarlas.
      </EmptyState>
    </Page>
  );
}
