import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSameRange, type LocalClock, type TimeRange, wholeDays } from './timeRange';

/** Zooming goes on smoothly and is told once it rests. */
const restMs = 250;

export interface CurveViewOptions {
  readonly range: TimeRange;
  readonly onRangeChange: (range: TimeRange) => void;
  readonly clock: LocalClock;
}

/**
 * What is shown while somebody zooms, which no page has to follow: when it rests, the nearest whole
 * days are told. It stays as it is as long as those are what the page shows.
 *
 * @returns what is shown, and how it is changed
 */
export function useCurveView({ range, onRangeChange, clock }: CurveViewOptions) {
  const [view, setView] = useState(range);
  const told = useRef(range);
  const { fromMs, toMs } = range;
  useEffect(() => {
    if (isSameRange(told.current, { fromMs, toMs })) return;
    told.current = { fromMs, toMs };
    setView({ fromMs, toMs });
  }, [fromMs, toMs]);

  const tell = useEffectEvent((rested: TimeRange) => {
    const days = wholeDays(rested, clock);
    if (isSameRange(days, told.current)) return;
    told.current = days;
    onRangeChange(days);
  });
  useEffect(() => {
    const timer = setTimeout(() => tell(view), restMs);
    return () => clearTimeout(timer);
  }, [view]);
  return [view, setView] as const;
}
