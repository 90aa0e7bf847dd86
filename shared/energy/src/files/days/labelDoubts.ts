import type { LabelOrder } from '../rows/labelOrder';
import type { FileAnswers, FileProblem } from '../types';
import { labelsDiffer, labelsMixed, labelsUnclear } from './labelProblems';
import type { ColumnTitles } from './ledgerProblems';
import type { Point } from './point';

/**
 * The first line of a point whose days begin and end an hour apart from those that the file's labels
 * say: its first day has only its last interval and its last day all but that one, or the other way
 * round.
 */
function shiftedLine(point: Point, isStart: boolean): number | null {
  const numbers = [...point.archive.days(), ...point.days.keys()].sort((a, b) => a - b);
  // A day that went out was whole.
  const first = point.days.get(numbers[0] ?? Number.NaN);
  const last = point.days.get(numbers.at(-1) ?? Number.NaN);
  if (!first || !last || first === last) return null;
  const end = 24 * first.perHour;
  const isShifted = isStart
    ? last.filled === 1 && last.lines[1] !== 0 && first.lines[1] === 0 && first.lines[2] !== 0
    : point.hasMidnight &&
      first.filled === 1 &&
      first.lines[end] !== 0 &&
      last.lines[end] === 0 &&
      last.lines[end - 1] !== 0;
  return isShifted ? (first.lines.find((line) => line !== 0) ?? null) : null;
}

interface OddPoint {
  readonly point: Point;
  readonly line: number;
}

function shiftedPoint(points: ReadonlyMap<string, Point>, isStart: boolean): OddPoint | null {
  if (points.size < 2) return null;
  for (const point of points.values()) {
    const line = shiftedLine(point, isStart);
    if (line !== null) return { point, line };
  }
  return null;
}

/** A point whose days begin at 00:00, where those of another end at 24:00. */
function unlikeOthers(points: ReadonlyMap<string, Point>): OddPoint | null {
  const all = [...points.values()];
  if (!all.some(({ hasEnd, hasMidnight }) => hasEnd && !hasMidnight)) return null;
  const point = all.find(({ hasEnd, hasMidnight }) => hasMidnight && !hasEnd);
  return point ? { point, line: point.firstLine } : null;
}

interface DoubtContext {
  readonly points: ReadonlyMap<string, Point>;
  readonly titles: ColumnTitles;
  /** A person's answer. */
  readonly labels: FileAnswers['labels'];
}

/**
 * The doubt that the labels of a file leave open, once all its readings have their place.
 *
 * @returns a question, or the refusal of a file whose points have labels of both kinds; null when the file,
 *   or a person, has said it
 */
export function labelDoubt(
  order: LabelOrder,
  { points, titles, labels }: DoubtContext,
): FileProblem | null {
  if (labels !== undefined) return null;
  const isStart = order.meaning() === 'start';
  const mixture = order.mixture();
  const odd = mixture ? unlikeOthers(points) : shiftedPoint(points, isStart);
  if (odd) return labelsDiffer(odd.line, odd.point.cups, isStart, titles);
  if (mixture) return labelsMixed(mixture, titles);
  return order.meaning() === 'unclear' ? labelsUnclear(order.firstLine(), titles) : null;
}
