import { epochDay, localTimeOf } from '../../calendar';
import { minuteMs } from '../../calendar/localTime';
import type { Territory } from '../../tariff';
import type { Season } from './quality';

const minutesOfDay = 24 * 60;
const summerMinutes = (territory: Territory) => (territory === 'canarias' ? 60 : 120);

/** A time with its distance from UTC: «01:00:00+02:00», «23:00Z». */
export interface ZonedTime {
  readonly time: string;
  /** The lead of its clock over UTC. */
  readonly offsetMinutes: number;
}

/** @returns null for a time without a zone, which is the local clock's */
export function readZone(text: string): ZonedTime | null {
  const found = /^([\d:]{4,8})(?:\.\d{1,9})?(?:Z|([+-])(\d\d):?(\d\d)?)$/.exec(text.slice(0, 40));
  if (!found) return null;
  const [, time = '', sign, hours = '0', minutes = '0'] = found;
  const offsetMinutes = Number(hours) * 60 + Number(minutes);
  return { time, offsetMinutes: sign === '-' ? -offsetMinutes : offsetMinutes };
}

/**
 * The same instant on the supply point's clock.
 *
 * @param day days since 1970, and `minute` since midnight, on a clock `offsetMinutes` ahead of UTC
 */
export function onLocalClock(
  day: number,
  minute: number,
  offsetMinutes: number,
  territory: Territory,
): { readonly day: number; readonly minute: number; readonly season: Season } {
  const utcMinutes = day * minutesOfDay + minute - offsetMinutes;
  const local = localTimeOf(utcMinutes * minuteMs, territory);
  const localDay = epochDay(local.date);
  const localMinute = local.hour * 60 + local.minute;
  const ahead = localDay * minutesOfDay + localMinute - utcMinutes;
  const season = ahead === summerMinutes(territory) ? 'summer' : 'winter';
  return { day: localDay, minute: localMinute, season };
}
