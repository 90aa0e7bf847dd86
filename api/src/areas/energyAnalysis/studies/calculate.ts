import type { StudyResult } from '@vatio/contracts/energyAnalysis/studies';
import { isStudyRefusal, optimisePowers } from '@vatio/energy/optimise';
import { powerStudyOf, type StudySnapshot } from '@vatio/energy/study';
import type { ParameterTable } from '@vatio/energy/tariff';
import { Refusal } from '../../../refusal';

/**
 * The powers of least cost for a snapshot.
 *
 * @throws Refusal invalid, with every reason why there are none
 */
export function calculate(
  snapshot: StudySnapshot,
  parameters: ParameterTable,
  annualise: boolean,
): StudyResult {
  const found = optimisePowers(powerStudyOf(snapshot, { annualise }), parameters);
  if (isStudyRefusal(found)) {
    throw new Refusal('invalid', found.reasons.map(({ message }) => message).join(' '));
  }
  const { cost, current, maxima, savingEur, savingPercent, cautions } = found;
  return {
    optimum: cost,
    current,
    maxima,
    savingEur,
    savingPercent,
    cautions: cautions.map(({ code, message }) => ({ code, message })),
  } as StudyResult;
}
