import type { LocalDate } from '../calendar/dates';
import type { Decimal } from '../exact/decimal';
import type { ByPeriod } from '../tariff/tariffs';
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

/**
 * The comparison of offers for a kept calculation, the same for page and API. Without optimum powers,
 * all are compared with the contracted ones.
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
    powersKw: (powers === 'optimum' && result?.optimum.powersKw) || snapshot.powersKw,
    taxesOn,
    annualise: annualise ?? result?.cautions.some(({ code }) => code === 'annualised') ?? false,
    offers,
  };
}
