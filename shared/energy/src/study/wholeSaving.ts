import { type Decimal, eurText, exact, fixedText } from '../exact/decimal';
import { costThatAddsUp } from '../optimise/workings/addUp';

/** The cost of a contract in the window of a study before taxes. */
export interface CostBefore {
  /** Power, energy and fee, with the contracted powers. */
  readonly subtotalEur: Decimal;
  /** The excesses of those powers. */
  readonly excessEur: Decimal;
}

export const costBefore = ({ subtotalEur, excessEur }: CostBefore): Decimal =>
  eurText(exact(subtotalEur).plus(exact(excessEur)));

/**
 * The saving of other powers and another supplier together, before taxes.
 *
 * @param of euros of each, and of the whole cost before: the base of the percent
 */
export function wholeSaving(of: {
  readonly powerEur: Decimal;
  readonly offerEur: Decimal;
  readonly baseEur: Decimal;
}): { readonly savingEur: Decimal; readonly savingPercent: Decimal } {
  const both = exact(of.powerEur).plus(exact(of.offerEur));
  const base = exact(of.baseEur);
  const percent = base.eq(0) ? base : both.times(100).div(base);
  return { savingEur: eurText(both), savingPercent: fixedText(percent, 2) };
}

/** The powers of a calculation, as far as their saving goes. */
interface SavingPowers {
  readonly current: { readonly powersKw: readonly Decimal[] };
  readonly optimum: { readonly powersKw: readonly Decimal[] };
  readonly savingEur: Decimal;
  readonly bestOnThisSide?: { readonly savingEur: Decimal } | null | undefined;
}

/**
 * The saving of powers beside an offer, which is of the study's tariff: an optimum of another tariff saves
 * none there, so the best of this tariff counts.
 */
export function savingBesideOffer(powers: SavingPowers): Decimal {
  const { current, optimum, savingEur, bestOnThisSide } = powers;
  if (optimum.powersKw.length === current.powersKw.length) return savingEur;
  return bestOnThisSide?.savingEur ?? '0.00';
}

interface PartsOfCost {
  readonly fixedEur: Decimal;
  readonly excessEur: Decimal;
  readonly totalEur: Decimal;
  /** Only for powers of another tariff. */
  readonly regulatedEnergyEur?: Decimal | undefined;
}

/**
 * The saving of other powers, by part, as a report prints it: the parts add up to the saving to the cent.
 *
 * @param of euros of the powers before and after
 */
export function powerSavingParts(of: {
  readonly current: PartsOfCost;
  readonly optimum: PartsOfCost;
}): {
  readonly fixedEur: Decimal;
  readonly excessEur: Decimal;
  /** Toll and charge of the energy, where the tariff changes; else 0. */
  readonly energyEur: Decimal;
  readonly savingEur: Decimal;
} {
  const whole = { powersKw: [], periods: [], months: [] };
  const [before, after] = [of.current, of.optimum].map((cost) =>
    costThatAddsUp({ ...whole, ...cost }),
  );
  const saved = (part: 'fixedEur' | 'excessEur' | 'totalEur') =>
    eurText(exact(before?.[part] ?? 0).minus(exact(after?.[part] ?? 0)));
  return {
    fixedEur: saved('fixedEur'),
    excessEur: saved('excessEur'),
    energyEur: eurText(exact(of.optimum.regulatedEnergyEur ?? 0).times(-1)),
    savingEur: saved('totalEur'),
  };
}
