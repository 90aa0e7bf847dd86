import { dayMs } from '../../calendar';
import { minuteMs } from '../../calendar/localTime';
import type { ProblemLog } from '../problems';
import type { CurveGap, CurvePoint, FileDay } from '../types';
import { placedDay } from './curveDay';
import type { DayBuffer } from './dayBuffer';
import { dayClock } from './dayClock';
import { type ColumnTitles, conflict, type Interval, skippedHour } from './ledgerProblems';
import type { Leftover } from './placement';
import type { Point } from './point';
import { gapProblem, minutesOf, repeatedProblem } from './pointProblems';
import { addDay, gapFinder, type PointTotals } from './totals';

/** Gaps that are told one by one, and listed; the rest are only counted. */
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
    log.tell(conflict(at, buffer.lines[other] as number, titles));
    return true;
  }
  point.repeated += 1;
  point.repeatedLine ||= line;
  return false;
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
  const finder = gapFinder((gap) => {
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
      continue;
    }
    const { day, places, leftovers } = placedDay(buffer, point.cups20);
    for (const leftover of leftovers) {
      if (settleLeftover(point, buffer, places, leftover, options)) rejected += 1;
    }
    addDay(totals, day);
    finder.day(day);
    if (places.some((place) => place !== -1)) onDay(day);
  }
  if (point.repeated > 0) log.tell(repeatedProblem(point));
  // One problem stands for all repetitions; the count says how many.
  if (point.repeated > 1) log.count('repeated', point.repeated - 1);
  if (totals.readings === 0) return { summary: null, rejected };
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
