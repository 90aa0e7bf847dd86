import { addDays, startOfDay } from '@vatio/energy/calendar';
import { mostMinutes } from '@vatio/records/duration';
import { localDay } from '../../../localDay';

export interface TimerDay {
  readonly date: string;
  readonly minutes: number;
}

const minuteMs = 60_000;

/**
 * Splits a timer's duration by local day: real minutes also when clocks change, each begun minute counts,
 * at least one in all, and at most 24 h a day.
 */
export function timerDays(startedAt: Date, stoppedAt: Date): readonly TimerDay[] {
  const first = localDay(startedAt);
  const last = localDay(stoppedAt);
  const days: TimerDay[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const from = Math.max(startedAt.getTime(), startOfDay(date, 'peninsula'));
    const to = Math.min(stoppedAt.getTime(), startOfDay(addDays(date, 1), 'peninsula'));
    const minutes = Math.min(mostMinutes, Math.ceil((to - from) / minuteMs));
    if (minutes > 0) days.push({ date, minutes });
  }
  return days.length > 0 ? days : [{ date: first, minutes: 1 }];
}
