import type {
  OfferChoice,
  StudyOffer,
  StudyOffersAnswer,
} from '@vatio/contracts/energy-analysis/offers';
import { offerName } from '@vatio/contracts/energy-analysis/offerWords';
import type { NewAuditEntry } from '../../../audit/audit.repository';
import { difference } from '../../../audit/difference';
import type { Db } from '../../../db/transaction';
import { orMissing, Refusal } from '../../../refusal';
import { noStudy } from '../studies/states';
import { keepSaving, type PriceOffers, priceableOf } from './keepSaving';
import { findOffer, offersOf, readChoices } from './offers.repository';

/** The action, for the audit. */
export type Deed = Pick<NewAuditEntry, 'action' | 'before' | 'after'>;

export const noOffer = 'Esa oferta no existe, o alguien la ha borrado.';

/** The offers of a study and what is chosen of them: a deleted one is not. @throws Refusal missing */
export async function studyOffersOf(db: Db, studyId: string): Promise<StudyOffersAnswer> {
  const choices = orMissing(await readChoices(db, studyId), noStudy);
  const rows = await offersOf(db, studyId);
  const isThere = rows.some(({ id }) => id === choices.recommendedOfferId);
  return { ...choices, rows, recommendedOfferId: isThere ? choices.recommendedOfferId : null };
}

/**
 * Keeps the recommended offer of a study, its powers, and the resulting saving of the study. The study's
 * row must be locked.
 *
 * @returns null: no change
 * @throws Refusal missing, invalid: the offer cannot be compared, or as `Computing`
 */
export async function chooseOffer(
  db: Db,
  price: PriceOffers,
  study: { readonly id: string; readonly calculations: number },
  choice: Omit<OfferChoice, 'version'>,
  at: Date,
): Promise<Deed | null> {
  const before = orMissing(await readChoices(db, study.id), noStudy);
  const { powers, recommendedOfferId } = choice;
  const offer =
    recommendedOfferId === null
      ? null
      : orMissing(await findOffer(db, study.id, recommendedOfferId), noOffer);
  if (offer && recommendedOfferId !== before.recommendedOfferId) {
    await requireComparable(db, price, study, offer, powers);
  }
  const changed = difference(
    { powers: before.powers, recommendedOfferId: before.recommendedOfferId },
    choice,
  );
  if (!changed) return null;
  await keepSaving(db, price, study.id, at, choice);
  const { saving } = orMissing(await readChoices(db, study.id), noStudy);
  return {
    action: 'study-offer-chosen',
    before: { powers: before.powers, recommended: before.saving && offerName(before.saving) },
    after: { powers, recommended: offer && offerName(offer), offerSaving: saving?.savingEur },
  };
}

/** @throws Refusal invalid, which says why the offer has no figure */
async function requireComparable(
  db: Db,
  price: PriceOffers,
  study: { readonly id: string; readonly calculations: number },
  offer: StudyOffer,
  powers: OfferChoice['powers'],
): Promise<void> {
  const priceable = await priceableOf(db, study);
  if (!priceable) {
    throw new Refusal('invalid', 'Calcula el estudio antes de recomendar una oferta.');
  }
  const [found] = await price(priceable, [offer], powers);
  if (typeof found === 'string') {
    throw new Refusal('invalid', `Esta oferta no se puede comparar: ${lowerFirst(found)}.`);
  }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
