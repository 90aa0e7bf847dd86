import { localDay } from '@vatio/records/time';
import { newId } from '../common/newId';

const [second, minute, hour] = [1000, 60_000, 3_600_000];
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** «1:05:09» since an instant. @param nowMs by the server's clock */
export function elapsedInClock(startedAt: string, nowMs: number): string {
  const ms = Math.max(0, nowMs - Date.parse(startedAt));
  const [minutes, seconds] = [Math.floor((ms % hour) / minute), Math.floor((ms % minute) / second)];
  return `${Math.floor(ms / hour)}:${twoDigits(minutes)}:${twoDigits(seconds)}`;
}

/** The number of local days that a timer covers, plus one: midnight may pass while it is being stopped. */
export function daysCovered(startedAt: string, nowMs: number): number {
  const day = (ms: number) => Date.parse(localDay(ms)) / (24 * hour);
  return Math.max(1, Math.round(day(nowMs) - day(Date.parse(startedAt))) + 1) + 1;
}

/** One id for each of `days` days. */
export const idsFor = (days: number): readonly string[] =>
  Array.from({ length: days }, () => newId());
