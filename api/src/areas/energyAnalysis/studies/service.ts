import type {
  CalculateStudy,
  NewStudy,
  Study,
  StudyChange,
  StudyCheck,
  StudyCheckQuery,
  StudyListAnswer,
  StudyQuery,
  StudyStateChange,
  StudySummary,
} from '@vatio/contracts/energyAnalysis/studies';
import type { SessionUser } from '@vatio/contracts/session';
import { v7 as uuidV7 } from 'uuid';
import type { ServiceParts } from '../../../areaKit/area';
import { record } from '../../../audit/repository';
import { type Db, inTransaction } from '../../../db/transaction';
import { localDay } from '../../../localDay';
import { Refusal, wrongField } from '../../../refusal';
import { clientSearchOf, existingPoint, lockSupplyPoint } from '../../company/door';
import { readParameterTable } from '../../user/door';
import { tell } from '../history/tell';
import { copyAllOffers } from '../offers/copyAll';
import { keepSaving } from '../offers/keepSaving';
import { copyReport, freezeReport } from '../report/repository';
import { inWords, yearFrom } from '../window';
import { analysesAfter, analysesInOrder } from './analyses';
import { calculate, chosenOf } from './calculate';
import { archived, checkSupply } from './check';
import { findStudy, lockedStudy } from './find';
import { listStudies, summaryOf } from './listRepository';
import {
  insertCalculation,
  insertStudy,
  nextCode,
  readStudy,
  updateNotes,
  updateState,
} from './repository';
import { curveBytes, requireContract, snapshotAnswer, takeSnapshot } from './snapshot';
import { refuseClosed, stateAfter } from './states';

/** Makes, calculates and closes the studies of supply points. */
export function createStudyService({ db, now }: ServiceParts) {
  const list = (query: StudyQuery, { role }: Pick<SessionUser, 'role'>): Promise<StudyListAnswer> =>
    listStudies(db, query, clientSearchOf(role));

  const summary = (): Promise<StudySummary> => summaryOf(db, yearOf(now()));

  /** @throws Refusal missing */
  const find = (id: string): Promise<Study> => findStudy(db, id);

  /** @throws Refusal missing, or invalid when no contract is in force at the end of the months */
  const check = (query: StudyCheckQuery): Promise<StudyCheck> => checkSupply(db, query);

  /** @throws Refusal missing, or invalid: the point is archived or has no contract there */
  async function create(sent: NewStudy, author: SessionUser): Promise<Study> {
    const at = now();
    return inTransaction(db, async (transaction) => {
      const id = await createStudy(transaction, sent, author, at);
      return findStudy(transaction, id);
    });
  }

  /**
   * Calculates a study from the data and parameters of now. What was calculated before is kept.
   *
   * @throws Refusal missing; conflict when somebody changed it, it was presented or its point archived; invalid when
   *   the data do not suffice; forbidden when it would look into something else and `by` does not choose
   */
  async function recalculate(id: string, sent: CalculateStudy, by: SessionUser): Promise<Study> {
    const { version: parameterVersion, table } = await readParameterTable(db);
    const at = now();
    return inTransaction(db, async (transaction) => {
      const study = await lockedStudy(transaction, id, sent);
      refuseClosed(study);
      const { firstDay, lastDay } = study;
      const analyses = analysesAfter(study, sent, by);
      const taken = await takeSnapshot(transaction, study.supplyPointId, { firstDay, lastDay });
      if (taken.isArchived) throw new Refusal('conflict', archived);
      const result = analyses.includes('power') ? calculate(taken, table, sent) : null;
      const number = study.calculations + 1;
      const curve = curveBytes(taken);
      const snapshot = { ...snapshotAnswer(taken), ...chosenOf(taken, sent) };
      const calculation = { number, by, parameterVersion, snapshot, curve, result };
      await insertCalculation(transaction, id, { ...calculation, analyses }, at);
      await keepSaving(transaction, id, at);
      await tell(transaction, {
        at,
        action: 'study-calculated',
        actor: by,
        study,
        ...(study.analyses.join() !== analyses.join() && { before: { analyses: study.analyses } }),
        after: { calculation: number, saving: result?.savingEur, analyses },
        event: { kind: 'calculated', calculation: number },
      });
      return findStudy(transaction, id);
    });
  }

  /** @throws Refusal missing, or conflict: somebody changed it, or its state does not allow this */
  async function changeState(
    id: string,
    sent: StudyStateChange,
    actor: SessionUser,
  ): Promise<Study> {
    const at = now();
    return inTransaction(db, async (transaction) => {
      const study = await lockedStudy(transaction, id, sent);
      const state = stateAfter(study, sent.action);
      await updateState(transaction, id, state, at);
      // One that is opened again was presented before, and stays as it was.
      if (sent.action === 'present') await freezeReport(transaction, study, sent.companyName, at);
      await tell(transaction, {
        at,
        action: 'study-state-changed',
        actor,
        study,
        before: { state: study.state },
        after: { state },
        event: { kind: 'state', state },
      });
      return findStudy(transaction, id);
    });
  }

  /** @throws Refusal missing, or conflict: somebody changed it, or it was presented */
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
 * Makes a study without a calculation, perhaps with the offers and the report of another one, and tells
 * of it. The point stays locked.
 *
 * @returns its id
 * @throws Refusal missing, or invalid: the point is archived or has no contract there, or what it
 *   copies is no more
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
      cups: point.fields.cups,
      window: inWords(window),
      analyses,
      notes,
      ...(copied && { copyOf: copied.code }),
    },
    event: { kind: 'created' },
  });
  return id;
}

/** The study that a new one is made from. @throws Refusal invalid */
async function studyToCopy(db: Db, id: string) {
  const found = await readStudy(db, id);
  if (!found) throw wrongField('copyOf', 'El estudio que se duplica ya no existe');
  return found;
}

const yearOf = (moment: Date) => Number(localDay(moment).slice(0, 4));
