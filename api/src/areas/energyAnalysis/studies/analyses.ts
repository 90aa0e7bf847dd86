import {
  type CalculateStudy,
  type StudyAnalysis,
  studyAnalyses,
} from '@vatio/contracts/energyAnalysis/studies';
import type { SessionUser } from '@vatio/contracts/session';
import { Refusal } from '../../../refusal';

/** What a study looks into, as it is kept. */
export const analysesInOrder = (chosen: readonly StudyAnalysis[]): StudyAnalysis[] =>
  studyAnalyses.filter((one) => chosen.includes(one));

/**
 * What a study looks into with its next calculation.
 *
 * @throws Refusal forbidden when this person does not choose it
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
