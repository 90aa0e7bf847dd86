import type { Area } from '../../areaKit/area';
import { companyAuditWords, uploadAuditWords } from './auditWords';
import { clientRoutes } from './clients/routes';
import { contractRoutes } from './contracts/routes';
import { curveRoutes } from './curve/routes';
import { tidyImports } from './curveImports/housekeeping';
import { curveImportJobs } from './curveImports/jobs';
import { curveImportRoutes } from './curveImports/routes';
import { clientsAndSupplyPoints } from './migrations/003_clients_and_supply_points';
import { curves } from './migrations/005_curves';
import { monthlyReadings } from './migrations/006_monthly_readings';
import { pointImports } from './migrations/007_point_imports';
import { pointData } from './migrations/008_point_data';
import { importsAsJobs } from './migrations/2026-11-23-waiting-imports';
import { importAnswers } from './migrations/2026-11-24-import-answers';
import { supplyFacts } from './migrations/2026-11-24-supply-facts';
import { chargingOverThirtyKilovolts } from './migrations/2026-11-24-tariff-62tdve';
import { importVersions } from './migrations/2026-11-26-import-versions';
import { pointImportRoutes } from './pointImports/routes';
import { supplyPointRoutes } from './points/routes';
import { readingRoutes } from './readings/routes';
import type { CompanyTables } from './tables';

/** PDS: clients, their supply points, and the data of these. */
export const company: Area<keyof CompanyTables> = {
  tables: [
    'clients',
    'supply_points',
    'supply_contracts',
    'monthly_readings',
    'point_imports',
    'curve_days',
    'curve_imports',
    'curve_import_parts',
    'curve_import_problems',
    'curve_import_points',
    'curve_import_successors',
    'replaced_curve_days',
  ],
  routes: (parts) => [
    clientRoutes(parts),
    supplyPointRoutes(parts),
    pointImportRoutes(parts),
    contractRoutes(parts),
    readingRoutes(parts),
    curveRoutes(parts),
    curveImportRoutes(parts),
  ],
  migrations: {
    '003_clients_and_supply_points': clientsAndSupplyPoints,
    '005_curves': curves,
    '006_monthly_readings': monthlyReadings,
    '007_point_imports': pointImports,
    '008_point_data': pointData,
    '2026-11-23-waiting-imports': importsAsJobs,
    '2026-11-24-import-answers': importAnswers,
    '2026-11-24-tariff-62tdve': chargingOverThirtyKilovolts,
    '2026-11-24-supply-facts': supplyFacts,
    '2026-11-26-import-versions': importVersions,
  },
  formerAddresses: [
    { method: 'POST', from: '/api/supply-points/bulk', to: '/api/point-imports' },
    { from: '/api/supply-points/bulk/imports', to: '/api/point-imports' },
    { method: 'GET', from: '/api/supply-points/bulk', to: '/api/points/rows' },
    { from: '/api/supply-points', to: '/api/points' },
  ],
  auditWords: [companyAuditWords, uploadAuditWords],
  jobs: curveImportJobs,
  tidy: tidyImports,
};
