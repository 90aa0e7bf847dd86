import type { BulkUndoAnswer } from '@vatio/contracts/activity-hours/bulk';
import type { SessionUser } from '@vatio/contracts/session';
import { mostMinutes } from '@vatio/records/duration';
import type { ServiceParts } from '../../../areaKit/area';
import { record } from '../../../audit/audit.repository';
import { inTransaction } from '../../../db/transaction';
import { Refusal } from '../../../refusal';
import { minutesByDay, updateEntry } from '../entries/entries.repository';
import { requireOpen } from '../settings/months';
import { lockChange, markUndone } from './bulk.repository';
import { holdEntries } from './held';

/** Takes back a change of many entries. */
export function createBulkUndo({ db, now }: ServiceParts) {
  /**
   * Leaves later changes alone; deleted entries that no longer fit in their day stay deleted.
   *
   * @throws Refusal missing, or conflict when it was undone already or a month is closed
   */
  return async function undo(undoId: string, actor: SessionUser): Promise<BulkUndoAnswer> {
    const at = now();
    return inTransaction(db, async (transaction) => {
      const change = await lockChange(transaction, undoId);
      if (!change || (actor.role !== 'admin' && change.createdBy !== actor.id)) {
        throw new Refusal('missing', 'Ese cambio no existe.');
      }
      if (change.undoneAt) throw new Refusal('conflict', 'Ese cambio ya se ha deshecho.');
      const ids = change.entries.map(({ id }) => id);
      const before = new Map(change.entries.map((entry) => [entry.id, entry]));
      const held = await holdEntries(transaction, ids, actor);
      const same = held.filter(({ id, version }) => before.get(id)?.version === version);
      await requireOpen(
        transaction,
        same.map(({ fields }) => fields.date),
      );
      let undone = 0;
      for (const { id, userId, isDeleted, fields } of same) {
        if (isDeleted) {
          const there = await minutesByDay(transaction, userId, [fields.date]);
          if ((there.get(fields.date) ?? 0) + fields.minutes > mostMinutes) continue;
        }
        const was = before.get(id)?.fields ?? fields;
        await updateEntry(transaction, id, isDeleted ? { deletedAt: null } : was, at);
        undone += 1;
      }
      await markUndone(transaction, undoId, at);
      const subject = { id: undoId, name: 'Apuntes de horas' };
      const after = { entries: undone };
      await record(transaction, { at, action: 'hours-change-undone', actor, subject, after });
      return { undone, kept: ids.length - undone };
    });
  };
}
