import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { minSpanMs, spanOf, type TimeRange } from '../timeRange';

export interface CurveZoomProps {
  readonly view: TimeRange;
  readonly limits: TimeRange;
  /** @param factor of the shown range: 0.5 shows half as much */
  readonly onZoom: (factor: number) => void;
  readonly onPan: (parts: number) => void;
}

/** A quarter of a day more: on days with a clock change, days are an hour longer or shorter. */
const nearestMs = minSpanMs + 6 * 3_600_000;

/** The buttons that move over a curve; those without effect say so. */
export function CurveZoom({ view, limits, onZoom, onPan }: CurveZoomProps) {
  const buttons = [
    {
      label: 'Desplazar atrás',
      Icon: ChevronLeft,
      isOff: view.fromMs <= limits.fromMs,
      act: () => onPan(-0.5),
    },
    {
      label: 'Desplazar adelante',
      Icon: ChevronRight,
      isOff: view.toMs >= limits.toMs,
      act: () => onPan(0.5),
    },
    { label: 'Alejar', Icon: ZoomOut, isOff: spanOf(view) >= spanOf(limits), act: () => onZoom(2) },
    { label: 'Acercar', Icon: ZoomIn, isOff: spanOf(view) < nearestMs, act: () => onZoom(0.5) },
  ];
  return (
    <div className="btn-group btn-group-sm">
      {buttons.map(({ label, Icon, isOff, act }) => (
        <button
          key={label}
          type="button"
          className="btn btn-outline-secondary"
          aria-label={label}
          title={label}
          aria-disabled={isOff}
          onClick={() => isOff || act()}
        >
          <Icon aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
