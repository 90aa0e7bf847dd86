import { type RefObject, useEffect, useEffectEvent } from 'react';
import { spanOf, type TimeRange } from '../timeRange';
import { type CurveSeries, slotsIn } from './curveSeries';
import type { Brush, useCurveGestures } from './useCurveGestures';

export interface CurveCursorProps {
  readonly plot: RefObject<HTMLDivElement | null>;
  readonly view: TimeRange;
  readonly series: CurveSeries | undefined;
  /** The slot under the cursor. */
  readonly slot: number | undefined;
  /** @param startMs the beginning of the slot */
  readonly onSlot: (startMs: number) => void;
  readonly read: (slotStartMs: number) => string;
  readonly brush: Brush | undefined;
  readonly handlers: ReturnType<typeof useCurveGestures>['handlers'];
  readonly onWheel: (event: WheelEvent) => void;
  readonly hintId: string;
}

/**
 * The layer over the drawing: the plot for the mouse, the slot under the cursor and the brush.
 * Below it, a slider reads the curve by keyboard or finger.
 */
export function CurveCursor({ plot, view, series, slot, onSlot, read, ...rest }: CurveCursorProps) {
  const { brush, handlers, onWheel, hintId } = rest;
  useWheel(plot, onWheel);
  const slots = series ? slotsIn(series, view) : { from: 0, to: 0 };
  // The slider is as wide as the plot, even where there are no data.
  const shown = {
    from: series ? Math.ceil((view.fromMs - series.startMs) / series.stepMs) : 0,
    to: series ? Math.ceil((view.toMs - series.startMs) / series.stepMs) : 0,
  };
  const nearest = (index: number) => Math.min(Math.max(index, slots.from), slots.to - 1);
  const startOf = (index: number) =>
    series ? series.startMs + index * series.stepMs : view.fromMs;
  const current = nearest(slot ?? slots.from);
  const partOf = (atMs: number) => Math.min(1, Math.max(0, (atMs - view.fromMs) / spanOf(view)));
  const width = slot === undefined ? 0 : partOf(startOf(slot + 1)) - partOf(startOf(slot));

  return (
    <>
      <div ref={plot} className="chart-plot" {...handlers}>
        {slot !== undefined && (
          <div
            className="chart-cursor"
            style={{ left: percent(partOf(startOf(slot))), width: percent(width) }}
          />
        )}
        {brush && (
          <div
            className="chart-brush"
            style={{
              left: percent(Math.min(brush.from, brush.to)),
              width: percent(Math.abs(brush.to - brush.from)),
            }}
          />
        )}
      </div>
      {slots.to > slots.from && (
        <input
          type="range"
          className="chart-slider"
          aria-label="Leer la curva"
          aria-describedby={hintId}
          aria-valuetext={read(startOf(current))}
          min={shown.from}
          max={shown.to - 1}
          value={current}
          onChange={({ target }) => onSlot(startOf(nearest(Number(target.value))))}
        />
      )}
    </>
  );
}

/** React's own listener is passive and could not stop the page from scrolling. */
function useWheel(element: RefObject<HTMLElement | null>, onWheel: (event: WheelEvent) => void) {
  const turn = useEffectEvent(onWheel);
  useEffect(() => {
    const turned = element.current;
    const listen = (event: WheelEvent) => turn(event);
    turned?.addEventListener('wheel', listen, { passive: false });
    return () => turned?.removeEventListener('wheel', listen);
  }, [element]);
}

const percent = (part: number) => `${part * 100}%`;
