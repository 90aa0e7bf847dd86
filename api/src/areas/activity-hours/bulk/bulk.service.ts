import { isDeepStrictEqual } from 'node:util';
import type { EntryBulk, EntryBulkAnswer } from '@vatio/contracts/activity-hours/bulk';
import type { SessionUser } from '@vatio/contracts/session';
import { v7 as uuidV7 } from 'uuid';
import type { ServiceParts } from '../../../areaKit/area';
import { record } from '../../../audit/audit.repository';
import { type Db, inTransaction } from '../../../db/transaction';
import { Refusal } from '../../../refusal';
import { updateEntry } from '../entries/entries.repository';
import { requireActivity, requireClient } from '../entries/rules';
import { requireOpen } from '../settings/months';
import type { EntryFields } from '../tables';
import { insertChange } from './bulk.repository';
import { holdEntries } from './held';

type Change = EntryBulk['change'];

/** Changes of many entries at once: all of them, or none. */
export function createBulkService({ db, now }: ServiceParts) {
  /** @throws Refusal conflict when one is gone or its month is closed, or invalid by field */
  return async function change(
    { ids, change: sent }: EntryBulk,
    actor: SessionUser,
  ): Promise<EntryBulkAnswer> {
    const at = now();
    return inTransaction(db, async (transaction) => {
      const held = await holdEntries(transaction, ids, actor);
      const there = held.filter(({ isDeleted }) => !isDeleted);
      if (there.length < new Set(ids).size) {
        throw new Refusal('conflict', 'Alguno de estos apuntes ya no existe: recarga la lista.');
      }
      const changed = there.filter(
        ({ fields }) => !isDeepStrictEqual(changedBy(sent, fields), fields),
      );
      const target = 'deleted' in sent ? there : changed;
      await requireOpen(
        transaction,
        target.map(({ fields }) => fields.date),
      );
      const told = await requireTarget(transaction, sent);
      for (const { id, fields } of target) {
        const after = 'deleted' in sent ? { deletedAt: at } : changedBy(sent, fields);
        await updateEntry(transaction, id, after, at);
      }
      const undoId = uuidV7();
      const entries = target.map(({ id, version, fields }) => ({
        id,
        version: version + 1,
        fields,
      }));
      await insertChange(transaction, { id: undoId, entries, userId: actor.id }, at);
      await record(transaction, {
        at,
        action: 'hours-changed',
        actor,
        subject: { id: undoId, name: 'Apuntes de horas' },
        after: { entries: target.length, ...told },
      });
      return { undoId, changed: target.length };
    });
  };
}

/** Returns the entry after the change; deleting leaves its fields alone. */
function changedBy(change: Change, fields: EntryFields): EntryFields {
  if ('deleted' in change) return fields;
  if ('clientId' in change && change.clientId !== fields.clientId) {
    // The entry's subjects belong to the other client.
    const subjects = { pointId: null, studyId: null, billId: null, claimId: null };
    return { ...fields, ...change, ...subjects };
  }
  return { ...fields, ...change };
}

/**
 * @returns the change as the audit records it
 * @throws Refusal invalid: its target is gone or archived
 */
async function requireTarget(db: Db, change: Change): Promise<Readonly<Record<string, unknown>>> {
  if ('clientId' in change) return { clientName: await requireClient(db, change.clientId) };
  if (!('activityId' in change)) return change;
  return { activityName: (await requireActivity(db, change.activityId)).name };
}
