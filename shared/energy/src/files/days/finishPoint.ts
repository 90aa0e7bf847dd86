import { dayMs } from '../../calendar';
import { minuteMs } from '../../calendar/localTime';
import { type ProblemLog, tellOnce } from '../problems';
import type { CurveGap, CurvePoint, FileDay } from '../types';
import { placedDay, wholeDay } from './curveDay';
import type { DayBuffer } from './dayBuffer';
import { dayClock } from './dayClock';
import {
  type ColumnTitles,
  conflict,
  type Interval,
  mixedResolution,
  realPreferred,
  skippedHour,
} from './ledgerProblems';
import type { Leftover } from './placement';
import type { Point } from './point';
import {
  gapProblem,
  minutesOf,
  registerReadings,
  repeatedProblem,
  sparseReadings,
} from './pointProblems';
import { readingShape } from './readingShape';
import { addDay, gapFinder, type PointTotals } from './totals';

/** Gaps that are reported one by one, and listed; the rest are only counted. */
const listedGaps = 20;

interface FinishOptions {
  readonly titles: ColumnTitles;
  readonly log: ProblemLog;
  readonly totals: PointTotals;
  readonly onDay: (day: FileDay) => void;
}

/** A reading whose interval another line has, or that no clock shows. Rejected or not. */
function settleLeftover(
  point: Point,
  buffer: DayBuffer,
  places: Int32Array,
  { place, slot }: Leftover,
  { titles, log }: FinishOptions,
): boolean {
  const kwh = buffer.kwh[place] as number;
  const line = buffer.lines[place] as number;
  const minute = ((place % (25 * buffer.perHour + 1)) * 60) / buffer.perHour;
  const at: Interval = { line, date: buffer.clock.date, minute, kwh };
  if (slot === -1) {
    const problem = skippedHour(at, titles);
    log.tell(problem);
    return problem.severity === 'error';
  }
  const other = places[slot] as number;
  if (buffer.kwh[other] !== kwh) {
    const otherLine = buffer.lines[other] as number;
    if (buffer.isEstimated[place] === buffer.isEstimated[other]) {
      log.tell(conflict(at, otherLine, titles));
    } else tellOnce(log, realPreferred(at, otherLine, titles));
    return true;
  }
  point.repeated += 1;
  point.repeatedLine ||= line;
  return false;
}

/** This many hours without their other quarters are no gap. */
const certainHours = 4;
/** The long day has no more, with its repeated hour. */
const mostHours = 26;

/** A day of hours in a point of quarters: all its labels have the same distance from the hour. */
function isOfHours({ perHour, filled, lines }: DayBuffer): boolean {
  if (perHour === 1 || filled < certainHours || filled > mostHours) return false;
  const places = [...lines.keys()].filter((place) => lines[place] !== 0);
  // The second of two equal labels has an odd distance, and a day of hours has at most one.
  const offsets = places.filter((place) => place <= 25 * perHour).map((place) => place % perHour);
  return new Set(offsets).size === 1;
}

const isMixed = ({ mixedDays }: Point, buffer: DayBuffer) =>
  mixedDays.has(buffer.day) || isOfHours(buffer);

/** Every label of a day without a clock change has its reading. */
const isWhole = ({ clock, lines }: DayBuffer) => clock.hours === 24 && lines.indexOf(0, 1) === -1;

function tellMixed({ clock, lines }: DayBuffer, { log, titles }: FinishOptions): void {
  const line = lines.find((number) => number !== 0) ?? 0;
  const at: Interval = { line, date: clock.date, minute: 60, kwh: 0 };
  tellOnce(log, mixedResolution(at, titles));
}

/**
 * Gives out a point's remaining days, and sums it up.
 *
 * @returns the point, and how many of its lines were rejected only now
 */
export function finishPoint(
  point: Point,
  options: FinishOptions,
): { readonly summary: CurvePoint | null; readonly rejected: number } {
  const { log, totals, onDay } = options;
  const gaps: CurveGap[] = [];
  let missing = 0;
  let rejected = 0;
  const shape = readingShape();
  const finder = gapFinder((gap) => {
    shape.gap(gap.toMs - gap.fromMs);
    missing += (gap.toMs - gap.fromMs) / (minutesOf(point) * minuteMs);
    if (gaps.length === listedGaps) return log.count('gap');
    gaps.push({ fromMs: gap.fromMs, toMs: gap.toMs });
    log.tell(gapProblem(gap, point));
  });
  const days = [...point.archive.days(), ...point.days.keys()].sort((a, b) => a - b);
  for (const number of days) {
    const buffer = point.days.get(number);
    if (!buffer) {
      const { startMs } = dayClock(number, point.territory);
      finder.wholeDay(startMs, startMs + dayMs, point.archive.firstLine(number));
      shape.see(point.archive.kwhOf(number, 24 * (point.perHour ?? 1)));
      continue;
    }
    if (isMixed(point, buffer)) {
      rejected += buffer.filled;
      if (!point.mixedDays.has(number)) tellMixed(buffer, options);
      continue;
    }
    if (isWhole(buffer)) {
      const day = wholeDay(buffer, point.cups20);
      addDay(totals, day);
      finder.wholeDay(day.startMs, day.startMs + dayMs, day.lines[0] as number);
      shape.see(day.kwh);
      onDay(day);
      continue;
    }
    const { day, places, leftovers } = placedDay(buffer, point.cups20);
    for (const leftover of leftovers) {
      if (settleLeftover(point, buffer, places, leftover, options)) rejected += 1;
    }
    addDay(totals, day);
    finder.day(day);
    shape.see(day.kwh);
    if (places.some((place) => place !== -1)) onDay(day);
  }
  if (point.repeated > 0) log.tell(repeatedProblem(point));
  // One problem represents all repetitions; the count says how many.
  if (point.repeated > 1) log.count('repeated', point.repeated - 1);
  if (totals.readings === 0) return { summary: null, rejected };
  if (shape.isSparse(totals.readings)) log.tell(sparseReadings(point));
  else if (shape.isRegister()) log.tell(registerReadings(point));
  const { readings, estimated, microKwh, firstMs, endMs } = totals;
  const summary: CurvePoint = {
    cups20: point.cups20 || null,
    cups: point.cups || null,
    minutes: minutesOf(point),
    firstMs,
    endMs,
    readings,
    missing,
    gaps,
    repeated: point.repeated,
    estimated,
    kwh: microKwh / 1e6,
  };
  return { summary, rejected };
}
