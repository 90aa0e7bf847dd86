import type { Area } from '../../areaKit/area';
import { companyAuditWords, contactAuditWords, uploadAuditWords } from './auditWords';
import { clientRoutes } from './clients/clients.routes';
import { contactRoutes } from './contacts/contacts.routes';
import { contractRoutes } from './contracts/contracts.routes';
import { curveRoutes } from './curve/curve.routes';
import { curveImportRoutes } from './curveImports/curveImports.routes';
import { tidyImports } from './curveImports/housekeeping';
import { curveImportJobs } from './curveImports/jobs';
import { companyBaseline } from './migrations/2026-11-29-4-company';
import { clientManagers } from './migrations/2026-12-01-1-client-managers';
import { clientContacts } from './migrations/2026-12-01-1-contacts';
import { peopleRoutes } from './people/people.routes';
import { pointImportRoutes } from './pointImports/pointImports.routes';
import { supplyPointRoutes } from './points/points.routes';
import { readingRoutes } from './readings/readings.routes';
import type { CompanyTables } from './tables';

/** PDS: clients, their supply points, and the data of these. */
export const company: Area<keyof CompanyTables> = {
  tables: [
    'clients',
    'client_contacts',
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
    contactRoutes(parts),
    peopleRoutes(parts),
    ...supplyPointRoutes(parts),
    pointImportRoutes(parts),
    contractRoutes(parts),
    readingRoutes(parts),
    curveRoutes(parts),
    curveImportRoutes(parts),
  ],
  migrations: {
    '2026-11-29-4-company': companyBaseline,
    '2026-12-01-1-client-managers': clientManagers,
    '2026-12-01-1-contacts': clientContacts,
  },
  formerAddresses: [
    { method: 'POST', from: '/api/supply-points/bulk', to: '/api/point-imports' },
    { from: '/api/supply-points/bulk/imports', to: '/api/point-imports' },
    { method: 'GET', from: '/api/supply-points/bulk', to: '/api/points/rows' },
    { from: '/api/supply-points', to: '/api/points' },
  ],
  auditWords: [companyAuditWords, contactAuditWords, uploadAuditWords],
  jobs: curveImportJobs,
  tidy: tidyImports,
};
