import type { OfferSaving, StudyOffer } from '@vatio/contracts/energyAnalysis/offers';
import type { StudyCalculation } from '@vatio/contracts/energyAnalysis/studies';
import { startOfDay } from '@vatio/energy/calendar';
import { costThatAddsUp } from '@vatio/energy/optimise';
import {
  type ComparedStudy,
  compareStudyOffers,
  costBefore,
  offerStudyOf,
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

/**
 * What offers save before taxes, each by itself.
 *
 * @returns in their order; why not, in Spanish, of one that cannot be compared
 */
export function savingsOf(
  priceable: Priceable,
  offers: readonly StudyOffer[],
  powers: OfferChoices['powers'],
): readonly (OfferSaving | string)[] {
  const { result, snapshot } = priceable.calculation;
  if (!snapshot.contract) return offers.map(() => noContractPrices);
  const compared = compareFor(priceable, offers, powers);
  const now = compareFor(priceable, [], 'contracted');
  if (!compared || !now) return offers.map(() => 'No se conoce el consumo de los doce meses');
  const current = now.current.cost?.subtotalEur;
  const { excessEur } = result ? costThatAddsUp(result.current) : { excessEur: '0' };
  return offers.map((offer, index) => {
    const { difference, lacks = [] } = compared.offers[index] ?? {};
    if (!difference || !current) return whyNot(lacks, compared.current.lacks);
    const { powerEur, energyEur, feeEur, subtotalEur: savingEur } = difference;
    const baseEur = costBefore({ subtotalEur: current, excessEur });
    const { id: offerId, supplier, name } = offer;
    return { offerId, supplier, name, powers, powerEur, energyEur, feeEur, savingEur, baseEur };
  });
}

const noContractPrices =
  'El cálculo es de antes de que se guardaran los precios del contrato: recalcula el estudio';

function whyNot(ofOffer: readonly string[], ofContract: readonly string[]): string {
  const why = [...ofOffer, ...ofContract.map((lack) => `Al contrato actual: ${lack}`)];
  return why.join(' ').replace(/\.$/, '') || 'Falta algún precio regulado de estos meses';
}

/** The same of one offer. */
export function savingOf(
  priceable: Priceable,
  offer: StudyOffer,
  powers: OfferChoices['powers'],
): OfferSaving | string {
  const [saving] = savingsOf(priceable, [offer], powers);
  if (saving === undefined) throw new Error('an offer without an answer');
  return saving;
}

/** What a study saves: its powers, and with a recommended offer both, in % of what is paid now. */
export function wholeSaving(
  { result }: Pick<StudyCalculation, 'result'>,
  offer: OfferSaving | null,
): { readonly savingEur: string | null; readonly savingPercent: string | null } {
  const { savingEur = null, savingPercent = null } = result ?? {};
  if (!offer) return { savingEur, savingPercent };
  return wholeSavingOf({
    powerEur: savingEur ?? '0',
    offerEur: offer.savingEur,
    baseEur: offer.baseEur,
  });
}
