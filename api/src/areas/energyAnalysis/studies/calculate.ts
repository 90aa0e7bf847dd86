import type { StudyCheck, StudyResult } from '@vatio/contracts/energyAnalysis/studies';
import { isStudyRefusal, optimisePowers, type RefusalReason } from '@vatio/energy/optimise';
import { powerStudyOf, type StudySnapshot } from '@vatio/energy/study';
import { type ParameterTable, parameterTable, type RegulatedParameter } from '@vatio/energy/tariff';
import type { Computation } from '../../../computing/computation';
import type { TakenSupply } from './snapshot';

/**
 * The powers of least cost for what is known of a supply.
 *
 * @returns Spanish sentences why there are none
 */
export function calculate(
  { snapshot, supplyCautions }: Pick<TakenSupply, 'snapshot' | 'supplyCautions'>,
  parameters: ParameterTable,
  annualise: boolean,
): StudyResult | string {
  const found = optimisePowers(powerStudyOf(snapshot, { annualise }), parameters);
  if (isStudyRefusal(found)) return inWords(found.reasons);
  const { cost, current, maxima, savingEur, savingPercent, cautions } = found;
  return {
    optimum: cost,
    current,
    maxima,
    savingEur,
    savingPercent,
    cautions: [...supplyCautions, ...cautions.map(({ code, message }) => ({ code, message }))],
  } as StudyResult;
}

/** A supply, and all that its powers of least cost are computed with. */
export interface SupplyToCalculate extends Pick<TakenSupply, 'snapshot' | 'supplyCautions'> {
  readonly parameters: readonly RegulatedParameter[];
  readonly annualise: boolean;
}

/** `calculate`, for another thread. */
export const powersOfLeastCost: Computation<SupplyToCalculate, StudyResult | string> = {
  name: 'powers-of-least-cost',
  compute: ({ parameters, annualise, ...supply }) =>
    calculate(supply, parameterTable(parameters), annualise),
};

interface SupplyToCheck extends Pick<TakenSupply, 'snapshot'> {
  readonly parameters: readonly RegulatedParameter[];
}

/** `refusals`, for another thread. */
export const whyNoPowers: Computation<SupplyToCheck, StudyCheck['findings']> = {
  name: 'why-no-powers',
  compute: ({ snapshot, parameters }) => refusals(snapshot, parameterTable(parameters)),
};

/**
 * @returns blocking findings: why these months have no powers of least cost, however they are completed
 *   with estimates. That nothing was measured at all is a finding of their completeness.
 */
function refusals(snapshot: StudySnapshot, parameters: ParameterTable): StudyCheck['findings'] {
  const found = optimisePowers(powerStudyOf(snapshot, { annualise: true }), parameters);
  const reasons = isStudyRefusal(found) ? found.reasons : [];
  const kinds = [
    ['pricesMissing', reasons.filter(isAboutPrices)],
    [
      'notCalculable',
      reasons.filter((reason) => !isAboutPrices(reason) && reason.code !== 'noDemand'),
    ],
  ] as const;
  return kinds.flatMap(([code, some]): StudyCheck['findings'] =>
    some.length === 0 ? [] : [{ severity: 'blocking', code, message: inWords(some), months: [] }],
  );
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
