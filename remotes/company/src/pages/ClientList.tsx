import { usePageTitle } from '@vatio/platform';
import { EmptyState, Page } from '@vatio/ui/layout';
import { Plug } from 'lucide-react';

/** Clients and their supply points. Filled when the section gets its API. */
export function ClientList() {
  usePageTitle('PDS');
  return (
    <Page title="PDS">
      <EmptyState icon={<Plug />} title="Todavía no hay puntos de suministro">
        Aquí aparecerán los clientes, sus CUPS y sus contratos. Esta sección todavía no permite
        añadirlos.
      </EmptyState>
    </Page>
  );
}
