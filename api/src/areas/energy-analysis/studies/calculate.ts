import type {
  CalculateStudy,
  StudyCheck,
  StudyResult,
} from '@vatio/contracts/energy-analysis/studies';
import { isStudyRefusal, optimisePowers, type RefusalReason } from '@vatio/energy/optimise';
import { powerStudyOf, premiseCaution, type StudySnapshot, usualStepKw } from '@vatio/energy/study';
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
  { annualise, stepKw }: Pick<CalculateStudy, 'annualise' | 'stepKw'>,
): StudyResult | string {
  const options = { annualise, ...(stepKw && { stepKw }) };
  const found = optimisePowers(powerStudyOf(snapshot, options), parameters);
  if (isStudyRefusal(found)) return inWords(found.reasons);
  const { cost, regime, bestOnThisSide, current, maxima, savingEur, savingPercent, cautions } =
    found;
  const doubt = premiseCaution(snapshot, options, found, parameters);
  return {
    optimum: cost,
    regime,
    bestOnThisSide,
    current,
    maxima,
    savingEur,
    savingPercent,
    cautions: [
      ...(doubt ? [doubt] : []),
      ...supplyCautions,
      ...cautions.map(({ code, message }) => ({ code, message })),
    ],
  } as StudyResult;
}

/** A person's choices for a calculation, or the defaults, as its snapshot keeps them. */
export const chosenOf = (
  { snapshot }: Pick<TakenSupply, 'snapshot'>,
  { annualise, stepKw }: Pick<CalculateStudy, 'annualise' | 'stepKw'>,
) => ({ annualise, stepKw: stepKw ?? usualStepKw(snapshot), isStepChosen: Boolean(stepKw) });

/** A supply, and all that its powers of least cost are computed with. */
export interface SupplyToCalculate extends Pick<TakenSupply, 'snapshot' | 'supplyCautions'> {
  readonly parameters: readonly RegulatedParameter[];
  readonly chosen: Pick<CalculateStudy, 'annualise' | 'stepKw'>;
}

/** `calculate`, for another thread. */
export const powersOfLeastCost: Computation<SupplyToCalculate, StudyResult | string> = {
  name: 'powers-of-least-cost',
  compute: ({ parameters, chosen, ...supply }) =>
    calculate(supply, parameterTable(parameters), chosen),
};

interface SupplyToCheck extends Pick<TakenSupply, 'snapshot'> {
  readonly parameters: readonly RegulatedParameter[];
}

/** `calculability`, for another thread. */
export const whyNoPowers: Computation<SupplyToCheck, StudyCheck['findings']> = {
  name: 'why-no-powers',
  compute: ({ snapshot, parameters }) => calculability(snapshot, parameterTable(parameters)),
};

/**
 * @returns blocking findings: why these months have no powers of least cost, however they are completed
 *   with estimates; and whether the point's type, which decides the euros, is in doubt. The lack of any
 *   measurement is a finding of their completeness.
 */
function calculability(
  snapshot: StudySnapshot,
  parameters: ParameterTable,
): StudyCheck['findings'] {
  const options = { annualise: true };
  const found = optimisePowers(powerStudyOf(snapshot, options), parameters);
  const isRefused = isStudyRefusal(found);
  const doubt = premiseCaution(snapshot, options, isRefused ? null : found, parameters);
  const doubts = doubt ? [{ severity: 'warning' as const, ...doubt, months: [] }] : [];
  return [...refusals(isRefused ? found.reasons : []), ...doubts];
}

function refusals(reasons: readonly RefusalReason[]): StudyCheck['findings'] {
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
