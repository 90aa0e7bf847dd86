import {
  mostTimerDays,
  type TimerAnswer,
  type TimerStart,
  type TimerStop,
  type TimerStopAnswer,
} from '@vatio/contracts/activity-hours/timer';
import type { SessionUser } from '@vatio/contracts/session';
import { mostMinutes } from '@vatio/records/duration';
import type { ServiceParts } from '../../../areaKit/area';
import { type Db, inTransaction } from '../../../db/transaction';
import { Refusal, versionConflict, wrongField } from '../../../refusal';
import {
  insertEntries,
  minutesByDay,
  type NewStoredEntry,
  readEntries,
  readStored,
} from '../entries/entries.repository';
import { holdPerson, requireActivity, requireClient } from '../entries/rules';
import { requireOpen } from '../settings/months';
import { type TimerDay, timerDays } from './days';
import { deleteTimer, findTimer, insertTimer, type RunningTimer } from './timer.repository';

/** A person's current work: the timer runs on while no page is open. */
export function createTimerService({ db, now }: ServiceParts) {
  const find = async (userId: string): Promise<TimerAnswer> => ({
    timer: (await findTimer(db, userId))?.told ?? null,
  });

  /** @throws Refusal conflict while one runs, with that one, or invalid by field */
  async function start(sent: TimerStart, { id }: SessionUser): Promise<TimerAnswer> {
    await inTransaction(db, async (transaction) => {
      await holdPerson(transaction, id);
      const running = await findTimer(transaction, id);
      if (running) throw versionConflict(alreadyRuns, sent, running.told);
      await requireClient(transaction, sent.clientId);
      await requireActivity(transaction, sent.activityId);
      await insertTimer(transaction, id, sent, now());
    });
    return find(id);
  }

  /**
   * Stopped twice, it is written once.
   *
   * @throws Refusal missing: none runs; conflict when one of its months is closed; or invalid
   */
  async function stop({ ids }: TimerStop, { id: userId }: SessionUser): Promise<TimerStopAnswer> {
    const at = now();
    return inTransaction(db, async (transaction) => {
      await holdPerson(transaction, userId);
      const written = await writtenBefore(transaction, ids, userId);
      if (written.length > 0) return { entries: await readEntries(transaction, written) };
      const timer = await findTimer(transaction, userId);
      if (!timer) throw new Refusal('missing', 'No hay ningún temporizador en marcha.');
      const days = timerDays(timer.startedAt, at);
      requireIds(ids, days.length);
      await requireOpen(
        transaction,
        days.map(({ date }) => date),
      );
      const entries = entriesOf(timer, await withRoom(transaction, userId, days), { ids, userId });
      await insertEntries(transaction, entries, at);
      await deleteTimer(transaction, userId);
      const made = entries.map(({ id }) => id);
      return { entries: await readEntries(transaction, made) };
    });
  }

  const discard = (userId: string): Promise<void> => deleteTimer(db, userId);

  return { find, start, stop, discard };
}

const alreadyRuns = 'Ya hay un temporizador en marcha: páralo o descártalo antes.';

/** The ids among these that are entries already. @throws Refusal conflict: they are another person's */
async function writtenBefore(
  db: Db,
  ids: readonly string[],
  userId: string,
): Promise<readonly string[]> {
  const stored = await readStored(db, ids, { lock: false });
  if (stored.some((entry) => entry.userId !== userId)) {
    throw new Refusal('conflict', 'Estos apuntes ya existen: recarga y repite.');
  }
  const found = new Set(stored.map(({ id }) => id));
  return ids.filter((id) => found.has(id));
}

function requireIds(ids: readonly string[], days: number): void {
  if (days > mostTimerDays) {
    throw wrongField('ids', `Lleva en marcha más de ${mostTimerDays} días: descártalo`);
  }
  if (new Set(ids).size < ids.length || ids.length < days) {
    throw wrongField('ids', `El temporizador abarca ${days} días: vuelve a pararlo`);
  }
}

/**
 * Cuts the minutes to the room left in the 24 h of each day.
 *
 * @throws Refusal invalid: no room is left
 */
async function withRoom(
  db: Db,
  userId: string,
  days: readonly TimerDay[],
): Promise<readonly TimerDay[]> {
  const dates = days.map(({ date }) => date);
  const there = await minutesByDay(db, userId, dates);
  const fitting = days
    .map(({ date, minutes }) => ({
      date,
      minutes: Math.min(minutes, mostMinutes - (there.get(date) ?? 0)),
    }))
    .filter(({ minutes }) => minutes > 0);
  if (fitting.length === 0) {
    throw wrongField(
      'ids',
      'El día ya tiene 24 h apuntadas: no cabe más. Descarta el temporizador',
    );
  }
  return fitting;
}

const entriesOf = (
  { clientId, activityId, isBillable, note }: RunningTimer,
  days: readonly TimerDay[],
  { ids, userId }: { readonly ids: readonly string[]; readonly userId: string },
): NewStoredEntry[] =>
  days.map((day, index) => ({
    ...day,
    id: ids[index] as string,
    userId,
    clientId,
    activityId,
    isBillable,
    note,
    pointId: null,
    studyId: null,
    billId: null,
    claimId: null,
  }));
