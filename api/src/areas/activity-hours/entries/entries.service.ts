import { isDeepStrictEqual } from 'node:util';
import type {
  Entry,
  EntryChange,
  EntryListAnswer,
  EntryQuery,
  NewEntry,
} from '@vatio/contracts/activity-hours/entries';
import type { SessionUser } from '@vatio/contracts/session';
import type { ServiceParts } from '../../../areaKit/area';
import { withChanges } from '../../../audit/difference';
import { type Db, inTransaction } from '../../../db/transaction';
import { orMissing, Refusal, versionConflict } from '../../../refusal';
import { requireOpen } from '../settings/months';
import type { EntryFields } from '../tables';
import { listEntries } from './entries.list.repository';
import {
  insertEntries,
  readEntries,
  readStored,
  type StoredEntry,
  updateEntry,
} from './entries.repository';
import {
  holdPerson,
  personOf,
  requireActivity,
  requireClient,
  requirePast,
  requireRoom,
  requireSubjects,
  requireWorker,
} from './rules';

/** Single entries of hours. Writers have their own, admins those of all people. */
export function createEntryService({ db, now }: ServiceParts) {
  /** Writers get their own. @throws Refusal forbidden: they ask for another's */
  async function list(query: EntryQuery, actor: SessionUser): Promise<EntryListAnswer> {
    const own = actor.role === 'admin' ? {} : { userId: personOf(actor, query.userId) };
    return listEntries(db, { ...query, ...own });
  }

  /**
   * The same entry again is answered as it is.
   *
   * @throws Refusal forbidden, conflict when its id has other content or its month is closed, or
   *   invalid by field
   */
  async function create(sent: NewEntry, actor: SessionUser): Promise<Entry> {
    const { id, userId: _, isBillable, ...rest } = sent;
    const userId = personOf(actor, sent.userId);
    const at = now();
    return inTransaction(db, async (transaction) => {
      const person = await holdPerson(transaction, userId);
      const [stored] = await readStored(transaction, [id], { lock: false });
      if (stored) return answerAgain(transaction, stored, { ...sent, userId });
      requireWorker(person);
      requirePast(rest.date, at);
      await requireOpen(transaction, [rest.date]);
      await requireClient(transaction, rest.clientId);
      const activity = await requireActivity(transaction, rest.activityId);
      const fields = { ...rest, isBillable: isBillable ?? activity.isBillable };
      await requireSubjects(transaction, fields);
      await requireRoom(transaction, userId, fields.date, fields.minutes);
      await insertEntries(transaction, [{ id, userId, ...fields }], at);
      return findEntry(transaction, id);
    });
  }

  /** @throws Refusal missing, conflict when the version is old or a month is closed, or invalid by field */
  async function change(id: string, sent: EntryChange, actor: SessionUser): Promise<Entry> {
    const { version, ...changes } = sent;
    const at = now();
    return inTransaction(db, async (transaction) => {
      const { fields: before, ...stored } = await hold(transaction, id, actor);
      const fields = withChanges(before, changes);
      // A repeated request is no conflict: the entry already has the requested values.
      if (isDeepStrictEqual(fields, before)) return findEntry(transaction, id);
      if (version !== stored.version) {
        throw versionConflict(overtaken, sent, await findEntry(transaction, id));
      }
      requirePast(fields.date, at);
      await requireOpen(transaction, [before.date, fields.date]);
      if (fields.clientId !== before.clientId) await requireClient(transaction, fields.clientId);
      if (fields.activityId !== before.activityId) {
        await requireActivity(transaction, fields.activityId);
      }
      await requireSubjects(transaction, fields, before);
      const own = fields.date === before.date ? before.minutes : 0;
      await requireRoom(transaction, stored.userId, fields.date, fields.minutes - own);
      await updateEntry(transaction, id, fields, at);
      return findEntry(transaction, id);
    });
  }

  /** @throws Refusal missing, or conflict when the version is old or its month is closed */
  async function remove(id: string, version: number, actor: SessionUser): Promise<void> {
    const at = now();
    await inTransaction(db, async (transaction) => {
      const stored = await hold(transaction, id, actor);
      if (version !== stored.version) {
        throw versionConflict(overtaken, { version }, await findEntry(transaction, id));
      }
      await requireOpen(transaction, [stored.fields.date]);
      await updateEntry(transaction, id, { deletedAt: at }, at);
    });
  }

  /** Leaves one alone that is there. @throws Refusal missing, conflict when its month is closed, or invalid */
  async function restore(id: string, actor: SessionUser): Promise<Entry> {
    return inTransaction(db, async (transaction) => {
      const stored = await hold(transaction, id, actor, { isDeleted: true });
      if (stored.isDeleted) {
        const { date, minutes } = stored.fields;
        await requireOpen(transaction, [date]);
        await requireRoom(transaction, stored.userId, date, minutes);
        await updateEntry(transaction, id, { deletedAt: null }, now());
      }
      return findEntry(transaction, id);
    });
  }

  return { list, create, change, remove, restore };
}

/**
 * Locks an entry and all others of its person until the transaction ends.
 *
 * @throws Refusal missing: also when it is another person's and the caller is no admin
 */
async function hold(
  db: Db,
  id: string,
  actor: SessionUser,
  { isDeleted = false } = {},
): Promise<StoredEntry> {
  const [found] = await readStored(db, [id], { lock: false });
  const owner = orMissing(found, noEntry).userId;
  if (actor.role !== 'admin' && owner !== actor.id) throw new Refusal('missing', noEntry);
  await holdPerson(db, owner);
  const [stored] = await readStored(db, [id], { lock: true });
  if (stored?.isDeleted && !isDeleted) throw new Refusal('missing', noEntry);
  return orMissing(stored, noEntry);
}

const findEntry = async (db: Db, id: string): Promise<Entry> =>
  orMissing((await readEntries(db, [id]))[0], noEntry);

/** The answer to an entry that is there already. @throws Refusal conflict: it is another one */
async function answerAgain(db: Db, stored: StoredEntry, sent: NewEntry): Promise<Entry> {
  const { id: _, userId, isBillable = stored.fields.isBillable, ...rest } = sent;
  // The answer reveals no entry of another person.
  if (stored.userId !== userId || stored.isDeleted) throw new Refusal('conflict', taken);
  const asked: EntryFields = { ...rest, isBillable };
  const entry = await findEntry(db, stored.id);
  if (!isDeepStrictEqual(asked, stored.fields)) throw versionConflict(taken, sent, entry);
  return entry;
}

const noEntry = 'Ese apunte no existe: quizá se ha borrado.';
const taken = 'Este apunte ya se guardó, con otros datos o borrado después: recarga y repite.';
const overtaken = 'Este apunte ha cambiado mientras lo editabas, quizá en otra pestaña.';
