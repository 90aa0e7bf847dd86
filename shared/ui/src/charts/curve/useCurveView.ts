import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSameRange, type LocalClock, type TimeRange, wholeDays } from '../timeRange';

/** Zooming is smooth, and reported once it rests. */
const restMs = 250;

export interface CurveViewOptions {
  readonly range: TimeRange;
  /** @param goesOn the same gesture reported a range before this one */
  readonly onRangeChange: (range: TimeRange, goesOn: boolean) => void;
  readonly clock: LocalClock;
}

/**
 * The view during a zoom, which the page need not follow: when it rests, the nearest whole days are
 * reported. It stays while the page shows these days.
 *
 * @returns the view, and the function by which a gesture changes it: a turning wheel or a held key passes
 *   the same object again, so that its rests belong together
 */
export function useCurveView({ range, onRangeChange, clock }: CurveViewOptions) {
  const [view, setView] = useState(range);
  const told = useRef(range);
  const gesture = useRef<{ by?: object; isTold?: boolean }>({});
  const { fromMs, toMs } = range;
  useEffect(() => {
    if (isSameRange(told.current, { fromMs, toMs })) return;
    told.current = { fromMs, toMs };
    gesture.current = {};
    setView({ fromMs, toMs });
  }, [fromMs, toMs]);

  const tell = useEffectEvent((rested: TimeRange) => {
    // The page has moved meanwhile («Atrás»): a view of before is no zoom of anybody.
    if (!gesture.current.by) return;
    const days = wholeDays(rested, clock);
    if (isSameRange(days, told.current)) return;
    told.current = days;
    onRangeChange(days, gesture.current.isTold === true);
    gesture.current.isTold = true;
  });
  useEffect(() => {
    const timer = setTimeout(() => tell(view), restMs);
    return () => clearTimeout(timer);
  }, [view]);
  const show = (next: TimeRange, by: object) => {
    if (gesture.current.by !== by) gesture.current = { by };
    setView(next);
  };
  return [view, show] as const;
}
