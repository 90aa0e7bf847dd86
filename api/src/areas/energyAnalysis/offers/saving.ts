import type { OfferSaving, StudyOffer } from '@vatio/contracts/energyAnalysis/offers';
import type { StudyCalculation } from '@vatio/contracts/energyAnalysis/studies';
import { startOfDay } from '@vatio/energy/calendar';
import { costThatAddsUp } from '@vatio/energy/optimise';
import {
  type ComparedStudy,
  compareStudyOffers,
  costBefore,
  offerStudyOf,
  savingBesideOffer,
  wholeSaving as wholeSavingOf,
} from '@vatio/energy/study';
import type { ParameterTable } from '@vatio/energy/tariff';
import { localDay } from '../../../localDay';
import { kwOf } from '../../company/door';
import { quartersOf } from '../studies/snapshot';
import type { OfferChoices } from './repository';

/** A calculation with all that prices offers for it. */
export interface Priceable {
  readonly calculation: StudyCalculation;
  readonly curve: Buffer | null;
  readonly table: ParameterTable;
}

/**
 * @returns null when the consumption is not known, or when the calculation is from before what the
 *   contract charges was kept
 */
function compareFor(
  { calculation, curve, table }: Priceable,
  offers: readonly StudyOffer[],
  powers: OfferChoices['powers'],
): ComparedStudy | null {
  const { snapshot, at } = calculation;
  const { minutes } = snapshot.curve ?? {};
  const startMs = startOfDay(snapshot.window.firstDay, snapshot.territory);
  const quarters = curve && minutes && { minutes, startMs, tenthsW: quartersOf(curve) };
  const study = offerStudyOf(calculation, {
    curve: quarters ? { ...quarters, kw: kwOf(quarters) } : null,
    offers,
    powers,
    taxesOn: localDay(new Date(at)),
  });
  return study && compareStudyOffers(study, table);
}

/** @returns what an offer saves before taxes; why not, in Spanish, when it cannot be compared */
export function savingOf(
  priceable: Priceable,
  offer: StudyOffer,
  powers: OfferChoices['powers'],
): OfferSaving | string {
  if (!priceable.calculation.snapshot.contract) {
    return 'El cálculo es de antes de que se guardaran los precios del contrato: recalcula el estudio';
  }
  const compared = compareFor(priceable, [offer], powers);
  const now = compareFor(priceable, [], 'contracted');
  if (!compared || !now) return 'No se conoce el consumo de los doce meses';
  const [one] = compared.offers;
  const { difference, lacks = [] } = one ?? {};
  const current = now.current.cost?.subtotalEur;
  if (!difference || !current) {
    const why = [...lacks, ...compared.current.lacks.map((lack) => `Al contrato actual: ${lack}`)];
    return why.join(' ').replace(/\.$/, '') || 'Falta algún precio regulado de estos meses';
  }
  const { powerEur, energyEur, feeEur, subtotalEur: savingEur } = difference;
  const { result } = priceable.calculation;
  const { excessEur } = result ? costThatAddsUp(result.current) : { excessEur: '0' };
  const baseEur = costBefore({ subtotalEur: current, excessEur });
  const { id: offerId, supplier, name } = offer;
  return { offerId, supplier, name, powers, powerEur, energyEur, feeEur, savingEur, baseEur };
}

/** What a study saves: its powers, and with a recommended offer both, in % of what is paid now. */
export function wholeSaving(
  { result }: Pick<StudyCalculation, 'result'>,
  offer: OfferSaving | null,
): { readonly savingEur: string | null; readonly savingPercent: string | null } {
  const { savingEur = null, savingPercent = null } = result ?? {};
  if (!offer) return { savingEur, savingPercent };
  return wholeSavingOf({
    powerEur: result ? savingBesideOffer(result) : '0',
    offerEur: offer.savingEur,
    baseEur: offer.baseEur,
  });
}
