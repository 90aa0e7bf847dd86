import type { SessionUser } from '@vatio/contracts/session';
import { type NewAuditEntry, record } from '../../../audit/repository';
import type { Db } from '../../../db/transaction';
import { insertEvent, type StudyEvent } from './eventRepository';

interface Deed extends Pick<NewAuditEntry, 'at' | 'action' | 'before' | 'after'> {
  readonly study: { readonly id: string; readonly code: string };
  readonly actor: SessionUser;
  readonly event: StudyEvent;
}

/** Writes what somebody did with a study where its readers see it, and in the audit. */
export async function tell(db: Db, { study, actor, event, ...entry }: Deed): Promise<void> {
  await record(db, { ...entry, actor, subject: { id: study.id, name: study.code } });
  await insertEvent(db, study.id, event, actor, entry.at);
}
