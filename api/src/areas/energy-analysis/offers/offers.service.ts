import type {
  NewOffer,
  NewOffers,
  OfferChange,
  OfferChoice,
  OfferCopy,
  OffersElsewhere,
  OfferVersion,
  StudyOffersAnswer,
} from '@vatio/contracts/energy-analysis/offers';
import { offerName } from '@vatio/contracts/energy-analysis/offerWords';
import type { SessionUser } from '@vatio/contracts/session';
import { v7 as uuidV7 } from 'uuid';
import type { ComputingParts } from '../../../areaKit/area';
import { record } from '../../../audit/audit.repository';
import { difference } from '../../../audit/difference';
import { type Db, inTransaction } from '../../../db/transaction';
import { orMissing, wrongField } from '../../../refusal';
import { clientSearchOf } from '../../company/door';
import { lockedStudy, type ShownVersions } from '../studies/find';
import { noStudy, refuseClosed } from '../studies/states';
import { raiseVersion } from '../studies/studies.repository';
import { chooseOffer, type Deed, noOffer, studyOffersOf } from './choice';
import { keepSaving, pricesOffers } from './keepSaving';
import {
  findOffer,
  findOffersElsewhere,
  insertOffers,
  markDeleted,
  offersOf,
  offersToCopy,
  readChoices,
  updateOffer,
} from './offers.repository';
import { requireRoom, requireSoundOffers } from './rules';

type Study = Awaited<ReturnType<typeof lockedStudy>>;

/**
 * The offers of energy studies. Each change is one of the study, until it is presented or discarded:
 * its version goes up, and what the recommended offer saves is computed again.
 */
export function createOfferService({ db, now, computing }: ComputingParts) {
  /** @throws Refusal missing */
  const list = (studyId: string): Promise<StudyOffersAnswer> => studyOffersOf(db, studyId);

  /** @throws Refusal missing */
  async function elsewhere(
    studyId: string,
    q: string,
    { role }: Pick<SessionUser, 'role'>,
  ): Promise<OffersElsewhere> {
    orMissing(await readChoices(db, studyId), noStudy);
    return findOffersElsewhere(db, { studyId, q }, clientSearchOf(role));
  }

  /** @throws Refusal missing, conflict, or what `work` throws */
  async function changing(
    studyId: string,
    sent: OfferVersion,
    actor: SessionUser,
    work: (transaction: Db, study: Study, at: Date) => Promise<Deed | null>,
    shown?: ShownVersions,
  ): Promise<StudyOffersAnswer> {
    const at = now();
    return inTransaction(db, async (transaction) => {
      const study = await lockedStudy(transaction, studyId, sent, shown);
      refuseClosed(study);
      const deed = await work(transaction, study, at);
      if (deed) {
        const subject = { id: studyId, name: study.code };
        await raiseVersion(transaction, studyId, at);
        await record(transaction, { ...deed, at, actor, subject });
      }
      return studyOffersOf(transaction, studyId);
    });
  }

  async function insert(
    transaction: Db,
    studyId: string,
    offers: readonly NewOffer[],
    at: Date,
  ): Promise<Deed> {
    requireRoom((await offersOf(transaction, studyId)).length, offers.length);
    const added = offers.map((offer) => ({ ...offer, id: uuidV7() }));
    await insertOffers(transaction, studyId, added, at);
    const [one] = added;
    const after =
      added.length === 1 && one ? told(one) : { offers: added.map(offerName).join('; ') };
    return { action: 'study-offers-added', after };
  }

  /** All or none. @throws Refusal missing, conflict, or invalid by field */
  const add = (studyId: string, sent: NewOffers, actor: SessionUser): Promise<StudyOffersAnswer> =>
    changing(studyId, sent, actor, async (transaction, _study, at) => {
      const rows = sent.rows.map((offer, index) => ({ offer, prefix: `rows.${index}.` }));
      requireSoundOffers(rows, sent.areHighPricesRight);
      return insert(transaction, studyId, sent.rows, at);
    });

  /** @throws Refusal missing, conflict, or invalid: an offer is of another study no more, or full */
  const copy = (studyId: string, sent: OfferCopy, actor: SessionUser): Promise<StudyOffersAnswer> =>
    changing(studyId, sent, actor, async (transaction, _study, at) => {
      const found = await offersToCopy(transaction, studyId, sent.offerIds);
      const inOrder = sent.offerIds.flatMap((id) => found.find((one) => one.id === id) ?? []);
      if (inOrder.length !== new Set(sent.offerIds).size) {
        throw wrongField('offerIds', 'Alguna de esas ofertas ya no existe: búscala de nuevo');
      }
      return insert(transaction, studyId, inOrder, at);
    });

  /** @throws Refusal missing, conflict with both versions of the offer, or invalid by field */
  const change = (
    studyId: string,
    offerId: string,
    sent: OfferChange,
    actor: SessionUser,
  ): Promise<StudyOffersAnswer> => {
    const shown: ShownVersions = {
      yours: sent.offer,
      readCurrent: (transaction) => offerNow(transaction, studyId, offerId),
    };
    return changing(
      studyId,
      sent,
      actor,
      async (transaction, _study, at) => {
        const stored = orMissing(await findOffer(transaction, studyId, offerId), noOffer);
        requireSoundOffers([{ offer: sent.offer, prefix: 'offer.' }], sent.areHighPricesRight);
        const changed = difference(told(stored), told(sent.offer));
        if (!changed) return null;
        await updateOffer(transaction, offerId, sent.offer, at);
        await keepSaving(transaction, pricesOffers(computing, { by: actor }), studyId, at);
        return {
          action: 'study-offer-changed',
          before: { offer: offerName(stored), ...changed.before },
          after: changed.after,
        };
      },
      shown,
    );
  };

  /** Takes an offer away or back. @throws Refusal missing, conflict, or what `check` throws */
  const marking =
    (
      isDeleted: boolean,
      toDeed: (facts: NonNullable<Deed['after']>) => Deed,
      check: (transaction: Db, studyId: string) => Promise<void> = async () => undefined,
    ) =>
    (studyId: string, offerId: string, sent: OfferVersion, actor: SessionUser) =>
      changing(studyId, sent, actor, async (transaction, _study, at) => {
        const found = await findOffer(transaction, studyId, offerId, { isDeleted: !isDeleted });
        const stored = orMissing(found, noOffer);
        await check(transaction, studyId);
        await markDeleted(transaction, offerId, isDeleted ? at : null);
        await keepSaving(transaction, pricesOffers(computing, { by: actor }), studyId, at);
        return toDeed(told(stored));
      });

  /** It can be restored. @throws Refusal missing, or conflict */
  const remove = marking(true, (before) => ({ action: 'study-offer-deleted', before }));

  /** @throws Refusal missing, conflict, or invalid when there is no room for it */
  const restore = marking(
    false,
    (after) => ({ action: 'study-offer-restored', after }),
    async (transaction, studyId) => requireRoom((await offersOf(transaction, studyId)).length, 1),
  );

  /** @throws Refusal missing, conflict, or invalid: the recommended offer cannot be compared */
  const choose = (
    studyId: string,
    sent: OfferChoice,
    actor: SessionUser,
  ): Promise<StudyOffersAnswer> =>
    changing(studyId, sent, actor, (transaction, study, at) => {
      const { powers, recommendedOfferId } = sent;
      const price = pricesOffers(computing, { by: actor });
      return chooseOffer(transaction, price, study, { powers, recommendedOfferId }, at);
    });

  return { list, elsewhere, add, copy, change, remove, restore, choose };
}

/** An offer with the version of its study. @throws Refusal missing */
async function offerNow(db: Db, studyId: string, offerId: string) {
  const { version } = orMissing(await readChoices(db, studyId), noStudy);
  return { ...orMissing(await findOffer(db, studyId, offerId), noOffer), version };
}

/** An offer in the audit's words. */
function told({ id: _id, supplier, name, notes, ...fields }: NewOffer & { readonly id?: string }) {
  return { offer: offerName({ supplier, name }), ...fields, offerNotes: notes };
}
