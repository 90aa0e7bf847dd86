import type { OfferSaving, StudyOffer } from '@vatio/contracts/energy-analysis/offers';
import type { StudyCalculation } from '@vatio/contracts/energy-analysis/studies';
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
import { type ParameterTable, parameterTable, type RegulatedParameter } from '@vatio/energy/tariff';
import type { Computation } from '../../../computing/computation';
import { localDay } from '../../../localDay';
import { kwOf } from '../../company/door';
import { quartersOf } from '../studies/snapshot';
import type { OfferChoices } from './offers.repository';

/** A calculation with all that prices offers for it. */
export interface Priceable {
  readonly calculation: Pick<StudyCalculation, 'snapshot' | 'result' | 'at'>;
  readonly curve: Uint8Array | null;
  readonly parameters: readonly RegulatedParameter[];
}

interface OffersToPrice extends Priceable {
  readonly offers: readonly StudyOffer[];
  readonly powers: OfferChoices['powers'];
}

/** The saving of each offer before taxes; for an offer that cannot be compared, the reason, in Spanish. */
type Savings = readonly (OfferSaving | string)[];

/** The savings of offers before taxes, each by itself, in their order. */
export const savingsOfOffers: Computation<OffersToPrice, Savings> = {
  name: 'savings-of-offers',
  compute: savingsOf,
};

/**
 * @returns null when the consumption is not known, or when the calculation is from before what the
 *   contract charges was kept
 */
function compareFor(
  { calculation, curve, offers, powers }: OffersToPrice,
  table: ParameterTable,
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

function savingsOf(priced: OffersToPrice): Savings {
  const { offers, powers, parameters } = priced;
  const { result, snapshot } = priced.calculation;
  if (!snapshot.contract) return offers.map(() => noContractPrices);
  const table = parameterTable(parameters);
  const compared = compareFor(priced, table);
  const now = compareFor({ ...priced, offers: [], powers: 'contracted' }, table);
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

/** The saving of a study: its powers, and with a recommended offer both, in % of the current cost. */
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
