import { completenessOf } from '@vatio/energy/study';
import type { ParameterTable } from '@vatio/energy/tariff';
import { Refusal } from '../../../../refusal';
import { calculate } from '../../studies/calculate';
import type { TakenSupply } from '../../studies/snapshot';
import type { PointOutcome } from './rowRepository';

const nothing = {
  cautions: [],
  tariff: null,
  pointType: null,
  currentPowersKw: null,
  optimumPowersKw: null,
  currentEur: null,
  optimumEur: null,
  savingEur: null,
  savingPercent: null,
} as const;

/** A point that cannot be optimised. @param reasons Spanish, whole sentences */
export const impossible = (...reasons: readonly string[]): PointOutcome => ({
  ...nothing,
  confidence: 'impossible',
  reasons,
});

/**
 * The powers of least cost of a point, and how far they are to be trusted. Less than a year is
 * annualised, and said to be.
 *
 * @param curveEstimatedShare of the known readings of its curve, 0 to 1
 */
export function outcomeOf(
  { snapshot }: TakenSupply,
  parameters: ParameterTable,
  curveEstimatedShare: number,
): PointOutcome {
  const { tariff, pointType } = snapshot;
  const supply = { tariff, pointType, currentPowersKw: [...snapshot.powersKw] };
  const { findings, estimatedShare } = completenessOf(snapshot);
  const lacking = findings.map(({ message }) => message);
  const result = calculated(() => calculate(snapshot, parameters, true));
  if (typeof result === 'string') {
    const known = findings.filter(({ severity }) => severity === 'blocking');
    const reasons = known.length > 0 ? known.map(({ message }) => message) : [result];
    return { ...impossible(...reasons), ...supply };
  }
  const isAnnualised = result.cautions.some(({ code }) => code === 'annualised');
  const isByCurve = pointType <= 3;
  const isEstimated = (isByCurve ? curveEstimatedShare : estimatedShare) > 0;
  const estimates = isByCurve && isEstimated ? [estimatedCurve(curveEstimatedShare)] : [];
  return {
    ...supply,
    confidence: isAnnualised ? 'annualised' : isEstimated ? 'estimated' : 'complete',
    reasons: [...lacking, ...estimates],
    cautions: result.cautions.map(({ message }) => message),
    optimumPowersKw: result.optimum.powersKw,
    currentEur: result.current.totalEur,
    optimumEur: result.optimum.totalEur,
    savingEur: result.savingEur,
    savingPercent: result.savingPercent,
  };
}

/** What it returns, or the sentences of its refusal. */
function calculated<Result>(work: () => Result): Result | string {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

const estimatedCurve = (share: number) =>
  `El ${Math.max(1, Math.round(share * 100))} % de las lecturas de la curva es estimado.`;
