import type { Area } from '../area';
import { studyAuditWords } from './auditWords';
import { studies } from './migrations/2026-11-24-studies';
import { studyRoutes } from './studies/routes';
import type { EnergyAnalysisTables } from './tables';

/** Estudios: energy studies of supply points. */
export const energyAnalysis: Area<keyof EnergyAnalysisTables> = {
  tables: ['studies', 'study_calculations', 'study_numbers'],
  routes: (parts) => [studyRoutes(parts)],
  migrations: { '2026-11-24-studies': studies },
  auditWords: [studyAuditWords],
};
