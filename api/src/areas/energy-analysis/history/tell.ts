import type { SessionUser } from '@vatio/contracts/session';
import { type NewAuditEntry, record } from '../../../audit/audit.repository';
import type { Db } from '../../../db/transaction';
import { insertEvent, type StudyEvent } from './history.event.repository';

interface Deed extends Pick<NewAuditEntry, 'at' | 'action' | 'before' | 'after'> {
  readonly study: { readonly id: string; readonly code: string };
  readonly actor: SessionUser;
  readonly event: StudyEvent;
}

/**
 * Records an action on a study in the history that its readers see, and in the audit.
 *
 * @returns the id of the event
 */
export async function tell(db: Db, { study, actor, event, ...entry }: Deed): Promise<string> {
  await record(db, { ...entry, actor, subject: { id: study.id, name: study.code } });
  return insertEvent(db, study.id, event, actor, entry.at);
}
