import type { AuditAction, AuditEntry, AuditListAnswer, AuditQuery } from '@vatio/contracts/audit';
import { localZone } from '@vatio/contracts/time';
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import { containing, searchKey, searchWords } from '../../db/textKey';
import type { Db } from '../../db/transaction';
import type { Tables } from '../../db/types';

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
    ...{ id: uuidV7(), at, action },
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

/** A page of the entries that a query asks for, the newest first, and how many there are in all. */
export async function listEntries(db: Db, query: AuditQuery): Promise<AuditListAnswer> {
  const matching = filtered(db.selectFrom('audit_entries'), query);
  const [found, { total }] = await Promise.all([
    matching
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
      .execute(),
    matching.select((is) => is.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows: found.map(toEntry), total: Number(total) };
}

type Entries = SelectQueryBuilder<Tables, 'audit_entries', object>;

function filtered(entries: Entries, { q = '', action, subjectId, from, to }: AuditQuery): Entries {
  let matching = entries;
  for (const word of searchWords(q)) {
    matching = matching.where('search_key', 'like', containing(word));
  }
  if (action) matching = matching.where('action', '=', action);
  if (subjectId) matching = matching.where('subject_id', '=', subjectId);
  if (from) matching = matching.where('at', '>=', startOf(sql`${from}::date`));
  if (to) matching = matching.where('at', '<', startOf(sql`${to}::date + 1`));
  return matching;
}

/** The instant at which a local day begins. */
const startOf = (day: ReturnType<typeof sql>) =>
  sql<Date>`(${day})::timestamp at time zone ${localZone}::text`;

function toEntry(row: Selectable<Tables['audit_entries']>): AuditEntry {
  const { id, at, action, actor_id, before, after } = row;
  return {
    id,
    at: at.toISOString(),
    action,
    actor: actor_id
      ? { id: actor_id, name: row.actor_name ?? '', email: row.actor_email ?? '' }
      : null,
    subject: { id: row.subject_id, name: row.subject_name, email: row.subject_email },
    before,
    after,
  };
}
