import { usePageTitle } from '@vatio/platform';
import { EmptyState, Page } from '@vatio/ui/layout';
import { Clock } from 'lucide-react';

/** The week of hours. Filled when the section gets its API. */
export function TimesheetWeek() {
  usePageTitle('Tiempo de gestión');
  return (
    <Page title="Tiempo de gestión">
      <EmptyState icon={<Clock />} title="Todavía no hay horas">
        Aquí aparecerán las horas por cliente y actividad. Esta sección todavía no permite
        apuntarlas.
      </EmptyState>
    </Page>
  );
}
