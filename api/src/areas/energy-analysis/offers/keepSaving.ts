import type { OfferSaving, StudyOffer } from '@vatio/contracts/energy-analysis/offers';
import type { Asked, Computing, Run } from '../../../computing/computation';
import type { Db } from '../../../db/transaction';
import { orMissing } from '../../../refusal';
import { readParameterTable } from '../../user/door';
import { findCurve } from '../history/history.calculation.repository';
import { noStudy } from '../studies/states';
import { findCalculation, readStudy } from '../studies/studies.repository';
import { findOffer, type OfferChoices, readChoices, updateChoices } from './offers.repository';
import { type Priceable, savingsOfOffers, wholeSaving } from './saving';

/** The last calculation of a study and what prices offers for it; null: it was never calculated. */
export async function priceableOf(
  db: Db,
  { id, calculations }: { readonly id: string; readonly calculations: number },
): Promise<Priceable | null> {
  const calculation = await findCalculation(db, id, calculations);
  if (!calculation) return null;
  const { rows: parameters } = await readParameterTable(db, calculation.parameterVersion);
  return { calculation, parameters, curve: (await findCurve(db, id, calculation.number)) ?? null };
}

/** The saving of each offer for a calculation, computed on another thread so that requests are not held up. */
export type PriceOffers = (
  priceable: Priceable,
  offers: readonly StudyOffer[],
  powers: OfferChoices['powers'],
) => Promise<readonly (OfferSaving | string)[]>;

/** Prices offers in a turn that the caller already has. */
export const pricesOffersInTurn =
  (run: Run): PriceOffers =>
  async (priceable, offers, powers) =>
    offers.length === 0 ? [] : run(savingsOfOffers, { ...priceable, offers, powers });

/** Prices offers in a turn of its own. @throws Refusal as `Computing` */
export const pricesOffers =
  (computing: Computing, asked: Asked): PriceOffers =>
  (...of) =>
    computing.turn(asked, (run) => pricesOffersInTurn(run)(...of));

/**
 * Computes a study's saving again, after its offers or its choice have changed. A deleted offer stays
 * recommended, so that restoring it restores the saving; meanwhile it has none.
 *
 * @param choice a new one; without it, the one that is kept
 * @throws Refusal as `Computing`
 */
export async function keepSaving(
  db: Db,
  price: PriceOffers,
  studyId: string,
  at: Date,
  choice?: Pick<OfferChoices, 'powers' | 'recommendedOfferId'>,
): Promise<void> {
  const study = orMissing(await readStudy(db, studyId), noStudy);
  const { powers, recommendedOfferId } =
    choice ?? orMissing(await readChoices(db, studyId), noStudy);
  if (!choice && !recommendedOfferId) return;
  const offer = recommendedOfferId ? await findOffer(db, studyId, recommendedOfferId) : undefined;
  const priceable = await priceableOf(db, study);
  const saving = priceable && (await savingOf(price, priceable, offer, powers));
  const whole = priceable
    ? wholeSaving(priceable.calculation, saving)
    : { savingEur: null, savingPercent: null };
  await updateChoices(db, studyId, { powers, recommendedOfferId, saving, ...whole }, at);
}

/** @returns null: there is no offer, or it cannot be compared */
export async function savingOf(
  price: PriceOffers,
  priceable: Priceable,
  offer: StudyOffer | undefined,
  powers: OfferChoices['powers'],
): Promise<OfferSaving | null> {
  const [found] = offer ? await price(priceable, [offer], powers) : [];
  return typeof found === 'object' ? found : null;
}
