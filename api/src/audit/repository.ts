import { v7 as uuidV7 } from 'uuid';
import { searchKey } from '../db/textKey';
import type { Db } from '../db/transaction';

/**
 * What can be done: each area adds the actions that it has words for, in its `auditWords.ts`.
 *
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: the areas fill it
export interface AuditActions {}
export type AuditAction = keyof AuditActions;

/** Somebody as they are called now; more fields do no harm. */
interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** One thing that is done to an account. */
export interface NewAuditEntry {
  readonly at: Date;
  readonly action: AuditAction;
  /** Null for the command line. */
  readonly actor: Person | null;
  readonly subject: Person;
  /** Only the fields that change, and never a password. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** Writes what is done, in the very transaction that does it. */
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
    subject_email: subject.email,
    before: before ?? null,
    after: after ?? null,
    search_key: [actor, subject].map(wordsOf).join(' '),
  }));
  if (rows.length > 0) await db.insertInto('audit_entries').values(rows).execute();
}

const wordsOf = (person: Person | null) =>
  person ? searchKey(`${person.name} ${person.email}`) : '';
