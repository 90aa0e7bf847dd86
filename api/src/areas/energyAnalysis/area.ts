import type { Area } from '../area';
import { studyAuditWords } from './auditWords';
import { studyHistoryRoutes } from './history/routes';
import { studies } from './migrations/2026-11-24-studies';
import { studyAnalyses } from './migrations/2026-11-25-study-analyses';
import { studyReport } from './migrations/2026-11-25-study-report';
import { studyReportRoutes } from './report/routes';
import { studyRoutes } from './studies/routes';
import type { EnergyAnalysisTables } from './tables';

/** Estudios: energy studies of supply points. */
export const energyAnalysis: Area<keyof EnergyAnalysisTables> = {
  tables: ['studies', 'study_calculations', 'study_events', 'study_numbers', 'study_reports'],
  routes: (parts) => [studyRoutes(parts), studyHistoryRoutes(parts), studyReportRoutes(parts)],
  migrations: {
    '2026-11-24-studies': studies,
    '2026-11-25-study-analyses': studyAnalyses,
    '2026-11-25-study-report': studyReport,
  },
  auditWords: [studyAuditWords],
};
