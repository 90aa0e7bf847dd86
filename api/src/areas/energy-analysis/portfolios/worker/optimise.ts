import type { StudyResult } from '@vatio/contracts/energy-analysis/studies';
import {
  completenessOf,
  type Finding,
  premiseCaution,
  type StudySnapshot,
} from '@vatio/energy/study';
import type { ParameterTable } from '@vatio/energy/tariff';
import { calculate } from '../../studies/calculate';
import type { TakenSupply } from '../../studies/snapshot';
import type { PointOutcome } from './worker.row.repository';

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
  crossing: null,
} as const;

/** A point that cannot be optimised. @param reasons Spanish, whole sentences */
export const impossible = (...reasons: readonly string[]): PointOutcome => ({
  ...nothing,
  confidence: 'impossible',
  reasons,
});

/** Findings of what was not measured: no excess is counted there, and there may have been some. */
const gaps: readonly Finding['code'][] = ['maximetersMissing', 'periodsMissing', 'quartersMissing'];

/** Cautions that limit how far the result is to be trusted. */
const doubtful: readonly string[] = ['premiseDoubtful', 'curveEstimated'];

/**
 * The powers of least cost of a point, and how far they are to be trusted. Less than a year is
 * annualised, and said to be.
 */
export function outcomeOf(taken: TakenSupply, parameters: ParameterTable): PointOutcome {
  const { snapshot, curveEstimatedShare } = taken;
  const { tariff, pointType } = snapshot;
  const supply = { tariff, pointType, currentPowersKw: [...snapshot.powersKw] };
  const { findings, estimatedShare } = completenessOf(snapshot);
  const result = calculate(taken, parameters, { annualise: true });
  if (typeof result === 'string') {
    const known = findings.filter(({ severity }) => severity === 'blocking');
    const reasons = known.length > 0 ? known.map(({ message }) => message) : [result];
    const doubt = premiseCaution(snapshot, { annualise: true }, null, parameters);
    return { ...impossible(...reasons, ...(doubt ? [doubt.message] : [])), ...supply };
  }
  const isAnnualised = result.cautions.some(({ code }) => code === 'annualised');
  const isEstimated =
    (pointType <= 3 ? curveEstimatedShare : estimatedShare) > 0 ||
    findings.some(({ code }) => gaps.includes(code));
  const doubts = result.cautions.filter(({ code }) => doubtful.includes(code));
  return {
    ...supply,
    confidence: isAnnualised ? 'annualised' : isEstimated ? 'estimated' : 'complete',
    reasons: [...findings.filter(({ code }) => code !== 'reactiveMissing'), ...doubts].map(
      ({ message }) => message,
    ),
    cautions: result.cautions.map(({ message }) => message),
    optimumPowersKw: result.optimum.powersKw,
    currentEur: result.current.totalEur,
    optimumEur: result.optimum.totalEur,
    savingEur: result.savingEur,
    savingPercent: result.savingPercent,
    crossing: crossingOf(result, snapshot),
  };
}

/** The changes in the optimum besides powers. */
function crossingOf(
  { regime, bestOnThisSide }: StudyResult,
  { tariff, pointType }: StudySnapshot,
): PointOutcome['crossing'] {
  if (!regime || (regime.tariff === tariff && regime.pointType === pointType)) return null;
  const { cost, savingEur } = bestOnThisSide ?? {};
  const { powersKw, totalEur } = cost ?? {};
  return {
    tariff: regime.tariff,
    pointType: regime.pointType,
    onThisSide: powersKw && totalEur && savingEur ? { powersKw, totalEur, savingEur } : null,
  };
}
