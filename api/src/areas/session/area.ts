import type { Area } from '../../areaKit/area';
import { accessAuditWords } from './auditWords';
import { credentialsOf, sessionServiceOf } from './door';
import { usersAndSessions } from './migrations/001_users_and_sessions';
import { loginStart } from './migrations/2026-11-26-session-end';
import { givenPasswords } from './migrations/2026-11-26-session-passwords';
import { secondFactors } from './migrations/2026-11-26-session-second-factor';
import { deleteSessionsExpiredBefore } from './sessions/repository';
import { sessionRoutes, tellingFailures } from './sessions/routes';
import type { SessionTables } from './tables';
import { deleteForgottenThrottles } from './throttle/repository';

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
  migrations: {
    '001_users_and_sessions': usersAndSessions,
    '2026-11-26-session-end': loginStart,
    '2026-11-26-session-passwords': givenPasswords,
    '2026-11-26-session-second-factor': secondFactors,
  },
  auditWords: [accessAuditWords],
  tidy: async (db, now) => {
    await deleteSessionsExpiredBefore(db, new Date(now.getTime() - weekMs));
    await deleteForgottenThrottles(db, now);
  },
};
