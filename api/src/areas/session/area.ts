import type { Area } from '../../areaKit/area';
import { accessAuditWords } from './auditWords';
import { credentialsOf, sessionServiceOf } from './door';
import { sessionBaseline } from './migrations/2026-11-29-2-session';
import { deleteSessionsExpiredBefore } from './sessions/sessions.repository';
import { sessionRoutes, tellingFailures } from './sessions/sessions.routes';
import type { SessionTables } from './tables';
import { deleteForgottenThrottles } from './throttle/throttle.repository';

const weekMs = 7 * 24 * 60 * 60 * 1000;

export const session: Area<keyof SessionTables> = {
  tables: [
    'users',
    'sessions',
    'login_throttle',
    'second_factors',
    'recovery_codes',
    'second_factor_roles',
  ],
  routes: (parts) => [
    sessionRoutes({ session: sessionServiceOf(parts), xsrfKey: parts.xsrfKey }),
    tellingFailures(credentialsOf(parts)),
  ],
  migrations: { '2026-11-29-2-session': sessionBaseline },
  auditWords: [accessAuditWords],
  tidy: async (db, now) => {
    await deleteSessionsExpiredBefore(db, new Date(now.getTime() - weekMs));
    await deleteForgottenThrottles(db, now);
  },
};
