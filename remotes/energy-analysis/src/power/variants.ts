import type { StudyResult } from '@vatio/contracts/energy-analysis/studies';
import { costThatAddsUp } from '@vatio/energy/optimise';
import { isOfOtherTariff, thisSideInWords } from '../studies/crossing/thisSide';
import { type ComparedPowers, factOfPowers } from '../studies/studyFacts';

type Cost = StudyResult['current'];

/** Some powers, and what they cost: months, periods and terms add up to the total to the cent. */
export interface Variant {
  readonly name: string;
  /** The prefix of its amounts' fact keys. */
  readonly fact: string;
  readonly cost: Cost;
  /** Compared with the contracted powers; negative: they cost more. */
  readonly savingEur: number;
  readonly savingPercent: number;
}

const cents = (amount: string) => Math.round(Number(amount) * 100);

/**
 * @param fact of the calculation
 * @returns the contracted powers and those to compare with them, the optimum last
 */
export function variantsOf(result: StudyResult, fact: string): readonly Variant[] {
  const { current, maxima, optimum, bestOnThisSide } = result;
  const of = (name: string, powers: ComparedPowers, cost: Cost = current): Variant =>
    variantOf({ name, fact: factOfPowers(fact, powers) }, cost, current);
  return [
    of('Contratada', 'current'),
    of('Regla de los máximos', 'maxima', maxima),
    ...(bestOnThisSide ? [of(thisSideInWords(result), 'this-side', bestOnThisSide.cost)] : []),
    of('Óptima', 'optimum', optimum),
  ];
}

/** The cheapest powers of this tariff: what can be typed here, and compared period by period. */
export const bestOfTariff = (result: StudyResult): StudyResult['optimum'] =>
  isOfOtherTariff(result) ? (result.bestOnThisSide?.cost ?? result.current) : result.optimum;

/** The dearest month of some powers, euros: charts of them beside each other share it as their scale. */
export const dearestMonthEur = (variants: readonly Variant[]): number =>
  Math.max(...variants.flatMap(({ cost }) => cost.months.map(({ totalEur }) => Number(totalEur))));

export function variantOf(
  named: Pick<Variant, 'name' | 'fact'>,
  cost: Cost,
  current: Cost,
): Variant {
  const saved = cents(current.totalEur) - cents(cost.totalEur);
  const total = cents(current.totalEur);
  return {
    ...named,
    cost: costThatAddsUp(cost),
    savingEur: saved / 100,
    savingPercent: total === 0 ? 0 : (saved / total) * 100,
  };
}
