import { useHasRole } from '@vatio/platform';
import { Page } from '@vatio/ui/layout';
import { weekPath } from '../common/hoursPaths';
import { ActivitiesCard } from './ActivitiesCard';
import { MonthsCard } from './MonthsCard';
import { TermsCard } from './TermsCard';
import { WorkingWeekCard } from './WorkingWeekCard';

const title = 'Ajustes de horas';
const crumbs = [{ label: 'Tiempo de gestión', to: weekPath() }, { label: title }];

/** What hours are held to. Who keeps or sums hours reads it; admins change it. */
export function SettingsPage() {
  const isAdmin = useHasRole('admin');
  return (
    <Page title={title} crumbs={crumbs}>
      {!isAdmin && <p>Los cambian los administradores.</p>}
      <div className="card-grid">
        <MonthsCard isAdmin={isAdmin} />
        <TermsCard isAdmin={isAdmin} />
        <ActivitiesCard isAdmin={isAdmin} />
        <WorkingWeekCard isAdmin={isAdmin} />
      </div>
    </Page>
  );
}
