import type { StudyResult } from '@vatio/contracts/energyAnalysis/studies';
import { costThatAddsUp } from '@vatio/energy/optimise';
import { isOfOtherTariff, thisSideInWords } from '../studies/crossing/thisSide';

type Cost = StudyResult['current'];

/** Some powers, and what they cost: months, periods and terms add up to the total to the cent. */
export interface Variant {
  readonly name: string;
  readonly cost: Cost;
  /** Compared with the contracted powers; negative: they cost more. */
  readonly savingEur: number;
  readonly savingPercent: number;
}

const cents = (amount: string) => Math.round(Number(amount) * 100);

/** @returns the contracted powers and those to compare with them, the optimum last */
export function variantsOf(result: StudyResult): readonly Variant[] {
  const { current, maxima, optimum, bestOnThisSide } = result;
  return [
    variantOf('Contratada', current, current),
    variantOf('Regla de los máximos', maxima, current),
    ...(bestOnThisSide ? [variantOf(thisSideInWords(result), bestOnThisSide.cost, current)] : []),
    variantOf('Óptima', optimum, current),
  ];
}

/** The cheapest powers of this tariff: what can be typed here, and compared period by period. */
export const bestOfTariff = (result: StudyResult): StudyResult['optimum'] =>
  isOfOtherTariff(result) ? (result.bestOnThisSide?.cost ?? result.current) : result.optimum;

export function variantOf(name: string, cost: Cost, current: Cost): Variant {
  const saved = cents(current.totalEur) - cents(cost.totalEur);
  const total = cents(current.totalEur);
  return {
    name,
    cost: costThatAddsUp(cost),
    savingEur: saved / 100,
    savingPercent: total === 0 ? 0 : (saved / total) * 100,
  };
}
