import { usePageTitle } from '@vatio/platform';
import { EmptyState, Page } from '@vatio/ui/layout';
import { ClipboardList } from 'lucide-react';

/** The energy studies. Filled when the section gets its API. */
export function StudyList() {
  usePageTitle('Estudios');
  return (
    <Page title="Estudios">
      <EmptyState icon={<ClipboardList />} title="Todavía no hay estudios">
        Aquí aparecerán los estudios de potencia, tarifa y ofertas. Esta sección todavía no permite
        crearlos.
      </EmptyState>
    </Page>
  );
}
