import type { StudyOffersAnswer } from '@vatio/contracts/energy-analysis/offers';
import type { WithdrawnPresentation } from '@vatio/contracts/energy-analysis/presentations';
import type { StudyReport } from '@vatio/contracts/energy-analysis/report';
import type { Study } from '@vatio/contracts/energy-analysis/studies';
import type { Db } from '../../../db/transaction';
import { findCalculation } from '../studies/studies.repository';

/** A study as it was presented. */
export interface Presented {
  readonly study: Study;
  readonly offers: StudyOffersAnswer;
  readonly report: StudyReport;
}

/** Keeps what was presented by the event that withdraws it; the calculation never changes anyway. */
export async function insertWithdrawal(
  db: Db,
  eventId: string,
  { study: { calculation: _kept, ...study }, offers, report }: Presented,
): Promise<void> {
  await db
    .insertInto('study_withdrawals')
    .values({
      event_id: eventId,
      study_id: study.id,
      study: JSON.stringify(study),
      offers: JSON.stringify(offers),
      report: JSON.stringify(report),
    })
    .execute();
}

/** `undefined`: the study has none of that id. */
export async function findWithdrawal(
  db: Db,
  studyId: string,
  eventId: string,
): Promise<WithdrawnPresentation | undefined> {
  const found = await db
    .selectFrom('study_withdrawals')
    .innerJoin('study_events', 'study_events.id', 'study_withdrawals.event_id')
    .select(['study_events.at', 'study_events.actor_name as actorName'])
    .select(['study_events.text as reason', 'study_events.calculation as number'])
    .select(['study_withdrawals.study', 'study_withdrawals.offers', 'study_withdrawals.report'])
    .where('study_withdrawals.event_id', '=', eventId)
    .where('study_withdrawals.study_id', '=', studyId)
    .executeTakeFirst();
  if (!found) return undefined;
  const { at, number, study, ...kept } = found;
  const calculation = (await findCalculation(db, studyId, number ?? 0)) ?? null;
  return { ...kept, at: at.toISOString(), study: { ...study, calculation } };
}
