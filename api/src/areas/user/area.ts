import type { Area } from '../../areaKit/area';
import { credentialsOf, secondFactorsOf } from '../session/door';
import { accountRoutes } from './account/routes';
import { accountAuditWords, factorRuleAuditWords, parameterAuditWords } from './auditWords';
import { usersListAndAudit } from './migrations/002_users_list_and_audit';
import { regulatedParameterTable } from './migrations/004_regulated_parameters';
import { officialTextsOf2026 } from './migrations/2026-11-24-official-texts';
import { rightsAndDiscountsOf2026 } from './migrations/2026-11-25-rights-and-discounts';
import { winter2025AndIgic } from './migrations/2026-11-25-winter-2025-and-igic';
import { verificationTolerancesOf2026 } from './migrations/2026-11-26-verification-tolerances';
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
  migrations: {
    '002_users_list_and_audit': usersListAndAudit,
    '004_regulated_parameters': regulatedParameterTable,
    '2026-11-24-official-texts': officialTextsOf2026,
    '2026-11-25-rights-and-discounts': rightsAndDiscountsOf2026,
    '2026-11-25-winter-2025-and-igic': winter2025AndIgic,
    '2026-11-26-verification-tolerances': verificationTolerancesOf2026,
  },
  auditWords: [accountAuditWords, factorRuleAuditWords, parameterAuditWords],
};
