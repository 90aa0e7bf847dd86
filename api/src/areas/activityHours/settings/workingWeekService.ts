import type { WorkingWeekChange, WorkingWeekList } from '@vatio/contracts/activityHours/settings';
import type { SessionUser } from '@vatio/contracts/session';
import { difference } from '../../../audit/difference';
import { record } from '../../../audit/repository';
import { inTransaction } from '../../../db/transaction';
import { spanishDay } from '../../../localDay';
import { orMissing, Refusal } from '../../../refusal';
import type { ServiceParts } from '../../area';
import {
  deleteWorkingWeek,
  lockWorkingWeek,
  putWorkingWeek,
  readWorkingWeeks,
} from './workingWeekRepository';

/** How much people work by weekday, from a day on. */
export function createWorkingWeekService({ db, now }: ServiceParts) {
  const list = async (): Promise<WorkingWeekList> => ({ rows: await readWorkingWeeks(db) });

  /** A new one from a day on, or another in the place of the one of that day. */
  async function put(sent: WorkingWeekChange, actor: SessionUser): Promise<WorkingWeekList> {
    await inTransaction(db, async (transaction) => {
      const { from, minutes } = sent;
      const stored = await lockWorkingWeek(transaction, from);
      const changed = stored
        ? difference({ minutes: stored.minutes }, { minutes })
        : { after: { from, minutes } };
      if (!changed) return;
      const id = await putWorkingWeek(transaction, sent);
      const entry = { at: now(), action: 'working-week-changed', actor } as const;
      await record(transaction, { ...entry, subject: { id, name: subjectOf(from) }, ...changed });
    });
    return list();
  }

  /** @throws Refusal missing, or conflict: it is the only one */
  async function remove(from: string, actor: SessionUser): Promise<void> {
    await inTransaction(db, async (transaction) => {
      const stored = orMissing(
        await lockWorkingWeek(transaction, from),
        'No hay una jornada desde ese día.',
      );
      await deleteWorkingWeek(transaction, from);
      const left = await readWorkingWeeks(transaction);
      if (left.length === 0) {
        throw new Refusal('conflict', 'Es la única jornada: cámbiala en vez de borrarla.');
      }
      const subject = { id: stored.id, name: subjectOf(from) };
      const entry = { at: now(), action: 'working-week-deleted', actor, subject } as const;
      await record(transaction, { ...entry, before: { from, minutes: stored.minutes } });
    });
  }

  return { list, put, remove };
}

const subjectOf = (from: string) => `Jornada desde el ${spanishDay(from)}`;
