import type { SessionUser } from '@vatio/contracts/session';
import type { SeenVersion } from '@vatio/contracts/versions';
import { sentencesOf } from '@vatio/records/nouns';
import type { RecordFacts } from '@vatio/records/record';
import type { Transaction } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { ServiceParts } from '../areaKit/area';
import { type AuditAction, record } from '../audit/audit.repository';
import { difference, withChanges } from '../audit/difference';
import { type Db, inTransaction } from '../db/transaction';
import type { Tables } from '../db/types';
import { orMissing, Refusal, refuseDuplicate, requireSeen, versionConflict } from '../refusal';
import { requireActivePeople, withNames } from './people';
import {
  deleteRecord,
  insertRecords,
  lockRecord,
  type RecordTable,
  rowOf,
  updateRecord,
} from './records.repository';

/** The noun of a record's actions in the audit: `client` of `client-created`. */
type AuditNoun = AuditAction extends infer Action
  ? Action extends `${infer Noun}-created`
    ? Noun
    : never
  : never;

/** The changed fields, and the version they were made on. */
export type RecordChange<Values> = { readonly version: number } & {
  readonly [Name in keyof Values]?: Values[Name] | undefined;
};

/** A new record's values, and its owner. */
interface Place<Values> {
  readonly values: Values;
  /** The columns of its owner. */
  readonly more?: Readonly<Record<string, unknown>>;
  /** The same for the audit. */
  readonly audited?: Readonly<Record<string, unknown>>;
}

/** A record's own part: its table, its rules, and its special SQL. */
export interface RecordSubject<Values extends object, Answer, New extends object = Values> {
  readonly facts: RecordFacts;
  readonly table: RecordTable<Values>;
  readonly auditNoun: AuditNoun;
  /** The name of a record in the audit. */
  readonly nameOf: (values: Values) => string;
  /** Records whole, in no order. */
  readonly read: (db: Db, ids: readonly string[], at: Date) => Promise<readonly Answer[]>;
  /** The values in their one spelling. @throws Refusal invalid, by field */
  readonly check?: (values: Values) => Values;
  /** Finds and locks a new record's owner. @throws Refusal invalid, by field */
  readonly place?: (transaction: Transaction<Tables>, sent: New) => Promise<Place<Values>>;
  /** @throws Refusal conflict while others need it */
  readonly requireUnused?: (transaction: Transaction<Tables>, id: string) => Promise<void>;
  /** The field that is unique, and the message when its value is taken. */
  readonly unique?: readonly [field: string, message: string];
}

/**
 * Reads, creates, changes, archives and deletes records of one kind. Every write locks the record, checks
 * the version that the person saw, and is in the audit.
 */
export function createRecordService<Values extends object, Answer, New extends object = Values>(
  { db, now }: ServiceParts,
  subject: RecordSubject<Values, Answer, New>,
) {
  const { facts, table, auditNoun, nameOf, check = (values) => values } = subject;
  const sentences = sentencesOf(facts);
  const existing = <Found>(found: Found | undefined) => orMissing(found, sentences.missing);
  const actionOf = (what: string) => `${auditNoun}-${what}` as AuditAction;
  const locked = async (transaction: Transaction<Tables>, id: string) =>
    existing(await lockRecord(transaction, table, id));
  const read = async (from: Db, id: string, at: Date): Promise<Answer> =>
    existing((await subject.read(from, [id], at))[0]);
  const refuseTaken = refuseDuplicate(...(subject.unique ?? ['', '']));

  /** @throws Refusal missing */
  const find = (id: string): Promise<Answer> => read(db, id, now());

  /** @throws Refusal invalid, by field */
  async function create(sent: New, actor: SessionUser): Promise<Answer> {
    const at = now();
    const create = inTransaction(db, async (transaction) => {
      // A record without an owner is sent as its values.
      const placed: Place<Values> = (await subject.place?.(transaction, sent)) ?? {
        values: sent as unknown as Values,
      };
      const values = check(placed.values);
      await requireActivePeople(transaction, facts, values);
      const id = uuidV7();
      await insertRecords(transaction, table, [{ id, values, more: placed.more }], at);
      const entry = {
        at,
        action: actionOf('created'),
        actor,
        subject: { id, name: nameOf(values) },
      };
      const after = await withNames(transaction, facts, { ...placed.audited, ...values });
      await record(transaction, { ...entry, after });
      return read(transaction, id, at);
    });
    return create.catch(refuseTaken);
  }

  /**
   * Changes the fields that are given and differ.
   *
   * @throws Refusal missing, conflict when the version is not the current one, or invalid: by field, or
   *   it is archived
   */
  async function change(
    id: string,
    sent: RecordChange<Values>,
    actor: SessionUser,
  ): Promise<Answer> {
    const at = now();
    const change = inTransaction(db, async (transaction) => {
      const { version, archived, values: before } = await locked(transaction, id);
      if (sent.version !== version) {
        throw versionConflict(sentences.overtaken, sent, await read(transaction, id, at));
      }
      if (archived) throw new Refusal('invalid', sentences.archived);
      const { version: _, ...changes } = sent;
      const values = check(withChanges(before, changes as unknown as Partial<Values>));
      const changed = difference(before, values);
      if (changed) {
        await requireActivePeople(transaction, facts, changed.after);
        await updateRecord(transaction, table, id, rowOf(table, values), at);
        await record(transaction, {
          at,
          action: actionOf('changed'),
          actor,
          subject: { id, name: nameOf(values) },
          before: await withNames(transaction, facts, changed.before),
          after: await withNames(transaction, facts, changed.after),
        });
      }
      return read(transaction, id, at);
    });
    return change.catch(refuseTaken);
  }

  /** Leaves a record alone that is so already. @throws Refusal missing, or conflict */
  async function setArchived(
    id: string,
    isArchived: boolean,
    seen: SeenVersion,
    actor: SessionUser,
  ): Promise<Answer> {
    const at = now();
    return inTransaction(db, async (transaction) => {
      const { version, archived, values } = await locked(transaction, id);
      if (archived !== isArchived) {
        requireSeen(seen.version, version, sentences.self);
        await updateRecord(transaction, table, id, { archived: isArchived }, at);
        const action = actionOf(isArchived ? 'archived' : 'restored');
        await record(transaction, { at, action, actor, subject: { id, name: nameOf(values) } });
      }
      return read(transaction, id, at);
    });
  }

  /** @throws Refusal missing, or conflict while others need it, or it was changed */
  async function remove(id: string, seen: SeenVersion, actor: SessionUser): Promise<void> {
    await inTransaction(db, async (transaction) => {
      const { version, values } = await locked(transaction, id);
      requireSeen(seen.version, version, sentences.self);
      await subject.requireUnused?.(transaction, id);
      await deleteRecord(transaction, table, id);
      const entry = {
        at: now(),
        action: actionOf('deleted'),
        before: await withNames(transaction, facts, values),
      };
      await record(transaction, { ...entry, actor, subject: { id, name: nameOf(values) } });
    });
  }

  return { find, create, change, setArchived, remove };
}

export type RecordService<Values extends object, Answer, New extends object = Values> = ReturnType<
  typeof createRecordService<Values, Answer, New>
>;
