import type { Area } from '../../areaKit/area';
import { credentialsOf, secondFactorsOf } from '../session/door';
import { accountRoutes } from './account/routes';
import { accountAuditWords, factorRuleAuditWords, parameterAuditWords } from './auditWords';
import { userBaseline } from './migrations/2026-11-29-3-user';
import { parameterRoutes } from './parameters/routes';
import { secondFactorRoutes, secondFactorRuleRoutes } from './secondFactor/routes';
import type { UserTables } from './tables';
import { userAccessRoutes, userRoutes } from './users/routes';

/** Usuarios: accounts and the regulated parameters. */
export const user: Area<keyof UserTables> = {
  tables: ['parameter_versions', 'regulated_parameters'],
  routes: (parts) => {
    const withCredentials = { ...parts, credentials: credentialsOf(parts) };
    const withFactors = { ...parts, secondFactors: secondFactorsOf(parts) };
    return [
      accountRoutes(withCredentials),
      secondFactorRoutes(withFactors),
      secondFactorRuleRoutes(withFactors),
      userRoutes(withCredentials),
      userAccessRoutes(withCredentials),
      parameterRoutes(parts),
    ];
  },
  migrations: { '2026-11-29-3-user': userBaseline },
  auditWords: [accountAuditWords, factorRuleAuditWords, parameterAuditWords],
};
