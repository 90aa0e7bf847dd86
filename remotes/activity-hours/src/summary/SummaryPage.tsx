import { useQuery } from '@tanstack/react-query';
import { useHasRole } from '@vatio/platform';
import { today } from '@vatio/records/time';
import { ActionButton, Loaded, Page } from '@vatio/ui/layout';
import { Printer } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { weekPath } from '../common/hoursPaths';
import { PeriodChoice } from './PeriodChoice';
import { periodAsked, periodInWords } from './period';
import { Sums } from './Sums';
import { hoursSummaryQuery } from './summaryApi';

const title = 'Resumen de horas';

/** *Resumen*: sums of hours by client, activity, person and month; budgets and how they turned out. */
export function SummaryPage() {
  const [params] = useSearchParams();
  const keepsHours = useHasRole('admin', 'writer');
  const period = periodAsked(params, today());
  const summary = useQuery(hoursSummaryQuery(period));
  const isRefreshing = summary.isPlaceholderData;
  const crumbs = [{ label: 'Tiempo de gestión', to: weekPath() }, { label: title }];
  return (
    <Page
      title={keepsHours ? title : 'Tiempo de gestión'}
      {...(keepsHours && { crumbs })}
      actions={
        <ActionButton look="outline-primary" onClick={() => window.print()}>
          <Printer aria-hidden="true" /> Imprimir
        </ActionButton>
      }
    >
      <PeriodChoice period={period} />
      {/* Until the sums of other days are here, those before are on screen, and on paper. */}
      <h2 className="h5">{periodInWords(summary.data ?? period)}</h2>
      <p role="status" className="visually-hidden">
        {isRefreshing && `Cargando las sumas de ${periodInWords(period)}…`}
      </p>
      <Loaded query={summary} loading="Cargando el resumen…" lines={8} what="el resumen">
        {(read) => <Sums summary={read} isRefreshing={isRefreshing} />}
      </Loaded>
    </Page>
  );
}
