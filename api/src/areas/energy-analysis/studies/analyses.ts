import type { CalculateStudy } from '@vatio/contracts/energy-analysis/studies';
import { type StudyAnalysis, studyAnalyses } from '@vatio/contracts/energy-analysis/studyRecord';
import type { SessionUser } from '@vatio/contracts/session';
import { Refusal } from '../../../refusal';

/** The chosen analyses, as they are kept. */
export const analysesInOrder = (chosen: readonly StudyAnalysis[]): StudyAnalysis[] =>
  studyAnalyses.filter((one) => chosen.includes(one));

/**
 * The analyses of a study's next calculation.
 *
 * @throws Refusal forbidden when this person does not choose them
 */
export function analysesAfter(
  { analyses: before }: { readonly analyses: readonly StudyAnalysis[] },
  { analyses = [...before] }: CalculateStudy,
  by: SessionUser,
): StudyAnalysis[] {
  const after = analysesInOrder(analyses);
  if (by.role === 'pds_editor' && after.join() !== before.join()) {
    throw new Refusal('forbidden', 'Tu rol no elige qué analiza un estudio.');
  }
  return after;
}
