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
import { addDays, type DayRange, monthDays } from '@vatio/energy/calendar';
import { completenessOf } from '@vatio/energy/study';
import { v7 as uuidV7 } from 'uuid';
import { record } from '../../../audit/repository';
import { inTransaction } from '../../../db/transaction';
import { localDay, spanishDay } from '../../../localDay';
import { wrongField } from '../../../refusal';
import type { ServiceParts } from '../../area';
import { existingPoint, lockSupplyPoint } from '../../company/door';
import { readParameterTable } from '../../user/door';
import { tell } from '../history/tell';
import { keepSaving } from '../offers/keepSaving';
import { freezeReport } from '../report/repository';
import { calculate, missingPrices } from './calculate';
import { findStudy, lockedStudy } from './find';
import { listStudies, summaryOf } from './listRepository';
import { insertCalculation, insertStudy, nextCode, updateNotes, updateState } from './repository';
import { curveBytes, requireContract, snapshotAnswer, takeSnapshot } from './snapshot';
import { refuseClosed, stateAfter } from './states';

/** Makes, calculates and closes the studies of supply points. */
export function createStudyService({ db, now }: ServiceParts) {
  const list = (query: StudyQuery): Promise<StudyListAnswer> => listStudies(db, query);

  const summary = (): Promise<StudySummary> => summaryOf(db, yearOf(now()));

  /** @throws Refusal missing */
  const find = (id: string): Promise<Study> => findStudy(db, id);

  /** @throws Refusal missing, or invalid when no contract is in force at the end of the months */
  async function check({ supplyPointId, firstMonth }: StudyCheckQuery): Promise<StudyCheck> {
    const window = yearFrom(firstMonth);
    const { snapshot } = await takeSnapshot(db, supplyPointId, window);
    const { findings, ...known } = completenessOf(snapshot);
    const { table } = await readParameterTable(db);
    return {
      window,
      ...known,
      findings: [
        ...missingPrices(snapshot, table),
        ...findings.map((finding) => ({ ...finding, months: [...finding.months] })),
      ],
    };
  }

  /** @throws Refusal missing, or invalid: the point is archived or has no contract there */
  async function create(sent: NewStudy, author: SessionUser): Promise<Study> {
    const { supplyPointId, firstMonth, notes } = sent;
    const window = yearFrom(firstMonth);
    const at = now();
    return inTransaction(db, async (transaction) => {
      const point = existingPoint(await lockSupplyPoint(transaction, supplyPointId));
      if (point.archived) {
        throw wrongField('supplyPointId', 'Este punto está archivado: restáuralo antes');
      }
      await requireContract(transaction, supplyPointId, window.lastDay);
      const id = uuidV7();
      const code = await nextCode(transaction, yearOf(at));
      await insertStudy(transaction, { id, code, window, author, supplyPointId, notes }, at);
      await tell(transaction, {
        at,
        action: 'study-created',
        actor: author,
        study: { id, code },
        after: { cups: point.fields.cups, window: inWords(window), notes },
        event: { kind: 'created' },
      });
      return findStudy(transaction, id);
    });
  }

  /**
   * Calculates a study from the data and parameters of now. What was calculated before is kept.
   *
   * @throws Refusal missing; conflict when somebody changed it or it was presented; invalid when
   *   the data do not suffice
   */
  async function recalculate(id: string, sent: CalculateStudy, by: SessionUser): Promise<Study> {
    const { version: parameterVersion, table } = await readParameterTable(db);
    const at = now();
    return inTransaction(db, async (transaction) => {
      const study = await lockedStudy(transaction, id, sent);
      refuseClosed(study);
      const { firstDay, lastDay } = study;
      const taken = await takeSnapshot(transaction, study.supplyPointId, { firstDay, lastDay });
      const result = calculate(taken.snapshot, table, sent.annualise);
      const number = study.calculations + 1;
      const curve = curveBytes(taken);
      const snapshot = snapshotAnswer(taken);
      const calculation = { number, by, parameterVersion, snapshot, curve, result };
      await insertCalculation(transaction, id, calculation, at);
      await keepSaving(transaction, id, at);
      await tell(transaction, {
        at,
        action: 'study-calculated',
        actor: by,
        study,
        after: { calculation: number, saving: result.savingEur },
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
      if (state === 'presented') await freezeReport(transaction, id, at);
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

const yearOf = (moment: Date) => Number(localDay(moment).slice(0, 4));

/** Twelve natural months. @param firstMonth `2026-01` */
function yearFrom(firstMonth: string): DayRange {
  const { firstDay } = monthDays(firstMonth);
  const [year = '', ...rest] = firstDay.split('-');
  return { firstDay, lastDay: addDays([Number(year) + 1, ...rest].join('-'), -1) };
}

const inWords = ({ firstDay, lastDay }: DayRange) =>
  `${spanishDay(firstDay)} – ${spanishDay(lastDay)}`;
