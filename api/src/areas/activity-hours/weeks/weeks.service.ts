import type { Entry } from '@vatio/contracts/activity-hours/entries';
import type { Week } from '@vatio/contracts/activity-hours/weeks';
import type { SessionUser } from '@vatio/contracts/session';
import { addDays } from '@vatio/energy/calendar';
import { holidayName } from '@vatio/energy/claims';
import { durationInWords } from '@vatio/records/duration';
import type { ServiceParts } from '../../../areaKit/area';
import { localDay, spanishDay } from '../../../localDay';
import { orMissing } from '../../../refusal';
import { findPerson } from '../entries/entries.person.repository';
import { idsBetween, readEntries } from '../entries/entries.repository';
import { personOf } from '../entries/rules';
import { expectedMinutes } from '../settings/expected';
import { monthOf } from '../settings/months';
import { locksOf } from '../settings/settings.month.repository';
import { readWorkingWeeks } from '../settings/settings.workingWeek.repository';

/** A day of more than this is worth a word. */
const longDayMinutes = 12 * 60;

/** A week of a person, whole. */
export function createWeekService({ db, now }: ServiceParts) {
  /** @throws Refusal forbidden, or missing: there is no such person */
  async function find(
    monday: string,
    { userId }: { readonly userId?: string | undefined },
    actor: SessionUser,
  ): Promise<Week> {
    const { id, name } = orMissing(
      await findPerson(db, personOf(actor, userId)),
      'Esa persona no existe.',
    );
    const dates = daysFrom(monday);
    const range = { from: monday, to: addDays(monday, 6) };
    const [weeks, locks, ids] = await Promise.all([
      readWorkingWeeks(db),
      locksOf(db, [...new Set(dates.map(monthOf))]),
      idsBetween(db, id, range),
    ]);
    const locked = new Set(locks.map(({ month }) => month));
    const today = localDay(now());
    const entries = await readEntries(db, ids);
    return {
      monday,
      user: { id, name },
      days: dates.map((date) => ({
        date,
        expectedMinutes: expectedMinutes(weeks, date),
        holiday: holidayName(date),
        isLocked: locked.has(monthOf(date)),
        isFuture: date > today,
      })),
      entries,
      warnings: dates.flatMap((date) => longDay(date, entries)),
    };
  }

  return { find };
}

/** The seven days of a week. */
export const daysFrom = (monday: string): readonly string[] =>
  Array.from({ length: 7 }, (_, index) => addDays(monday, index));

function longDay(date: string, entries: readonly Entry[]): Week['warnings'] {
  const minutes = entries
    .filter((entry) => entry.date === date)
    .reduce((sum, entry) => sum + entry.minutes, 0);
  if (minutes <= longDayMinutes) return [];
  const sum = durationInWords(minutes);
  return [{ date, message: `El ${spanishDay(date)} suma ${sum}, más de 12\u00a0h: ¿es así?` }];
}
