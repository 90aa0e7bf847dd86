import type { Area } from '../../areaKit/area';
import { studyAuditWords } from './auditWords';
import { studyHistoryRoutes } from './history/routes';
import { studies } from './migrations/2026-11-24-studies';
import { portfolios } from './migrations/2026-11-25-portfolios';
import { studyAnalyses } from './migrations/2026-11-25-study-analyses';
import { studyDates } from './migrations/2026-11-25-study-dates';
import { studyDeletion } from './migrations/2026-11-25-study-deletion';
import { studyOffers } from './migrations/2026-11-25-study-offers';
import { studyReport } from './migrations/2026-11-25-study-report';
import { reportSubject } from './migrations/2026-11-25-study-report-subject';
import { reportFacts } from './migrations/2026-11-26-study-report-facts';
import { studyOfferRoutes } from './offers/routes';
import { tidyPortfolios } from './portfolios/housekeeping';
import { portfolioJobs } from './portfolios/jobs';
import { portfolioRoutes } from './portfolios/routes';
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
    'portfolios',
    'portfolio_points',
  ],
  routes: (parts) => [
    studyRoutes(parts),
    studyHistoryRoutes(parts),
    studyOfferRoutes(parts),
    studyReportRoutes(parts),
    portfolioRoutes(parts),
  ],
  migrations: {
    '2026-11-24-studies': studies,
    '2026-11-25-study-analyses': studyAnalyses,
    '2026-11-25-study-offers': studyOffers,
    '2026-11-25-study-report': studyReport,
    '2026-11-25-study-report-subject': reportSubject,
    '2026-11-25-portfolios': portfolios,
    '2026-11-25-study-dates': studyDates,
    '2026-11-25-study-deletion': studyDeletion,
    '2026-11-26-study-report-facts': reportFacts,
  },
  jobs: portfolioJobs,
  tidy: tidyPortfolios,
  auditWords: [studyAuditWords],
};
