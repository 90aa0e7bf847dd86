import type {
  StudyPromise,
  StudyWithdrawal,
  WithdrawnPresentation,
} from '@vatio/contracts/energy-analysis/presentations';
import type { Study } from '@vatio/contracts/energy-analysis/studies';
import type { SessionUser } from '@vatio/contracts/session';
import type { ComputingParts } from '../../../areaKit/area';
import type { Asked } from '../../../computing/computation';
import { inTransaction } from '../../../db/transaction';
import { orMissing } from '../../../refusal';
import { tell } from '../history/tell';
import { studyOffersOf } from '../offers/choice';
import { pricesOffers } from '../offers/keepSaving';
import { findReport, thawReport } from '../report/report.repository';
import { findStudy, lockedStudy } from '../studies/find';
import { noStudy, requireWithdrawable } from '../studies/states';
import { readStudy, updateWithdrawn } from '../studies/studies.repository';
import { findWithdrawal, insertWithdrawal } from './presentations.repository';
import { promiseOf } from './promise';

/** The promise of presenting a study, and its withdrawal. */
export function createPresentationService({ db, now, computing }: ComputingParts) {
  /** @throws Refusal missing, or as `Computing` */
  const promise = (id: string, asked: Asked): Promise<StudyPromise> =>
    promiseOf(db, pricesOffers(computing, asked), id, now());

  /**
   * Withdraws a presentation: the study may change and be presented again, and what was presented stays
   * readable.
   *
   * @throws Refusal missing, or conflict: another person changed it, or it is not presented
   */
  async function withdraw(
    id: string,
    { version, reason }: StudyWithdrawal,
    actor: SessionUser,
  ): Promise<Study> {
    const at = now();
    return inTransaction(db, async (transaction) => {
      const locked = await lockedStudy(transaction, id, { version });
      requireWithdrawable(locked);
      const study = await findStudy(transaction, id);
      const offers = await studyOffersOf(transaction, id);
      const report = await findReport(transaction, id);
      await updateWithdrawn(transaction, id, at);
      await thawReport(transaction, id);
      const state = 'calculated';
      const { calculations: calculation } = locked;
      const eventId = await tell(transaction, {
        at,
        action: 'study-withdrawn',
        actor,
        study,
        before: { state: study.state, saving: study.savingEur },
        after: { state, reason },
        event: { kind: 'withdrawn', state, calculation, text: reason },
      });
      await insertWithdrawal(transaction, eventId, { study, offers, report });
      return findStudy(transaction, id);
    });
  }

  /** @throws Refusal missing */
  async function withdrawn(id: string, withdrawalId: string): Promise<WithdrawnPresentation> {
    orMissing(await readStudy(db, id), noStudy);
    return orMissing(await findWithdrawal(db, id, withdrawalId), noWithdrawal);
  }

  return { promise, withdraw, withdrawn };
}

const noWithdrawal = 'Esa presentación retirada no existe.';
