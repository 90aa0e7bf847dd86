import type { Territory } from '../tariff/tariffs';
import { addDays, dayMs, epochDay, type LocalDate, localDate } from './dates';

/**
 * The clock at the supply point. Instants are milliseconds since 1970, UTC. The engine's time zone
 * database says when clocks change, not a rule in this file.
 */
const zones: Record<Territory, string> = {
  peninsula: 'Europe/Madrid',
  baleares: 'Europe/Madrid',
  canarias: 'Atlantic/Canary',
  ceuta: 'Europe/Madrid',
  melilla: 'Europe/Madrid',
};

/** @returns the name of the territory's time zone */
export const timeZoneOf = (territory: Territory): string => zones[territory];

export const minuteMs = 60_000;
export const hourMs = 3_600_000;
export const quarterMs = 900_000;

interface Offset {
  readonly fromMs: number;
  readonly offsetMs: number;
}

/** Asks the engine: slow, so only for the first instant of a year. */
function askOffset(zone: string): (instantMs: number) => number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (instantMs) => {
    const parts = new Map(format.formatToParts(instantMs).map(({ type, value }) => [type, +value]));
    const get = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const local = Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'));
    return local - Math.floor(instantMs / minuteMs) * minuteMs;
  };
}

/** The offsets of a year: asks once a month, and halves where two answers differ. */
function findOffsets(zone: string, year: number): readonly Offset[] {
  const ask = askOffset(zone);
  const start = Date.UTC(year, 0);
  const offsets: Offset[] = [{ fromMs: start, offsetMs: ask(start) }];
  for (let month = 0; month < 12; month++) {
    let before = Date.UTC(year, month);
    let after = Date.UTC(year, month + 1);
    const offsetMs = ask(after);
    if (ask(before) === offsetMs) continue;
    while (after - before > minuteMs) {
      const middle = before + Math.floor((after - before) / 2 / minuteMs) * minuteMs;
      if (ask(middle) === offsetMs) after = middle;
      else before = middle;
    }
    offsets.push({ fromMs: after, offsetMs });
  }
  return offsets;
}

const known = new Map<string, Map<number, readonly Offset[]>>();

function offsetsOf(zone: string, year: number): readonly Offset[] {
  const years = known.get(zone) ?? new Map<number, readonly Offset[]>();
  known.set(zone, years);
  const offsets = years.get(year) ?? findOffsets(zone, year);
  years.set(year, offsets);
  return offsets;
}

/** Instants, end excluded, with the same distance between the local clock and UTC. */
export interface OffsetSpan {
  readonly fromMs: number;
  readonly toMs: number;
  readonly offsetMs: number;
}

/** @returns the part of the year (UTC) around an instant without a clock change */
export function offsetSpanAt(instantMs: number, territory: Territory): OffsetSpan {
  const year = new Date(instantMs).getUTCFullYear();
  const offsets = offsetsOf(zones[territory], year);
  const after = offsets.findIndex(({ fromMs }) => fromMs > instantMs);
  const { fromMs, offsetMs } = offsets.at(after === -1 ? -1 : after - 1) as Offset;
  return { fromMs, toMs: offsets[after]?.fromMs ?? Date.UTC(year + 1), offsetMs };
}

/** @returns how far the local clock is ahead of UTC at an instant, in milliseconds */
const offsetMsAt = (instantMs: number, territory: Territory): number =>
  offsetSpanAt(instantMs, territory).offsetMs;

/** The clock's reading at the supply point. */
export interface LocalTime {
  readonly date: LocalDate;
  readonly hour: number;
  readonly minute: number;
}

/** @returns the local time of an instant */
export function localTimeOf(instantMs: number, territory: Territory): LocalTime {
  const localMs = instantMs + offsetMsAt(instantMs, territory);
  const day = Math.floor(localMs / dayMs);
  const minutes = Math.floor((localMs - day * dayMs) / minuteMs);
  return { date: localDate(day), hour: Math.floor(minutes / 60), minute: minutes % 60 };
}

/** @returns the instant at which a local day begins */
export function startOfDay(date: LocalDate, territory: Territory): number {
  const localMs = epochDay(date) * dayMs;
  // Our clocks never change at midnight: the offset just before or after the guess is the day's.
  const guess = localMs - offsetMsAt(localMs, territory);
  return localMs - offsetMsAt(guess, territory);
}

/** @returns how many quarters of an hour a local day has: 96, or 92 and 100 when clocks change */
export function quartersOfDay(date: LocalDate, territory: Territory): number {
  return (startOfDay(addDays(date, 1), territory) - startOfDay(date, territory)) / quarterMs;
}

/** The local clock's jump on a day of another length, in minutes. */
export interface ClockChange {
  /** Local minutes since midnight at which the clock is put forward or back. */
  readonly atMinute: number;
  /** 60: the clock goes forward, the hour after `atMinute` does not exist; -60: the hour before is repeated. */
  readonly byMinutes: number;
}

/** @returns the clock's jump on that day, or null on the other 363 days */
export function clockChangeOf(date: LocalDate, territory: Territory): ClockChange | null {
  const start = startOfDay(date, territory);
  const before = offsetMsAt(start, territory);
  const change = offsetsOf(zones[territory], Number(date.slice(0, 4))).find(
    ({ fromMs }) => fromMs > start && fromMs < startOfDay(addDays(date, 1), territory),
  );
  if (!change) return null;
  return {
    atMinute: (change.fromMs - start) / minuteMs,
    byMinutes: (change.offsetMs - before) / minuteMs,
  };
}
