import { addDays, type DayRange, daysIn, overlapOf } from '../calendar/dates';

/** @returns how many days two ranges have in common */
export const commonDays = (a: DayRange, b: DayRange): number =>
  Math.max(0, daysIn(overlapOf(a, b)));

/** @returns joins ranges that follow each other; a gap begins another one */
export function withoutCuts(ranges: readonly DayRange[]): readonly DayRange[] {
  const windows: DayRange[] = [];
  for (const range of ranges) {
    const last = windows.at(-1);
    const follows = last && addDays(last.lastDay, 1) === range.firstDay;
    if (follows) windows.pop();
    windows.push(follows ? { firstDay: last.firstDay, lastDay: range.lastDay } : range);
  }
  return windows;
}
