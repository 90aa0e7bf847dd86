import type { Area } from '../area';
import { studyAuditWords } from './auditWords';
import { studyHistoryRoutes } from './history/routes';
import { studies } from './migrations/2026-11-24-studies';
import { studyOffers } from './migrations/2026-11-25-study-offers';
import { studyReport } from './migrations/2026-11-25-study-report';
import { studyOfferRoutes } from './offers/routes';
import { studyReportRoutes } from './report/routes';
import { studyRoutes } from './studies/routes';
import type { EnergyAnalysisTables } from './tables';

/** Estudios: energy studies of supply points. */
export const energyAnalysis: Area<keyof EnergyAnalysisTables> = {
  tables: [
    'studies',
    'study_calculations',
    'study_events',
    'study_numbers',
    'study_offers',
    'study_reports',
  ],
  routes: (parts) => [
    studyRoutes(parts),
    studyHistoryRoutes(parts),
    studyOfferRoutes(parts),
    studyReportRoutes(parts),
  ],
  migrations: {
    '2026-11-24-studies': studies,
    '2026-11-25-study-offers': studyOffers,
    '2026-11-25-study-report': studyReport,
  },
  auditWords: [studyAuditWords],
};
