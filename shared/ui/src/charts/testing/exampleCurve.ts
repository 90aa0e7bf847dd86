import { type Curve, curveOf, type ReadDay } from '../readings/curve';
import { dayAfter, type LocalClock } from '../timeRange';

const hourMs = 3_600_000;

/** Madrid's clock in 2026. */
export const clock: LocalClock = {
  startOfDay: (day) => Date.parse(day) - aheadMs(Date.parse(day) - hourMs),
  localTimeOf: (atMs) => {
    const local = new Date(atMs + aheadMs(atMs));
    return {
      date: local.toISOString().slice(0, 10),
      hour: local.getUTCHours(),
      minute: local.getUTCMinutes(),
    };
  },
};

function aheadMs(atMs: number): number {
  const isSummer =
    atMs >= Date.parse('2026-03-29T01:00Z') && atMs < Date.parse('2026-10-25T01:00Z');
  return (isSummer ? 2 : 1) * hourMs;
}

/** kW of a workshop: at work from 8 to 18 h, less on weekends. */
export function powerAt(atMs: number): number {
  const { date, hour, minute } = clock.localTimeOf(atMs);
  const isWeekend = [0, 6].includes(new Date(date).getUTCDay());
  const atWork = Math.max(0, Math.sin(((hour + minute / 60 - 7) / 12) * Math.PI));
  const season = 1 + 0.3 * Math.cos((atMs / 86_400_000 / 365) * 2 * Math.PI);
  const noise = 1.5 * Math.sin(atMs / 700_000);
  return 8 + (isWeekend ? 6 : 52) * atWork * season + noise;
}

/** P1 and P2 by day, P6 by night and on weekends. */
export function periodOf(atMs: number): number {
  const { date, hour } = clock.localTimeOf(atMs);
  if (hour < 8 || [0, 6].includes(new Date(date).getUTCDay())) return 6;
  return (hour >= 9 && hour < 14) || (hour >= 18 && hour < 22) ? 1 : 2;
}

/** Every tenth day of a month is missing in the afternoon, and every eleventh is estimated. */
export function readDays(from: string, to: string, minutes: 15 | 60 = 60): ReadDay[] {
  const days: ReadDay[] = [];
  for (let date = from; date <= to; date = dayAfter(date, 1)) {
    const startMs = clock.startOfDay(date);
    const stepMs = minutes * 60_000;
    const length = (clock.startOfDay(dayAfter(date, 1)) - startMs) / stepMs;
    const isMissing = (slot: number) => date.endsWith('0') && slot > length / 2;
    days.push({
      date,
      startMs,
      minutes,
      kwh: Float64Array.from({ length }, (_, slot) =>
        isMissing(slot) ? Number.NaN : (powerAt(startMs + slot * stepMs) * minutes) / 60,
      ),
      isEstimated: new Uint8Array(length).fill(date.endsWith('1') ? 1 : 0),
    });
  }
  return days;
}

export function readCurve(days: readonly ReadDay[]): Curve {
  const curve = curveOf(days);
  if (!curve) throw new Error('no days');
  return curve;
}
