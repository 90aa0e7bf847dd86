import type { StudyAnalysis } from '@vatio/contracts/energyAnalysis/studies';

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

/** Whether a finding matters to a study that looks into these. */
export const isAbout = (code: string, analyses: readonly StudyAnalysis[]): boolean =>
  analysesOf[code]?.some((one) => analyses.includes(one)) ?? true;
