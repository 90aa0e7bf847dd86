import type { Area } from '../area';
import { activityRoutes } from './activities/routes';
import { hoursAuditWords } from './auditWords';
import { entryRoutes } from './entries/routes';
import { tidyHours } from './housekeeping';
import { hours } from './migrations/2026-11-25-hours';
import { hourSettingsRoutes } from './settings/routes';
import type { ActivityHoursTables } from './tables';
import { timerRoutes } from './timer/routes';
import { weekRoutes } from './weeks/routes';

/** Tiempo de gestión: what people do for clients, and how long. */
export const activityHours: Area<keyof ActivityHoursTables> = {
  tables: ['hour_activities', 'hour_entries', 'hour_timers', 'hour_months', 'working_weeks'],
  routes: (parts) => [
    entryRoutes(parts),
    weekRoutes(parts),
    timerRoutes(parts),
    activityRoutes(parts),
    hourSettingsRoutes(parts),
  ],
  migrations: { '2026-11-25-hours': hours },
  tidy: tidyHours,
  auditWords: [hoursAuditWords],
};
