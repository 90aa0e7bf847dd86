import type { StudyCheck, StudyResult } from '@vatio/contracts/energyAnalysis/studies';
import {
  isStudyRefusal,
  optimisePowers,
  powerPricer,
  type RefusalReason,
} from '@vatio/energy/optimise';
import { powerStudyOf, type StudySnapshot } from '@vatio/energy/study';
import type { ParameterTable } from '@vatio/energy/tariff';
import { Refusal } from '../../../refusal';

/**
 * The powers of least cost for a snapshot.
 *
 * @throws Refusal invalid, with the reasons why there are none
 */
export function calculate(
  snapshot: StudySnapshot,
  parameters: ParameterTable,
  annualise: boolean,
): StudyResult {
  const found = optimisePowers(powerStudyOf(snapshot, { annualise }), parameters);
  if (isStudyRefusal(found)) throw new Refusal('invalid', inWords(found.reasons));
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

/** @returns a blocking finding when a regulated value of the months is missing or pending */
export function missingPrices(
  snapshot: StudySnapshot,
  parameters: ParameterTable,
): StudyCheck['findings'] {
  const price = powerPricer(powerStudyOf(snapshot, { annualise: true }), parameters);
  if (!isStudyRefusal(price)) return [];
  const reasons = price.reasons.filter(isAboutPrices);
  if (reasons.length === 0) return [];
  return [{ severity: 'blocking', code: 'pricesMissing', message: inWords(reasons), months: [] }];
}

const isAboutPrices = ({ code }: RefusalReason) => code === 'notVerifiable';

/** Every reason; of values that are not known, which come by the dozen, the first and their number. */
function inWords(reasons: readonly RefusalReason[]): string {
  const [first, ...others] = reasons.filter(isAboutPrices);
  const sentences = reasons.filter((reason) => !isAboutPrices(reason));
  const messages = [...sentences, ...(first ? [first] : [])].map(({ message }) => message);
  if (others.length === 1) messages.push('Falta además otro valor regulado.');
  if (others.length > 1) messages.push(`Faltan además otros ${others.length} valores regulados.`);
  return messages.join(' ');
}
