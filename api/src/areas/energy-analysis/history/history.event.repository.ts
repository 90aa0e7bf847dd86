import type { StudyEventQuery, StudyEventsAnswer } from '@vatio/contracts/energy-analysis/studies';
import type { SessionUser } from '@vatio/contracts/session';
import { v7 as uuidV7 } from 'uuid';
import { pageOf } from '../../../db/page';
import type { Db } from '../../../db/transaction';
import type { EnergyAnalysisTables } from '../tables';

type StoredEvent = EnergyAnalysisTables['study_events'];

/** An action on a study: its new state, the number of a calculation, or the words of a comment. */
export interface StudyEvent extends Partial<Pick<StoredEvent, 'state' | 'calculation' | 'text'>> {
  readonly kind: StoredEvent['kind'];
}

/** @returns its id */
export async function insertEvent(
  db: Db,
  studyId: string,
  { kind, state = null, calculation = null, text = '' }: StudyEvent,
  actor: SessionUser,
  at: Date,
): Promise<string> {
  const id = uuidV7();
  const by = { actor_id: actor.id, actor_name: actor.name };
  const event = { id, study_id: studyId, at, ...by, kind, state, calculation, text };
  await db.insertInto('study_events').values(event).execute();
  return id;
}

/** A page of what was done with a study, the newest first. */
export async function listEvents(
  db: Db,
  studyId: string,
  query: StudyEventQuery,
): Promise<StudyEventsAnswer> {
  const events = db.selectFrom('study_events').where('study_id', '=', studyId);
  const { rows, total } = await pageOf(query, events, (all) =>
    all
      .select(['id', 'at', 'actor_name as actorName', 'kind', 'state', 'calculation', 'text'])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc'),
  );
  return { rows: rows.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })), total };
}
