import { useQuery } from '@tanstack/react-query';
import { useHasRole } from '@vatio/platform';
import { LoadingState, Page } from '@vatio/ui/layout';
import { activitiesQuery } from '../common/hoursApi';
import { weekPath } from '../common/hoursPaths';
import { ActivitiesCard } from './ActivitiesCard';
import { MonthsCard } from './MonthsCard';
import { locksQuery, termsQuery, workingWeeksQuery } from './settingsApi';
import { TermsCard } from './TermsCard';
import { WorkingWeekCard } from './WorkingWeekCard';

const title = 'Ajustes de horas';
const crumbs = [{ label: 'Tiempo de gestión', to: weekPath() }, { label: title }];

/** What hours are held to. Who keeps or sums hours reads it; admins change it. */
export function SettingsPage() {
  const isAdmin = useHasRole('admin');
  // All at once: a card that grew would push the others down.
  const isPending = [
    useQuery(locksQuery).isPending,
    useQuery(termsQuery).isPending,
    useQuery(activitiesQuery).isPending,
    useQuery(workingWeeksQuery).isPending,
  ].some(Boolean);
  return (
    <Page title={title} crumbs={crumbs}>
      {!isAdmin && <p>Los cambian los administradores.</p>}
      {isPending ? (
        <LoadingState label="Cargando los ajustes…" lines={12} />
      ) : (
        <div className="card-grid">
          <MonthsCard isAdmin={isAdmin} />
          <TermsCard isAdmin={isAdmin} />
          <ActivitiesCard isAdmin={isAdmin} />
          <WorkingWeekCard isAdmin={isAdmin} />
        </div>
      )}
    </Page>
  );
}
