import type { WorkingWeekChange, WorkingWeekList } from '@vatio/contracts/activity-hours/settings';
import type { SessionUser } from '@vatio/contracts/session';
import type { ServiceParts } from '../../../areaKit/area';
import { record } from '../../../audit/audit.repository';
import { difference } from '../../../audit/difference';
import { inTransaction } from '../../../db/transaction';
import { spanishDay } from '../../../localDay';
import { orMissing, Refusal, versionConflict } from '../../../refusal';
import {
  deleteWorkingWeek,
  insertWorkingWeek,
  lockWorkingWeek,
  readWorkingWeeks,
  updateWorkingWeek,
} from './settings.workingWeek.repository';

/** Working time by weekday, from a day on. */
export function createWorkingWeekService({ db, now }: ServiceParts) {
  const list = async (): Promise<WorkingWeekList> => ({ rows: await readWorkingWeeks(db) });

  /**
   * A new one from a day on, or another in the place of the one of that day.
   *
   * @throws Refusal missing, or conflict where there is another than the person saw
   */
  async function put(sent: WorkingWeekChange, actor: SessionUser): Promise<WorkingWeekList> {
    await inTransaction(db, async (transaction) => {
      const { from, minutes, version } = sent;
      const entryOf = (id: string) => {
        const subject = { id, name: subjectOf(from) };
        return { at: now(), action: 'working-week-changed', actor, subject } as const;
      };
      const newId = version === null ? await insertWorkingWeek(transaction, sent) : undefined;
      if (newId) {
        await record(transaction, { ...entryOf(newId), after: { from, minutes } });
        return;
      }
      const { id, ...stored } = existing(await lockWorkingWeek(transaction, from));
      const changed = difference({ minutes: stored.minutes }, { minutes });
      if (!changed) return;
      if (version !== stored.version) {
        throw versionConflict('Ya hay una jornada desde ese día.', sent, { from, ...stored });
      }
      await updateWorkingWeek(transaction, sent);
      await record(transaction, { ...entryOf(id), ...changed });
    });
    return list();
  }

  /** @throws Refusal missing, or conflict: it is the only one, or another than the person saw */
  async function remove(from: string, version: number, actor: SessionUser): Promise<void> {
    await inTransaction(db, async (transaction) => {
      const { id, ...stored } = existing(await lockWorkingWeek(transaction, from));
      if (version !== stored.version) {
        const sentence =
          'Otra persona ha cambiado esta jornada: mira cómo queda antes de quitarla.';
        throw versionConflict(sentence, { version }, { from, ...stored });
      }
      await deleteWorkingWeek(transaction, from);
      const left = await readWorkingWeeks(transaction);
      if (left.length === 0) {
        throw new Refusal('conflict', 'Es la única jornada: cámbiala en vez de borrarla.');
      }
      const subject = { id, name: subjectOf(from) };
      const entry = { at: now(), action: 'working-week-deleted', actor, subject } as const;
      await record(transaction, { ...entry, before: { from, minutes: stored.minutes } });
    });
  }

  return { list, put, remove };
}

const subjectOf = (from: string) => `Jornada desde el ${spanishDay(from)}`;

const existing = <Row>(stored: Row | undefined): Row =>
  orMissing(stored, 'No hay una jornada desde ese día.');
