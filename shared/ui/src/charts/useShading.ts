import { useMemo } from 'react';
import { type Band, bandsIn, type DayRun, dayRuns } from './bands';
import { type LocalClock, maxBandSpanMs, spanOf, type TimeRange } from './timeRange';

/** Classes of time, as a chart shows them. */
export interface Shading {
  /** All possible bands, in order. */
  readonly bands: readonly Band[];
  /** The division of the days into bands. */
  readonly days: readonly DayRun[];
  /** The bands to shade behind the line: none where they would be indistinguishable. */
  readonly behind: readonly Band[];
  /** The range is so long that each day is a column. */
  readonly isByDay: boolean;
}

export interface ShadingOptions {
  /** The bands of a range, in order. Memoise it. */
  readonly bands: ((range: TimeRange) => readonly Band[]) | undefined;
  readonly view: TimeRange;
  /** The chart stays within it: it asks for bands once, and zooming only picks from them. */
  readonly limits: TimeRange;
  readonly clock: LocalClock;
}

const none: readonly Band[] = [];

/** @returns undefined for a chart that has no classes of time */
export function useShading({ bands, view, limits, clock }: ShadingOptions): Shading | undefined {
  const { fromMs, toMs } = limits;
  const all = useMemo(() => {
    const found = bands?.({ fromMs, toMs });
    return found && { bands: found, days: dayRuns(found, clock) };
  }, [bands, fromMs, toMs, clock]);
  const isByDay = spanOf(view) > maxBandSpanMs;
  return useMemo(
    () => all && { ...all, behind: isByDay ? none : bandsIn(all.bands, view), isByDay },
    [all, isByDay, view],
  );
}
