import type { Area } from '../../areaKit/area';
import { credentialsOf, secondFactorsOf } from '../session/door';
import { accountRoutes } from './account/account.routes';
import { accountAuditWords, factorRuleAuditWords, parameterAuditWords } from './auditWords';
import { userBaseline } from './migrations/2026-11-29-3-user';
import { undoneVersions } from './migrations/2026-11-30-1-undone-versions';
import { parameterImportRoutes } from './parameterImports/parameterImports.routes';
import { parameterRoutes } from './parameters/parameters.routes';
import { secondFactorRoutes, secondFactorRuleRoutes } from './secondFactor/secondFactor.routes';
import type { UserTables } from './tables';
import { userAccessRoutes, userRoutes } from './users/users.routes';

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
      parameterImportRoutes(parts),
    ];
  },
  migrations: { '2026-11-29-3-user': userBaseline, '2026-11-30-1-undone-versions': undoneVersions },
  auditWords: [accountAuditWords, factorRuleAuditWords, parameterAuditWords],
};
