import type { StudyOffer, StudyOffersAnswer } from '@vatio/contracts/energy-analysis/offers';
import type { OfferPowers } from '@vatio/contracts/energy-analysis/offerWords';
import { offerName } from '@vatio/contracts/energy-analysis/offerWords';
import type { StudyCalculation, StudyInputs } from '@vatio/contracts/energy-analysis/studies';
import {
  type ComparedOffer,
  type ComparedStudy,
  compareStudyOffers,
  offerStudyOf,
} from '@vatio/energy/study';
import { parameterTable, regulatedOf } from '@vatio/energy/tariff';
import { localDay } from '@vatio/records/time';
import { frozenCurve } from '../studies/frozenCurve';
import { factOfOffer } from '../studies/studyFacts';

/** A row of the ranking: the current contract, or an offer. */
export interface RankedOffer extends ComparedOffer {
  /** Unique among the rows: the offer's id, or `current`. */
  readonly key: string;
  /** The prefix of its amounts' fact keys. */
  readonly fact: string;
  readonly name: string;
  readonly includesAtr: boolean;
  readonly isRecommended: boolean;
  /** null: the current contract. */
  readonly offer: StudyOffer | null;
}

export interface Comparison extends Pick<ComparedStudy, 'energy' | 'rankedBy'> {
  /** Those that all are compared with, and which they are. */
  readonly powers: OfferPowers;
  readonly powersKw: readonly string[];
  readonly current: RankedOffer;
  /** The cheapest first; offers without a figure last, in their order. */
  readonly rows: readonly RankedOffer[];
}

/**
 * Compares the offers of a study as the API does: same engine, parameters and consumption.
 *
 * @param fact of the calculation
 * @returns a sentence if no comparison is possible
 */
export function comparisonOf(
  calculation: StudyCalculation,
  { parameters, tenthsW }: StudyInputs,
  { rows: offers, powers, recommendedOfferId }: StudyOffersAnswer,
  fact: string,
): Comparison | string {
  const { snapshot, at } = calculation;
  const curve = frozenCurve(snapshot, tenthsW);
  const taxesOn = localDay(new Date(at));
  const study = offerStudyOf(calculation, { curve, offers, powers, taxesOn });
  if (!study) return 'Este cálculo es de antes de que se guardaran los precios del contrato.';
  const compared = compareStudyOffers(study, parameterTable(parameters.map(regulatedOf)));
  if (!compared) return 'No se conoce el consumo de todos los meses del estudio.';
  const named = (key: string) => ({ key, fact: factOfOffer(fact, key) });
  const current: RankedOffer = {
    ...compared.current,
    ...named('current'),
    name: `Contrato actual · ${snapshot.supplier}`,
    includesAtr: study.contract.includesAtr,
    isRecommended: false,
    offer: null,
  };
  const rows = compared.offers.flatMap((one, index): RankedOffer[] => {
    const offer = offers[index];
    if (!offer) return [];
    const { id, includesAtr } = offer;
    const isRecommended = id === recommendedOfferId;
    return [{ ...one, ...named(id), name: offerName(offer), includesAtr, isRecommended, offer }];
  });
  const { energy, rankedBy } = compared;
  return {
    energy,
    rankedBy,
    // If there is no optimum, all offers are compared with the contracted powers.
    powers: calculation.result ? powers : 'contracted',
    powersKw: study.powersKw,
    current,
    rows: [current, ...rows].sort(byRank),
  };
}

const placeOf = ({ cost }: RankedOffer) => cost?.rank ?? Number.POSITIVE_INFINITY;
const byRank = (one: RankedOffer, other: RankedOffer) =>
  placeOf(one) === placeOf(other) ? 0 : placeOf(one) - placeOf(other);
