import type {
  NewStudyComment,
  StudyCalculation,
  StudyCalculationsAnswer,
  StudyChangesAnswer,
  StudyEventQuery,
  StudyEventsAnswer,
} from '@vatio/contracts/energyAnalysis/studies';
import type { SessionUser } from '@vatio/contracts/session';
import { record } from '../../../audit/repository';
import { type Db, inTransaction } from '../../../db/transaction';
import { orMissing, Refusal } from '../../../refusal';
import type { ServiceParts } from '../../area';
import { readParameterTable } from '../../user/door';
import { findCalculation, readStudy } from '../studies/repository';
import { curveBytes, snapshotAnswer, takeSnapshot } from '../studies/snapshot';
import { noStudy } from '../studies/states';
import { findCurve, listCalculations } from './calculationRepository';
import { changesBetween } from './changes';
import { insertEvent, listEvents } from './eventRepository';

/** What was done with a study, what it was calculated from, and what has changed since. */
export function createStudyHistory({ db, now }: ServiceParts) {
  /** @throws Refusal missing */
  async function events(id: string, query: StudyEventQuery): Promise<StudyEventsAnswer> {
    await existingStudy(db, id);
    return listEvents(db, id, query);
  }

  /** @throws Refusal missing */
  async function comment(id: string, { text }: NewStudyComment, actor: SessionUser): Promise<void> {
    const at = now();
    await inTransaction(db, async (transaction) => {
      const { code: name } = await existingStudy(transaction, id);
      await insertEvent(transaction, { studyId: id, kind: 'comment', text }, actor, at);
      const entry = { at, action: 'study-commented', actor, after: { comment: text } } as const;
      await record(transaction, { ...entry, subject: { id, name } });
    });
  }

  /** @throws Refusal missing */
  async function calculations(id: string): Promise<StudyCalculationsAnswer> {
    await existingStudy(db, id);
    return listCalculations(db, id);
  }

  /** @throws Refusal missing */
  const calculation = async (id: string, number: number): Promise<StudyCalculation> =>
    orMissing(await findCalculation(db, id, number), noCalculation);

  /** None of a study that was never calculated. @throws Refusal missing */
  async function changes(id: string): Promise<StudyChangesAnswer> {
    const study = await existingStudy(db, id);
    const before = await findCalculation(db, id, study.calculations);
    if (!before) return { rows: [] };
    const { version: parameterVersion } = await readParameterTable(db);
    const { supplyPointId, firstDay, lastDay } = study;
    try {
      const taken = await takeSnapshot(db, supplyPointId, { firstDay, lastDay });
      const curve = (await findCurve(db, id, before.number)) ?? null;
      const after = { snapshot: snapshotAnswer(taken), curve: curveBytes(taken), parameterVersion };
      return { rows: changesBetween({ ...before, curve }, after) };
    } catch (error) {
      // Its contract has gone: that is a change, too.
      const message = error instanceof Refusal && error.details.fields?.supplyPointId;
      if (!message) throw error;
      return { rows: [{ what: 'contract', message: `${message}.` }] };
    }
  }

  return { events, comment, calculations, calculation, changes };
}

/** @throws Refusal missing */
const existingStudy = async (db: Db, id: string) => orMissing(await readStudy(db, id), noStudy);
const noCalculation = 'Ese cálculo no existe.';
