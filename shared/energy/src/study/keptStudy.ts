import type { LocalDate } from '../calendar/dates';
import type { Decimal } from '../exact/decimal';
import { type ByPeriod, periodCount, type Tariff } from '../tariff/tariffs';
import type { ContractToCompare } from './consumption';
import type { OfferStudy, OfferToCompare } from './offerStudy';
import type { SnapshotCurve, StudySnapshot } from './snapshot';

/** A calculation as it is kept: its curve is stored beside it. */
export interface KeptCalculation {
  readonly snapshot: Omit<StudySnapshot, 'curve'> & {
    /** Calculations from before offers do not have it. */
    readonly contract?: ContractToCompare | undefined;
    /** Those from before it was kept say it by a caution. */
    readonly annualise?: boolean | undefined;
  };
  /** null: its powers were not analysed. */
  readonly result: {
    readonly optimum: { readonly powersKw: ByPeriod<Decimal> };
    /** Calculations from before borders were priced do not have it. */
    readonly bestOnThisSide?:
      | { readonly cost: { readonly powersKw: ByPeriod<Decimal> } }
      | null
      | undefined;
    readonly cautions: readonly { readonly code: string }[];
  } | null;
}

export interface OfferChoice {
  readonly curve: SnapshotCurve | null;
  readonly offers: readonly OfferToCompare[];
  readonly powers: 'contracted' | 'optimum';
  /** The day of the calculation, where the company works. */
  readonly taxesOn: LocalDate;
}

/** Offers are of the study's tariff, so that an optimum of another one is none for them. */
function bestOfTariff({ tariff }: { readonly tariff: Tariff }, result: KeptCalculation['result']) {
  const found = [result?.optimum, result?.bestOnThisSide?.cost];
  return found.find((cost) => cost?.powersKw.length === periodCount(tariff, 'power'))?.powersKw;
}

/**
 * The comparison of offers for a kept calculation, the same for page and API. Without optimum powers, all
 * are compared with the contracted powers; where the optimum is of another tariff, with the best powers of
 * this tariff.
 *
 * @returns null when the calculation does not know what the contract charges
 */
export function offerStudyOf(
  { snapshot, result }: KeptCalculation,
  { curve, offers, powers, taxesOn }: OfferChoice,
): OfferStudy | null {
  const { contract, annualise } = snapshot;
  if (!contract) return null;
  return {
    snapshot: { ...snapshot, curve },
    contract,
    powersKw: (powers === 'optimum' && bestOfTariff(snapshot, result)) || snapshot.powersKw,
    taxesOn,
    annualise: annualise ?? result?.cautions.some(({ code }) => code === 'annualised') ?? false,
    offers,
  };
}
