import type { AuditEntry, AuditQuery } from '@vatio/contracts/user/audit';
import { localZone } from '@vatio/records/time';
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { pageOf } from '../db/page';
import { containing, searchWords } from '../db/textKey';
import type { Db } from '../db/transaction';
import type { Tables } from '../db/types';

export type StoredEntry = Omit<AuditEntry, 'label' | 'isAboutAccount' | 'changes'>;

interface StoredEntries {
  readonly rows: readonly StoredEntry[];
  readonly total: number;
}

/** A page of the entries that a query asks for, the newest first, and how many there are in all. */
export async function listEntries(
  db: Db,
  query: AuditQuery,
  accessActions: readonly string[],
): Promise<StoredEntries> {
  const all = db.selectFrom('audit_entries');
  // A search for a change must not be buried under sign-ins.
  const told = query.action ? all : all.where('action', 'not in', accessActions);
  const matching = filtered(told, query);
  const { rows, total } = await pageOf(query, matching, (entries) =>
    entries.selectAll().orderBy('at', 'desc').orderBy('id', 'desc'),
  );
  return { rows: rows.map(toEntry), total };
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

const startOf = (day: ReturnType<typeof sql>) =>
  sql<Date>`(${day})::timestamp at time zone ${localZone}::text`;

function toEntry(row: Selectable<Tables['audit_entries']>): StoredEntry {
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
