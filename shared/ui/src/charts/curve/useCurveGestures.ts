import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import { brushedRange, spanOf, type TimeRange, zoomed } from '../timeRange';

/** A shorter brush is a click, and a wheel that moves less stays at the same place. */
const clickPixels = 6;
/** The zoom of one notch of the wheel. */
const wheelFactor = 1.25;

export interface GestureOptions {
  /** The plot, from its left to its right edge. */
  readonly plot: RefObject<HTMLElement | null>;
  readonly view: TimeRange;
  readonly limits: TimeRange;
  /** @param gesture the same object throughout one gesture */
  readonly onView: (view: TimeRange, gesture: object) => void;
  /** The instant under the pointer; undefined: it has left. */
  readonly onCursor: (atMs: number | undefined) => void;
}

/** The brush of the mouse, as parts of the plot, 0 to 1. */
export interface Brush {
  readonly from: number;
  readonly to: number;
}

/**
 * The mouse over a curve: it reads, a drag brushes a range to zoom into, and the wheel zooms. The
 * wheel alone scrolls the page until the chart has been clicked or has the focus; with Ctrl it
 * always zooms. A finger only reads.
 */
export function useCurveGestures({ plot, view, limits, onView, onCursor }: GestureOptions) {
  const [brush, setBrush] = useState<Brush>();
  const turning = useRef({ atX: 0 });
  const partAt = (clientX: number) => {
    const { left = 0, width = 0 } = plot.current?.getBoundingClientRect() ?? {};
    return width > 0 ? Math.min(1, Math.max(0, (clientX - left) / width)) : 0;
  };
  const instantAt = (part: number) => view.fromMs + part * spanOf(view);

  const onWheel = (event: WheelEvent) => {
    const hasFocus = plot.current?.closest('.chart')?.contains(document.activeElement) ?? false;
    if (!(event.ctrlKey || hasFocus)) return;
    event.preventDefault();
    const { clientX, deltaY } = event;
    if (Math.abs(clientX - turning.current.atX) >= clickPixels) turning.current = { atX: clientX };
    const factor = deltaY > 0 ? wheelFactor : 1 / wheelFactor;
    onView(zoomed(view, factor, instantAt(partAt(clientX)), limits), turning.current);
  };
  const onPointerDown = ({
    pointerType,
    button,
    clientX,
    pointerId,
    currentTarget,
  }: PointerEvent) => {
    if (pointerType === 'touch' || button !== 0) return;
    currentTarget.setPointerCapture(pointerId);
    setBrush({ from: partAt(clientX), to: partAt(clientX) });
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    const part = partAt(clientX);
    onCursor(instantAt(part));
    if (brush) setBrush({ ...brush, to: part });
  };
  const onPointerUp = () => {
    setBrush(undefined);
    const width = plot.current?.clientWidth ?? 0;
    if (!brush || Math.abs(brush.to - brush.from) * width < clickPixels) return;
    onView(brushedRange(instantAt(brush.from), instantAt(brush.to), limits), {});
  };
  const onPointerCancel = () => setBrush(undefined);
  const onPointerLeave = () => onCursor(undefined);
  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onPointerLeave };
  return { brush, handlers, onWheel };
}
