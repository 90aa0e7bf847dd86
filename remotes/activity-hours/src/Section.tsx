import { SectionRoutes } from '@vatio/platform';
import { Route } from 'react-router-dom';
import { TimesheetWeek } from './entries/TimesheetWeek';

/** The only thing this section exposes. The host mounts it under /activity-hours/* and owns everything around it. */
export default function Section() {
  return (
    <SectionRoutes>
      <Route index element={<TimesheetWeek />} />
    </SectionRoutes>
  );
}
