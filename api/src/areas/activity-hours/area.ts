import type { Area } from '../../areaKit/area';
import { activityRoutes } from './activities/activities.routes';
import { hoursAuditWords } from './auditWords';
import { bulkRoutes } from './bulk/bulk.routes';
import { entryRoutes } from './entries/entries.routes';
import { tidyHours } from './housekeeping';
import { activityHoursBaseline } from './migrations/2026-11-29-7-activity-hours';
import { hourSettingsRoutes } from './settings/settings.routes';
import { hourSummaryRoutes } from './summary/summary.routes';
import type { ActivityHoursTables } from './tables';
import { termsRoutes } from './terms/terms.routes';
import { timerRoutes } from './timer/timer.routes';
import { weekRoutes } from './weeks/weeks.routes';

/** Tiempo de gestión: what people do for clients, and how long. */
export const activityHours: Area<keyof ActivityHoursTables> = {
  tables: [
    'hour_activities',
    'hour_entries',
    'hour_timers',
    'hour_months',
    'working_weeks',
    'hour_changes',
    'client_terms',
  ],
  routes: (parts) => [
    entryRoutes(parts),
    bulkRoutes(parts),
    weekRoutes(parts),
    timerRoutes(parts),
    activityRoutes(parts),
    hourSettingsRoutes(parts),
    termsRoutes(parts),
    hourSummaryRoutes(parts),
  ],
  migrations: { '2026-11-29-7-activity-hours': activityHoursBaseline },
  tidy: tidyHours,
  auditWords: [hoursAuditWords],
};
