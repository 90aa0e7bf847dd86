import type { OfferSaving, StudyOffer } from '@vatio/contracts/energy-analysis/offers';
import type { PromisedOffer, StudyPromise } from '@vatio/contracts/energy-analysis/presentations';
import type { StudyAnalysis } from '@vatio/contracts/energy-analysis/studyRecord';
import type { Db } from '../../../db/transaction';
import { localDay } from '../../../localDay';
import { orMissing, Refusal } from '../../../refusal';
import { chooseOffer, type Deed, studyOffersOf } from '../offers/choice';
import { type PriceOffers, priceableOf } from '../offers/keepSaving';
import { readChoices } from '../offers/offers.repository';
import { type Priceable, wholeSaving } from '../offers/saving';
import { noStudy } from '../studies/states';
import { readStudy } from '../studies/studies.repository';

interface StudyOfOffers {
  readonly id: string;
  readonly calculations: number;
  readonly analyses: readonly StudyAnalysis[];
}

/** The promise that the study would make if presented as it is. @throws Refusal missing */
export async function promiseOf(
  db: Db,
  price: PriceOffers,
  id: string,
  at: Date,
): Promise<StudyPromise> {
  const study = orMissing(await readStudy(db, id), noStudy);
  const { rows, powers, saving, recommendedOfferId } = await studyOffersOf(db, id);
  const priceable = await priceableOf(db, study);
  const found = priceable ? await price(priceable, rows, powers) : [];
  const offers = rows.map((offer, index) => {
    const isRecommended = offer.id === recommendedOfferId;
    // The saving kept with the study is the one that counts.
    const one = (isRecommended && saving) || (found[index] ?? 'El estudio está sin calcular');
    return promisedOffer(offer, one, { isRecommended, priceable, today: localDay(at) });
  });
  return {
    powerSavingEur: priceable?.calculation.result?.savingEur ?? null,
    offers: offers.sort(bySaving),
    mustChoose: mustChoose(study, rows.length, saving),
  };
}

interface OfferFacts {
  readonly isRecommended: boolean;
  readonly priceable: Priceable | null;
  readonly today: string;
}

function promisedOffer(
  { id, supplier, name, validUntil }: StudyOffer,
  found: OfferSaving | string,
  { isRecommended, priceable, today }: OfferFacts,
): PromisedOffer {
  const saving = typeof found === 'object' ? found : null;
  const whole = saving && priceable && wholeSaving(priceable.calculation, saving);
  return {
    id,
    supplier,
    name,
    savingEur: saving?.savingEur ?? null,
    wholeEur: whole?.savingEur ?? null,
    lack: typeof found === 'string' ? found : null,
    isRecommended,
    validUntil,
    isExpired: validUntil !== null && validUntil < today,
  };
}

const worthOf = ({ savingEur }: PromisedOffer) =>
  savingEur === null ? Number.NEGATIVE_INFINITY : Number(savingEur);
const bySaving = (one: PromisedOffer, other: PromisedOffer) =>
  worthOf(one) === worthOf(other) ? 0 : worthOf(other) - worthOf(one);

/** Offers that are compared, and none that counts. */
const mustChoose = (
  { analyses }: Pick<StudyOfOffers, 'analyses'>,
  offers: number,
  saving: OfferSaving | null,
): boolean => analyses.includes('offers') && offers > 0 && saving === null;

/**
 * Settles which offer counts in a study that is presented; its row must be locked. No offer is left out
 * without a person's decision.
 *
 * @param recommendedOfferId the decision; null: none; undefined: not sent, so the recommended one counts
 * @returns the action; null: no change
 * @throws Refusal missing, or invalid: no decision on the offers was sent, or the offer cannot be compared
 */
export async function decideOffer(
  db: Db,
  price: PriceOffers,
  study: StudyOfOffers,
  recommendedOfferId: string | null | undefined,
  at: Date,
): Promise<Deed | null> {
  const { powers } = orMissing(await readChoices(db, study.id), noStudy);
  const deed =
    recommendedOfferId === undefined
      ? null
      : await chooseOffer(db, price, study, { powers, recommendedOfferId }, at);
  if (recommendedOfferId === null) return deed;
  const { rows, saving, recommendedOfferId: chosen } = await studyOffersOf(db, study.id);
  if (!mustChoose(study, rows.length, saving)) return deed;
  throw new Refusal('invalid', chosen === null ? undecided(rows.length) : countsNothing);
}

const undecided = (offers: number): string =>
  offers === 1
    ? 'Este estudio tiene una oferta y no está recomendada: di si cuenta o no antes de presentarlo.'
    : `Este estudio tiene ${offers} ofertas y ninguna está recomendada: di cuál cuenta, o que ninguna, antes de presentarlo.`;

const countsNothing =
  'La oferta recomendada ya no se puede comparar y su ahorro no contaría: di cuál cuenta, o que ninguna, antes de presentar el estudio.';
