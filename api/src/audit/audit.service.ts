import type {
  AuditActionsAnswer,
  AuditEntry,
  AuditListAnswer,
  AuditQuery,
} from '@vatio/contracts/user/audit';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/types';
import { listEntries, type StoredEntry } from './audit.list.repository';
import { type AuditWords, unknownWords } from './words';

export interface AuditServiceParts {
  readonly db: Kysely<Tables>;
  /** The words of all areas. */
  readonly auditWords: readonly AuditWords[];
}

/** Reads the audit log in the words of the areas; services write it with `record`. */
export function createAuditService({ db, auditWords }: AuditServiceParts) {
  const byAction = new Map<string, AuditWords>(
    auditWords.flatMap((words) => Object.keys(words.actions).map((action) => [action, words])),
  );

  const accessActions = auditWords
    .filter(({ isAccess }) => isAccess)
    .flatMap(({ actions }) => Object.keys(actions));

  /** An entry of a later version, or of an area that is gone, is shown as it was stored. */
  function inWords(entry: StoredEntry): AuditEntry {
    const words = byAction.get(entry.action) ?? unknownWords;
    return {
      ...entry,
      label: words.actions[entry.action] ?? entry.action,
      isAboutAccount: words.isAboutAccounts ?? false,
      changes: [...words.changesOf(entry)],
    };
  }

  async function list(query: AuditQuery): Promise<AuditListAnswer> {
    const { rows, total } = await listEntries(db, query, accessActions);
    return { rows: rows.map(inWords), total };
  }

  function actions(): AuditActionsAnswer {
    const all = auditWords.flatMap((words) => Object.entries(words.actions));
    return { actions: all.map(([action, label]) => ({ action, label })) };
  }

  return { list, actions };
}
