import { type KeyboardEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import type { Band } from '../bands';
import { ChartBox } from '../ChartBox';
import { ChartFrame } from '../ChartFrame';
import type { ChartLook } from '../look';
import { type LocalClock, panned, spanOf, type TimeRange, zoomed } from '../timeRange';
import { useShading } from '../useShading';
import { BandRibbon } from './BandRibbon';
import { CurveCursor } from './CurveCursor';
import { CurveLegend } from './CurveLegend';
import { CurveZoom } from './CurveZoom';
import type { CurveLimit } from './curveLimit';
import { curveOption } from './curveOption';
import { type CurveSeries, slotAt } from './curveSeries';
import { useCurveGestures } from './useCurveGestures';
import { useCurveView } from './useCurveView';

export interface LoadCurveProps {
  /** The chart in words, for people who cannot see it: «Curva de carga de marzo de 2026». */
  readonly title: string;
  /** The quantity on the axis: «Potencia». */
  readonly quantity: string;
  /** The unit of the values: «kW». */
  readonly unit: string;
  /** Up to three; the cursor follows the slots of the first. Empty while they load. */
  readonly series: readonly CurveSeries[];
  /** A step line of the first series, with what is over it filled. Memoise it. */
  readonly limit?: CurveLimit | undefined;
  readonly isLoading?: boolean;
  /** The shown range, in whole local days. */
  readonly range: TimeRange;
  /**
   * Called after a zoom: once it rests, with the nearest whole days.
   *
   * @param goesOn the same gesture (a turning wheel, a held key) reported a range before: the browser's
   *   history takes both as one step
   */
  readonly onRangeChange: (range: TimeRange, goesOn: boolean) => void;
  /** The chart stays within it. */
  readonly limits: TimeRange;
  readonly clock: LocalClock;
  /** The bands of a range, in order; called once, for `limits`. Memoise it. */
  readonly bands?: ((range: TimeRange) => readonly Band[]) | undefined;
  /** One line about the slot that begins then, shown and read aloud. */
  readonly read: (slotStartMs: number) => string;
  readonly table: ReactNode;
  readonly actions?: ReactNode;
}

const none: readonly Band[] = [];

/**
 * A year of quarter-hours as a line that loses no peak. Mouse, wheel, keyboard and finger read and
 * zoom it; the page keeps the range in its URL.
 */
export function LoadCurve({
  series,
  range,
  limits,
  clock,
  bands,
  quantity,
  unit,
  title,
  limit,
  ...rest
}: LoadCurveProps) {
  const [view, show] = useCurveView({ range, onRangeChange: rest.onRangeChange, clock });
  const [cursorMs, setCursor] = useState<number>();
  const plot = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const shading = useShading({ bands, view, limits, clock });
  const shaded = shading?.behind ?? none;
  const hasRibbon = shading !== undefined;
  const picture = useCallback(
    (width: number, look: ChartLook) =>
      curveOption(
        {
          description: title,
          quantity,
          unit,
          series,
          limit,
          range: view,
          clock,
          bands: shaded,
          hasRibbon,
          width,
          pixelRatio: window.devicePixelRatio,
        },
        look,
      ),
    [title, quantity, unit, series, limit, view, clock, shaded, hasRibbon],
  );
  const { brush, handlers, onWheel } = useCurveGestures({
    plot,
    view,
    limits,
    onView: show,
    onCursor: setCursor,
  });

  const middleMs = view.fromMs + spanOf(view) / 2;
  const held = useRef({});
  const zoom = (factor: number, gesture = {}) =>
    show(zoomed(view, factor, cursorMs ?? middleMs, limits), gesture);
  const pan = (parts: number, gesture = {}) => show(panned(view, parts, limits), gesture);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = keys[`${event.shiftKey ? 'Shift ' : ''}${event.key}`];
    if (!move) return;
    event.preventDefault();
    if (!event.repeat) held.current = {};
    const [name, by] = move;
    ({ zoom, pan })[name](by, held.current);
  };
  const [first] = series;
  const isInView = cursorMs !== undefined && cursorMs >= view.fromMs && cursorMs < view.toMs;
  const slot = first && isInView ? slotAt(first, cursorMs) : undefined;
  const slotMs = first && slot !== undefined ? first.startMs + slot * first.stepMs : undefined;

  return (
    <ChartFrame
      title={title}
      table={rest.table}
      actions={
        <>
          {rest.actions}
          <CurveZoom view={view} limits={limits} onZoom={zoom} onPan={pan} />
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside, as shortcuts */}
      <div onKeyDown={onKeyDown}>
        <p className="chart-readout">
          {slotMs === undefined
            ? 'Pasa el ratón por la curva, o mueve el control de debajo, para leer sus valores.'
            : rest.read(slotMs)}
        </p>
        <ChartBox picture={picture} isLoading={rest.isLoading ?? false} isTall={hasRibbon}>
          {shading && <BandRibbon shading={shading} view={view} />}
          <CurveCursor
            plot={plot}
            view={view}
            brush={brush}
            handlers={handlers}
            onWheel={onWheel}
            hintId={hintId}
            series={first}
            slot={slot}
            onSlot={(startMs) => setCursor(startMs)}
            read={rest.read}
          />
        </ChartBox>
        <CurveLegend
          series={series}
          limit={limit}
          view={view}
          clock={clock}
          bands={shading?.bands}
        />
        <p className="chart-hint" id={hintId}>
          Arrastra sobre la curva para acercarte a un tramo, o usa la rueda del ratón con Ctrl. Con
          el teclado: flechas para leer, + y − para acercar y alejar, Mayús y flechas para
          desplazarte.
          {shading?.isByDay && ribbonHint}
        </p>
      </div>
    </ChartFrame>
  );
}

const ribbonHint =
  ' En la franja de periodos, cada columna es un día: arriba, las 0 h; abajo, las 24 h.';

/** The effect of a key, and its size. */
const keys: Readonly<Record<string, readonly ['zoom' | 'pan', number] | undefined>> = {
  '+': ['zoom', 0.5],
  'Shift +': ['zoom', 0.5],
  'Shift *': ['zoom', 0.5],
  '-': ['zoom', 2],
  'Shift ArrowLeft': ['pan', -0.5],
  'Shift ArrowRight': ['pan', 0.5],
};
