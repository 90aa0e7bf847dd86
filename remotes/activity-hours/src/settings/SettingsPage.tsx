import { useQuery } from '@tanstack/react-query';
import { useHasRole } from '@vatio/platform';
import { LoadingState, Page } from '@vatio/ui/layout';
import { useState } from 'react';
import { activitiesQuery } from '../common/hoursApi';
import { weekPath } from '../common/hoursPaths';
import { ActivitiesCard } from './activities/ActivitiesCard';
import { MonthsCard } from './MonthsCard';
import { locksQuery, termsQuery, workingWeeksQuery } from './settingsApi';
import { TermsCard } from './terms/TermsCard';
import { WorkingWeekCard } from './workingWeek/WorkingWeekCard';

const title = 'Ajustes de horas';
const crumbs = [{ label: 'Tiempo de gestión', to: weekPath() }, { label: title }];

/** The rules for hours. People who keep or sum hours read them; admins change them. */
export function SettingsPage() {
  const isAdmin = useHasRole('admin');
  const locks = useQuery(locksQuery);
  const terms = useQuery(termsQuery);
  const activities = useQuery(activitiesQuery);
  const weeks = useQuery(workingWeeksQuery);
  // All at once: a card that grew would push the others down. A second try of one keeps the others.
  const [areHere, setHere] = useState(false);
  const arePending = [locks, terms, activities, weeks].some(({ isPending }) => isPending);
  if (!arePending && !areHere) setHere(true);
  return (
    <Page title={title} crumbs={crumbs}>
      {!isAdmin && <p>Aquí se consultan; los cambian los administradores.</p>}
      {areHere ? (
        <div className="card-grid">
          <MonthsCard read={locks} isAdmin={isAdmin} />
          <TermsCard read={terms} isAdmin={isAdmin} />
          <ActivitiesCard read={activities} isAdmin={isAdmin} />
          <WorkingWeekCard read={weeks} isAdmin={isAdmin} />
        </div>
      ) : (
        <LoadingState label="Cargando los ajustes…" lines={12} />
      )}
    </Page>
  );
}
