import type { Territory } from '../../tariff';
import { mostKwhPerHour } from '../columns/shape';
import { fatal, type ProblemLog, tellOnce } from '../problems';
import { type LabelOrder, labelOrder } from '../rows/labelOrder';
import type { Reading } from '../rows/rowReader';
import type { FileAnswers, FileProblem } from '../types';
import {
  type AddResult,
  addReading,
  type Clash,
  type DayBuffer,
  openDay,
  shiftByOne,
} from './dayBuffer';
import { dayClock } from './dayClock';
import { labelDoubt } from './labelDoubts';
import {
  type ColumnTitles,
  conflict,
  type Interval,
  lateMidnight,
  manyConflicts,
  mixedResolution,
  noSuchHour25,
  realPreferred,
  tooHigh,
} from './ledgerProblems';
import { newPoint, type Point, perHourShownBy } from './point';

/** The most days in memory, open or for comparison: some hundred megabytes. */
const mostDays = 100_000;
const endOfDay = 24 * 60;
const lastHour = 23 * 60;
/** One conflict in this many readings is more than a mistake in some lines. */
const conflictShare = 4;

/** Asked of the few labels for which it matters. */
const isOfLongDay = ({ territory }: Point, { day, minute }: Reading): boolean =>
  (minute === 0 || minute >= endOfDay) && dayClock(day, territory).hours === 25;

const isEndOfDay = (point: Point, reading: Reading): boolean =>
  reading.minute === endOfDay && !isOfLongDay(point, reading);

interface LedgerOptions {
  readonly territoryOf: (cups20: string | null) => Territory;
  /** True when readings are the mean power of their interval, in kW. */
  readonly isPower: boolean;
  /** True when labels begin their hour, as a rule (i-DE's raw file). */
  readonly isRaw: boolean;
  /** The end of the interval that labels name, if a person has said it. */
  readonly labels: FileAnswers['labels'];
  readonly titles: ColumnTitles;
  readonly log: ProblemLog;
  /** A day with all its readings, which no later line can add to. */
  readonly onWholeDay: (point: Point, buffer: DayBuffer) => void;
}

/** Readings by supply point and local day. */
interface Ledger {
  take(reading: Readonly<Reading>): void;
  /** Decides open questions; leaves in each point's `days` what has not gone out yet. */
  finish(): { readonly points: Iterable<Point>; readonly order: LabelOrder };
  rejected(): number;
}

export function ledger(options: LedgerOptions): Ledger {
  const { territoryOf, isPower, isRaw, labels, titles, log, onWholeDay } = options;
  const points = new Map<string, Point>();
  const order = labelOrder(isRaw, labels);
  let last: Point | null = null;
  let dayCount = 0;
  let rejected = 0;
  let added = 0;
  let conflicts = 0;
  let conflictLine = 0;

  const countDay = () => {
    dayCount += 1;
    if (dayCount !== mostDays) return;
    const message = `El fichero tiene más de ${mostDays} días de curva: divídelo en varios.`;
    log.tell(fatal('too-many-days', message));
  };

  const pointOf = ({ cups, line }: Readonly<Reading>): Point => {
    if (last?.cups === cups) return last;
    const cups20 = cups.slice(0, 20);
    const known = points.get(cups20);
    const point = known ?? newPoint(cups, territoryOf(cups20 || null), line);
    if (!known) countDay();
    points.set(cups20, point);
    if (cups.length > point.cups.length) point.cups = cups;
    last = point;
    return point;
  };

  const reject = (problem: FileProblem) => {
    rejected += 1;
    log.tell(problem);
  };

  const settle = ({ otherLine, winner }: Clash, at: Interval) => {
    if (winner !== 'neither') {
      rejected += 1;
      return tellOnce(log, realPreferred(at, otherLine, titles));
    }
    conflicts += 1;
    conflictLine ||= at.line;
    reject(conflict(at, otherLine, titles));
  };

  /**
   * A past day goes out once no line can add to it: it has its 24:00, too, and no estimate that a real
   * reading could replace.
   */
  const close = (point: Point) => {
    const buffer = point.open;
    if (buffer?.clock.hours !== 24 || buffer.filled < 24 * buffer.perHour) return;
    if (buffer.isEstimated.includes(1) || point.mixedDays.has(buffer.day)) return;
    onWholeDay(point, buffer);
    point.archive.keep(buffer);
    point.days.delete(buffer.day);
  };

  const bufferOf = (point: Point, day: number, perHour: DayBuffer['perHour']): DayBuffer => {
    if (point.open?.day === day) return point.open;
    close(point);
    const known = point.days.get(day);
    const buffer = known ?? openDay(day, point.territory, perHour);
    if (!known) countDay();
    point.days.set(day, buffer);
    point.open = buffer;
    return buffer;
  };

  const add = (point: Point, day: number, label: number, reading: Reading): AddResult => {
    const isArchived = point.open?.day !== day && point.archive.has(day);
    if (isArchived) return point.archive.compare(day, label, reading);
    return addReading(bufferOf(point, day, point.perHour ?? 1), label, reading);
  };

  const place = (point: Point, raw: Reading, day: number, minute: number) => {
    const perHour = point.perHour ?? 1;
    const reading = isPower ? { ...raw, kwh: raw.kwh / perHour } : raw;
    const clock = dayClock(day, point.territory);
    const at = (): Interval => ({ line: reading.line, date: clock.date, minute, kwh: reading.kwh });
    const isOffHour = perHour === 1 ? minute % 60 !== 0 : reading.isHourNumber;
    if (isOffHour) {
      point.mixedDays.add(day);
      rejected += 1;
      return tellOnce(log, mixedResolution(at(), titles));
    }
    if (minute > endOfDay && clock.hours !== 25) {
      return reject(noSuchHour25(at(), clock.hours, titles));
    }
    const highest = Math.max(reading.kwh, reading.exportedKwh || 0);
    if (highest * perHour > mostKwhPerHour) {
      return reject(tooHigh({ ...at(), kwh: highest }, titles));
    }
    const result = add(point, day, (minute * perHour) / 60, reading);
    if (result === 'added') {
      added += 1;
      return;
    }
    if (result !== 'repeated') return settle(result, at());
    point.repeated += 1;
    point.repeatedLine ||= reading.line;
  };

  /** 00:00 ends the day before, once labels are known to be ends. */
  const placeByOrder = (point: Point, reading: Reading) => {
    const isOpen = order.meaning() === 'undecided';
    if (reading.minute > 0) {
      // A 24:00 against a person's word that labels begin their hour.
      const isEnd = isEndOfDay(point, reading);
      point.hasEnd ||= isEnd;
      if (isOpen && isEnd && labels === 'start') point.midnights.push({ ...reading });
      else place(point, reading, reading.day, reading.minute);
      return;
    }
    point.hasMidnight = true;
    if (isOpen) point.midnights.push({ ...reading });
    else place(point, reading, reading.day - 1, endOfDay);
  };

  const release = (point: Point, perHour: DayBuffer['perHour']) => {
    point.perHour = perHour;
    for (const reading of point.held) placeByOrder(point, reading);
    point.held = [];
  };

  const releaseMidnights = () => {
    for (const point of points.values()) {
      const waiting = point.midnights;
      point.midnights = [];
      for (const reading of waiting) placeByOrder(point, reading);
    }
  };

  const shiftToEnds = () => {
    for (const point of points.values()) {
      for (const buffer of point.days.values()) shiftByOne(buffer);
      const minutes = 60 / (point.perHour ?? 1);
      for (const reading of point.midnights) {
        const day = reading.day + Math.floor(reading.minute / endOfDay);
        place(point, reading, day, minutes);
      }
      point.midnights = [];
    }
  };

  /** Some files write a day's 24:00 as its own 00:00: then it comes after 23:00. */
  const withLateMidnight = (point: Point, reading: Readonly<Reading>): Readonly<Reading> => {
    const { day, minute } = reading;
    const isLate =
      minute === 0 &&
      point.lastDay === day &&
      point.lastMinute >= lastHour &&
      !order.beginsAtMidnight();
    point.lastDay = day;
    point.lastMinute = minute;
    if (!isLate) return reading;
    const { date } = dayClock(day, point.territory);
    tellOnce(log, lateMidnight({ line: reading.line, date, minute, kwh: reading.kwh }, titles));
    return { ...reading, minute: endOfDay };
  };

  return {
    take(row) {
      const point = pointOf(row);
      const reading = withLateMidnight(point, row);
      const before = order.meaning();
      order.see(reading, isOfLongDay(point, reading));
      if (before !== order.meaning()) releaseMidnights();
      if (point.perHour === null) {
        const perHour = perHourShownBy(point, reading);
        if (perHour === null) {
          point.held.push({ ...reading });
          return;
        }
        release(point, perHour);
      }
      placeByOrder(point, reading);
    },
    finish() {
      for (const point of points.values()) if (point.perHour === null) release(point, 1);
      const isStart = order.finish() === 'start';
      if (isStart) shiftToEnds();
      else releaseMidnights();
      const doubt = labelDoubt(order, { points, titles, labels });
      if (doubt) log.tell(doubt);
      if (conflicts * conflictShare >= added && conflicts > 1) {
        log.tell(manyConflicts(conflicts, conflictLine));
      }
      return { points: points.values(), order };
    },
    rejected: () => rejected,
  };
}
