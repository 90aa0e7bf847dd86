import type { WeekCopy, WeekCopyAnswer } from '@vatio/contracts/activity-hours/weeks';
import type { SessionUser } from '@vatio/contracts/session';
import { addDays, epochDay } from '@vatio/energy/calendar';
import { mostMinutes } from '@vatio/records/duration';
import { v7 as uuidV7 } from 'uuid';
import type { ServiceParts } from '../../../areaKit/area';
import { inTransaction } from '../../../db/transaction';
import { localDay } from '../../../localDay';
import {
  idsBetween,
  insertEntries,
  type NewStoredEntry,
  readEntries,
} from '../entries/entries.repository';
import { holdPerson, personOf, requireWorker } from '../entries/rules';
import { lockedInWords, monthOf } from '../settings/months';
import { shareMonths } from '../settings/settings.month.repository';
import { copyableEntries, type SourceEntry } from './weeks.copy.repository';
import { daysFrom } from './weeks.service';

type Skipped = WeekCopyAnswer['skipped'][number];

/** Duplicates a week of a person into another one. */
export function createWeekCopy({ db, now }: ServiceParts) {
  /**
   * Copied twice, it is there once: what a day has already of a client and activity stays alone.
   *
   * @throws Refusal forbidden, or invalid
   */
  return async function copy(
    monday: string,
    sent: WeekCopy,
    actor: SessionUser,
  ): Promise<WeekCopyAnswer> {
    const userId = personOf(actor, sent.userId);
    const at = now();
    const moved = epochDay(monday) - epochDay(sent.from);
    return inTransaction(db, async (transaction) => {
      requireWorker(await holdPerson(transaction, userId));
      const dates = daysFrom(monday);
      const range = { from: monday, to: addDays(monday, 6) };
      const locks = await shareMonths(transaction, [...new Set(dates.map(monthOf))]);
      const there = await readEntries(transaction, await idsBetween(transaction, userId, range));
      const source = await copyableEntries(transaction, userId, {
        from: sent.from,
        to: addDays(sent.from, 6),
      });
      const week: TargetWeek = {
        today: localDay(at),
        closed: new Map(locks.map((lock) => [lock.month, lockedInWords(lock)])),
        pairs: new Set(there.map((one) => pairOf(one.date, one.client.id, one.activity.id))),
        minutes: new Map(),
      };
      for (const { date, minutes } of there) {
        week.minutes.set(date, (week.minutes.get(date) ?? 0) + minutes);
      }
      const entries: NewStoredEntry[] = [];
      const skipped: Skipped[] = [];
      for (const one of source) {
        const date = addDays(one.date, moved);
        const reason = obstacle(one, date, week);
        if (reason) skipped.push({ date, reason });
        else {
          week.minutes.set(date, (week.minutes.get(date) ?? 0) + one.minutes);
          entries.push(copyOf(one, { userId, date }));
        }
      }
      await insertEntries(transaction, entries, at);
      const ids = entries.map(({ id }) => id);
      return { created: await readEntries(transaction, ids), skipped: once(skipped) };
    });
  };
}

/** The state of the week before copying; `minutes` grows with each copied entry. */
interface TargetWeek {
  readonly today: string;
  /** Month → who closed it. */
  readonly closed: ReadonlyMap<string, string>;
  readonly pairs: ReadonlySet<string>;
  readonly minutes: Map<string, number>;
}

const pairOf = (date: string, clientId: string, activityId: string) =>
  [date, clientId, activityId].join();

/** Why an entry is not copied to a day: Spanish, a whole sentence. */
function obstacle(one: SourceEntry, date: string, week: TargetWeek): string | undefined {
  if (date > week.today) return 'El día aún no ha llegado.';
  const closed = week.closed.get(monthOf(date));
  if (closed) return closed;
  if (one.isClientArchived) return `${one.clientName} está archivado.`;
  if (one.isActivityArchived) return `La actividad «${one.activityName}» está archivada.`;
  if (week.pairs.has(pairOf(date, one.clientId, one.activityId))) {
    return `${one.clientName}, ${one.activityName}: ya tiene horas ese día.`;
  }
  return (week.minutes.get(date) ?? 0) + one.minutes > mostMinutes
    ? 'No caben más de 24\u00a0h en un día.'
    : undefined;
}

const copyOf = (
  { clientId, activityId, minutes, isBillable }: SourceEntry,
  to: { readonly userId: string; readonly date: string },
): NewStoredEntry => ({
  id: uuidV7(),
  ...to,
  clientId,
  activityId,
  minutes,
  isBillable,
  note: '',
  pointId: null,
  studyId: null,
  billId: null,
  claimId: null,
});

/** Reports each reason once per day. */
const once = (skipped: readonly Skipped[]): Skipped[] => [
  ...new Map(skipped.map((one) => [`${one.date} ${one.reason}`, one])).values(),
];
