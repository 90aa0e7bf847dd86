import type { Area } from '../../areaKit/area';
import { studyAuditWords } from './auditWords';
import { studyComputations } from './computations';
import { studyHistoryRoutes } from './history/history.routes';
import { energyAnalysisBaseline } from './migrations/2026-11-29-5-energy-analysis';
import { studyWithdrawals } from './migrations/2026-11-29-9-study-withdrawals';
import { borderColumns } from './migrations/2026-11-30-9-borders';
import { studyOfferRoutes } from './offers/offers.routes';
import { tidyPortfolios } from './portfolios/housekeeping';
import { portfolioJobs } from './portfolios/jobs';
import { portfolioRoutes } from './portfolios/portfolios.routes';
import { presentationRoutes } from './presentations/presentations.routes';
import { studyReportRoutes } from './report/report.routes';
import { studyRoutes } from './studies/studies.routes';
import type { EnergyAnalysisTables } from './tables';
import { countTouchedStudies } from './touched.repository';

/** Estudios: energy studies of supply points. */
export const energyAnalysis: Area<keyof EnergyAnalysisTables> = {
  tables: [
    'studies',
    'study_calculations',
    'study_events',
    'study_withdrawals',
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
    presentationRoutes(parts),
    portfolioRoutes(parts),
  ],
  migrations: {
    '2026-11-29-5-energy-analysis': energyAnalysisBaseline,
    '2026-11-29-9-study-withdrawals': studyWithdrawals,
    '2026-11-30-9-borders': borderColumns,
  },
  computations: studyComputations,
  jobs: portfolioJobs,
  countTouched: countTouchedStudies,
  tidy: tidyPortfolios,
  auditWords: [studyAuditWords],
};
