import type {
  NewOffer,
  OfferSaving,
  OffersElsewhere,
  StudyOffer,
} from '@vatio/contracts/energy-analysis/offers';
import { maxFoundOffers } from '@vatio/contracts/energy-analysis/offers';
import type { OfferPowers } from '@vatio/contracts/energy-analysis/offerWords';
import type { ExpressionBuilder } from 'kysely';
import { inColumns, selecting } from '../../../db/columns';
import { insertRows } from '../../../db/insertRows';
import { countOf } from '../../../db/page';
import { containing, searchKey, searchWords } from '../../../db/textKey';
import type { Db } from '../../../db/transaction';
import type { Tables } from '../../../db/types';
import { type ClientSearch, searchedText } from '../../company/door';
import { offerColumns } from './columns';

const columns = selecting('study_offers', { id: 'id', ...offerColumns });

/** The offer as a row of the table. */
const toRow = (offer: NewOffer) => ({
  ...inColumns(offer, offerColumns),
  search_key: searchKey(`${offer.supplier} ${offer.name}`),
});

/** The offers of a study, in the order in which they were added. */
export const offersOf = (db: Db, studyId: string): Promise<StudyOffer[]> =>
  db
    .selectFrom('study_offers')
    .select(columns)
    .where('study_id', '=', studyId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .execute();

/** Reads an offer of a study, deleted or not according to `isDeleted`. */
export async function findOffer(
  db: Db,
  studyId: string,
  id: string,
  { isDeleted = false } = {},
): Promise<StudyOffer | undefined> {
  return db
    .selectFrom('study_offers')
    .select(columns)
    .where('study_id', '=', studyId)
    .where('id', '=', id)
    .where('deleted_at', isDeleted ? 'is not' : 'is', null)
    .executeTakeFirst();
}

/** Offers of other studies by their ids, in no order. */
export const offersToCopy = (
  db: Db,
  studyId: string,
  ids: readonly string[],
): Promise<StudyOffer[]> =>
  db
    .selectFrom('study_offers')
    .select(columns)
    .where('id', 'in', ids)
    .where('study_id', '<>', studyId)
    .where('deleted_at', 'is', null)
    .execute();

export const insertOffers = (
  db: Db,
  studyId: string,
  offers: readonly StudyOffer[],
  at: Date,
): Promise<void> =>
  insertRows(db, 'study_offers', offers, ({ id, ...offer }) => ({
    id,
    study_id: studyId,
    ...toRow(offer),
    created_at: at,
    updated_at: at,
  }));

export async function updateOffer(db: Db, id: string, offer: NewOffer, at: Date): Promise<void> {
  await db
    .updateTable('study_offers')
    .set({ ...toRow(offer), updated_at: at })
    .where('id', '=', id)
    .execute();
}

/** @param deletedAt null: it is taken back */
export async function markDeleted(db: Db, id: string, deletedAt: Date | null): Promise<void> {
  const change = { deleted_at: deletedAt };
  await db.updateTable('study_offers').set(change).where('id', '=', id).execute();
}

/** The choices of a study among its offers. */
export interface OfferChoices {
  readonly powers: OfferPowers;
  readonly recommendedOfferId: string | null;
  readonly saving: OfferSaving | null;
  readonly version: number;
}

export async function readChoices(db: Db, studyId: string): Promise<OfferChoices | undefined> {
  return db
    .selectFrom('studies')
    .select(['offer_powers as powers', 'recommended_offer_id as recommendedOfferId'])
    .select(['offer_saving as saving', 'version'])
    .where('id', '=', studyId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export interface ChoiceToKeep extends Omit<OfferChoices, 'version'> {
  /** The saving of powers and offer; null: the study has no calculation. */
  readonly savingEur: string | null;
  readonly savingPercent: string | null;
}

/** Keeps the choice and what it saves. */
export async function updateChoices(
  db: Db,
  studyId: string,
  { powers, recommendedOfferId, saving, savingEur, savingPercent }: ChoiceToKeep,
  at: Date,
): Promise<void> {
  await db
    .updateTable('studies')
    .set({
      offer_powers: powers,
      recommended_offer_id: recommendedOfferId,
      offer_saving: saving && JSON.stringify(saving),
      saving_eur: savingEur,
      saving_percent: savingPercent,
      updated_at: at,
    })
    .where('id', '=', studyId)
    .execute();
}

/** Offers of other studies that hold all words, the newest first. */
export async function findOffersElsewhere(
  db: Db,
  { studyId, q }: { readonly studyId: string; readonly q: string },
  search: ClientSearch,
): Promise<OffersElsewhere> {
  let matching = db
    .selectFrom('study_offers')
    .innerJoin('studies', 'studies.id', 'study_offers.study_id')
    .innerJoin('supply_points', 'supply_points.id', 'studies.supply_point_id')
    .innerJoin('clients', 'clients.id', 'supply_points.client_id')
    .where('study_offers.deleted_at', 'is', null)
    .where('study_offers.study_id', '<>', studyId)
    .where('studies.deleted_at', 'is', null);
  for (const word of searchWords(q)) matching = matching.where(holdsWord(word, search));
  const rows = await matching
    .select(columns)
    .select(['studies.code as studyCode', 'clients.name as clientName'])
    .orderBy('study_offers.created_at', 'desc')
    .orderBy('study_offers.position', 'desc')
    .limit(maxFoundOffers)
    .execute();
  return { rows, total: await countOf(matching) };
}

type Joined = 'study_offers' | 'studies' | 'supply_points' | 'clients';
const holdsWord = (word: string, search: ClientSearch) => (is: ExpressionBuilder<Tables, Joined>) =>
  is.or([
    is(searchedText(search), 'like', containing(word)),
    ...(['study_offers', 'studies', 'supply_points'] as const).map((table) =>
      is(`${table}.search_key`, 'like', containing(word)),
    ),
  ]);
