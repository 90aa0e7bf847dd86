import type {
  NewStudy,
  Study,
  StudyChange,
  StudyCheck,
  StudyCheckQuery,
  StudyListAnswer,
  StudyQuery,
  StudyStateChange,
  StudySummary,
} from '@vatio/contracts/energy-analysis/studies';
import type { SessionUser } from '@vatio/contracts/session';
import { v7 as uuidV7 } from 'uuid';
import type { ComputingParts } from '../../../areaKit/area';
import { record } from '../../../audit/audit.repository';
import type { Asked } from '../../../computing/computation';
import { type Db, inTransaction } from '../../../db/transaction';
import { localDay } from '../../../localDay';
import { wrongField } from '../../../refusal';
import { clientSearchOf, existingPoint, lockSupplyPoint } from '../../company/door';
import { tell } from '../history/tell';
import { copyAllOffers } from '../offers/copyAll';
import { type PriceOffers, pricesOffers } from '../offers/keepSaving';
import { decideOffer } from '../presentations/promise';
import { copyReport, freezeReport } from '../report/report.repository';
import { inWords, yearFrom } from '../window';
import { analysesInOrder } from './analyses';
import { checkSupply } from './check';
import { findStudy, lockedStudy } from './find';
import { studyRecalculation } from './recalculation';
import { requireContract } from './snapshot';
import { refuseClosed, stateAfter } from './states';
import { listStudies, summaryOf } from './studies.list.repository';
import { insertStudy, nextCode, readStudy, updateNotes, updateState } from './studies.repository';

/** Makes, calculates and closes the studies of supply points. */
export function createStudyService(parts: ComputingParts) {
  const { db, now, computing } = parts;
  const recalculate = studyRecalculation(parts);

  const list = (query: StudyQuery, { role }: Pick<SessionUser, 'role'>): Promise<StudyListAnswer> =>
    listStudies(db, query, clientSearchOf(role));

  const summary = (): Promise<StudySummary> => summaryOf(db, yearOf(now()));

  /** @throws Refusal missing */
  const find = (id: string): Promise<Study> => findStudy(db, id);

  /** @throws Refusal missing, invalid when no contract is in force at the end of the months, or as `Computing` */
  const check = (query: StudyCheckQuery, asked: Asked): Promise<StudyCheck> =>
    checkSupply(parts, query, asked);

  /** @throws Refusal missing, or invalid: the point is archived or has no contract there */
  async function create(sent: NewStudy, author: SessionUser): Promise<Study> {
    const at = now();
    return inTransaction(db, async (transaction) => {
      const id = await createStudy(transaction, sent, author, at);
      return findStudy(transaction, id);
    });
  }

  /**
   * @throws Refusal missing; conflict: another person changed it, or its state does not allow this;
   *   invalid: it is being presented without a decision on which offer counts
   */
  async function changeState(
    id: string,
    sent: StudyStateChange,
    actor: SessionUser,
  ): Promise<Study> {
    const at = now();
    return inTransaction(db, async (transaction) => {
      const study = await lockedStudy(transaction, id, sent);
      const state = stateAfter(study, sent.action);
      if (sent.action === 'present') {
        const price = pricesOffers(computing, { by: actor });
        await present(transaction, price, study, sent, { actor, at });
      }
      await updateState(transaction, id, state, at);
      const changed = await findStudy(transaction, id);
      const promises = sent.action === 'present' || sent.action === 'accept';
      await tell(transaction, {
        at,
        action: 'study-state-changed',
        actor,
        study,
        before: { state: study.state },
        after: { state, ...(promises && { saving: changed.savingEur }) },
        event: { kind: 'state', state },
      });
      return changed;
    });
  }

  /** @throws Refusal missing, or conflict: another person changed it, or it was presented */
  async function change(id: string, sent: StudyChange, actor: SessionUser): Promise<Study> {
    const at = now();
    return inTransaction(db, async (transaction) => {
      const study = await lockedStudy(transaction, id, sent);
      refuseClosed(study);
      if (study.notes !== sent.notes) {
        await updateNotes(transaction, id, sent.notes, at);
        await record(transaction, {
          at,
          action: 'study-changed',
          actor,
          subject: { id, name: study.code },
          before: { notes: study.notes },
          after: { notes: sent.notes },
        });
      }
      return findStudy(transaction, id);
    });
  }

  return { list, summary, find, check, create, change, recalculate, changeState };
}

/**
 * Makes a study without a calculation, perhaps with the offers and the report of another one, and records
 * that. The point stays locked.
 *
 * @returns its id
 * @throws Refusal missing, or invalid: the point is archived or has no contract there, or what it copies no
 *   longer exists
 */
export async function createStudy(
  transaction: Db,
  sent: NewStudy,
  author: SessionUser,
  at: Date,
): Promise<string> {
  const { supplyPointId, firstMonth, notes } = sent;
  const analyses = analysesInOrder(sent.analyses);
  const window = yearFrom(firstMonth);
  const point = existingPoint(await lockSupplyPoint(transaction, supplyPointId));
  if (point.archived) {
    throw wrongField('supplyPointId', 'Este punto está archivado: restáuralo antes');
  }
  await requireContract(transaction, supplyPointId, window.lastDay);
  const copied = sent.copyOf === undefined ? null : await studyToCopy(transaction, sent.copyOf);
  const id = uuidV7();
  const code = await nextCode(transaction, yearOf(at));
  const study = { id, code, window, author, supplyPointId, notes, analyses };
  await insertStudy(transaction, study, at);
  if (copied) {
    await copyAllOffers(transaction, copied.id, id, at);
    await copyReport(transaction, copied.id, id, at);
  }
  await tell(transaction, {
    at,
    action: 'study-created',
    actor: author,
    study: { id, code },
    after: {
      cups: point.values.cups,
      window: inWords(window),
      analyses,
      notes,
      ...(copied && { copyOf: copied.code }),
    },
    event: { kind: 'created' },
  });
  return id;
}

/** Settles what counts, and keeps the report. One that is opened again was presented before, and stays as it was. */
async function present(
  transaction: Db,
  price: PriceOffers,
  study: Awaited<ReturnType<typeof lockedStudy>>,
  { recommendedOfferId, companyName }: StudyStateChange,
  { actor, at }: { readonly actor: SessionUser; readonly at: Date },
): Promise<void> {
  const deed = await decideOffer(transaction, price, study, recommendedOfferId, at);
  const subject = { id: study.id, name: study.code };
  if (deed) await record(transaction, { ...deed, at, actor, subject });
  await freezeReport(transaction, study, companyName, at);
}

/** The study that a new one is made from. @throws Refusal invalid */
async function studyToCopy(db: Db, id: string) {
  const found = await readStudy(db, id);
  if (!found) throw wrongField('copyOf', 'El estudio que se duplica ya no existe');
  return found;
}

const yearOf = (moment: Date) => Number(localDay(moment).slice(0, 4));
