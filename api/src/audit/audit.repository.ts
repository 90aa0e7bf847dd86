import { v7 as uuidV7 } from 'uuid';
import { searchKey } from '../db/textKey';
import type { Db } from '../db/transaction';

/**
 * Actions of the audit: each area declares those that it has words for, in its `auditWords.ts`.
 *
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: the areas fill it
export interface AuditActions {}
export type AuditAction = keyof AuditActions;

/** A person or thing under its present name; more fields do no harm. */
interface Named {
  readonly id: string;
  readonly name: string;
  /** Left out: it is no account. */
  readonly email?: string;
}

export interface NewAuditEntry {
  readonly at: Date;
  readonly action: AuditAction;
  /** Null for the command line. */
  readonly actor: Named | null;
  readonly subject: Named;
  /** Only the fields that change, and never a password. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** Writes an action, in the same transaction as the action itself. */
export async function record(db: Db, ...entries: readonly NewAuditEntry[]): Promise<void> {
  const rows = entries.map(({ at, action, actor, subject, before, after }) => ({
    id: uuidV7(),
    at,
    action,
    actor_id: actor?.id ?? null,
    actor_name: actor?.name ?? null,
    actor_email: actor?.email ?? null,
    subject_id: subject.id,
    subject_name: subject.name,
    subject_email: subject.email ?? '',
    before: before ?? null,
    after: after ?? null,
    search_key: [actor, subject].map(wordsOf).join(' '),
  }));
  if (rows.length > 0) await db.insertInto('audit_entries').values(rows).execute();
}

const wordsOf = (one: Named | null) => (one ? searchKey(`${one.name} ${one.email ?? ''}`) : '');
