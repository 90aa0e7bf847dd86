import type { Db } from '../../../db/transaction';
import { orMissing } from '../../../refusal';
import { readParameterTable } from '../../user/door';
import { findCurve } from '../history/calculationRepository';
import { findCalculation, readStudy } from '../studies/repository';
import { noStudy } from '../studies/states';
import { findOffer, type OfferChoices, readChoices, updateChoices } from './repository';
import { type Priceable, savingOf, wholeSaving } from './saving';

/** The last calculation of a study and what prices offers for it; null: it was never calculated. */
export async function priceableOf(
  db: Db,
  { id, calculations }: { readonly id: string; readonly calculations: number },
): Promise<Priceable | null> {
  const calculation = await findCalculation(db, id, calculations);
  if (!calculation) return null;
  const { table } = await readParameterTable(db, calculation.parameterVersion);
  return { calculation, table, curve: (await findCurve(db, id, calculation.number)) ?? null };
}

/**
 * Computes what a study saves again, after its calculation, its offers or its choice have changed. A
 * deleted offer stays recommended, so that taking it back brings all back; meanwhile it saves nothing.
 *
 * @param choice a new one; without it, the one that is kept
 */
export async function keepSaving(
  db: Db,
  studyId: string,
  at: Date,
  choice?: Pick<OfferChoices, 'powers' | 'recommendedOfferId'>,
): Promise<void> {
  const study = orMissing(await readStudy(db, studyId), noStudy);
  const { powers, recommendedOfferId } =
    choice ?? orMissing(await readChoices(db, studyId), noStudy);
  const offer = recommendedOfferId && (await findOffer(db, studyId, recommendedOfferId));
  if (!choice && !recommendedOfferId) return;
  const priceable = await priceableOf(db, study);
  const found = offer && priceable ? savingOf(priceable, offer, powers) : null;
  const saving = typeof found === 'object' ? found : null;
  const whole = priceable
    ? wholeSaving(priceable.calculation, saving)
    : { savingEur: null, savingPercent: null };
  await updateChoices(db, studyId, { powers, recommendedOfferId, saving, ...whole }, at);
}
