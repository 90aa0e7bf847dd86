import { v7 as uuidV7 } from 'uuid';
import type { Db } from '../../../db/transaction';
import { insertOffers, offersOf, readChoices, updateChoices } from './offers.repository';

/**
 * Gives a new study the offers of another one, with its choice of powers and recommendation: what it
 * saves is computed when the new one is calculated.
 */
export async function copyAllOffers(db: Db, from: string, to: string, at: Date): Promise<void> {
  const copies = (await offersOf(db, from)).map((offer) => ({
    of: offer.id,
    ...offer,
    id: uuidV7(),
  }));
  const choices = await readChoices(db, from);
  if (!choices || copies.length === 0) return;
  await insertOffers(
    db,
    to,
    copies.map(({ of: _of, ...offer }) => offer),
    at,
  );
  const recommended = copies.find((one) => one.of === choices.recommendedOfferId);
  const { powers } = choices;
  const nothingYet = { saving: null, savingEur: null, savingPercent: null };
  await updateChoices(
    db,
    to,
    { powers, recommendedOfferId: recommended?.id ?? null, ...nothingYet },
    at,
  );
}
