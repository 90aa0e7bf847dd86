import type { StudyAnalysis } from '@vatio/contracts/energy-analysis/studyRecord';

/** The analyses that a finding limits, by its code; one that is not here limits all. */
const analysesOf: Readonly<Record<string, readonly StudyAnalysis[]>> = {
  maximetersMissing: ['power'],
  periodsMissing: ['power'],
  curveMissing: ['power', 'curve'],
  quartersMissing: ['power', 'curve'],
  hourlyCurve: ['power'],
  premiseDoubtful: ['power'],
  pricesMissing: ['power'],
  notCalculable: ['power'],
  reactiveMissing: ['reactive'],
};

/** True if a finding matters to a study with these analyses. */
export const isAbout = (code: string, analyses: readonly StudyAnalysis[]): boolean =>
  analysesOf[code]?.some((one) => analyses.includes(one)) ?? true;
