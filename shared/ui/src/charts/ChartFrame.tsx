import { ChartLine, Table } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { onPrinting } from './onPrinting';

export interface ChartFrameProps {
  /** The chart in words, for people who cannot see it: «Curva de carga de marzo de 2026». */
  readonly title: string;
  /** The same figures as a table, which can replace the chart. */
  readonly table: ReactNode;
  /** Buttons of the chart, at its upper edge. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A chart and its table: a screen reader does not see a canvas, and paper has the table of a chart
 * that is not drawn yet, or could not be.
 */
export function ChartFrame({ title, table, actions, children }: ChartFrameProps) {
  const [isTable, setTable] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const isUndrawnOnPaper = useIsUndrawnOnPaper(frame);
  const Icon = isTable ? ChartLine : Table;
  return (
    <figure ref={frame} className="chart">
      <figcaption className="visually-hidden">{title}</figcaption>
      <div className="chart-actions">
        {!isTable && actions}
        <button
          type="button"
          className="btn btn-outline-secondary btn-sm chart-twin"
          onClick={() => setTable(!isTable)}
        >
          <Icon aria-hidden="true" /> Ver como {isTable ? 'gráfico' : 'tabla'}
        </button>
      </div>
      {isTable || isUndrawnOnPaper ? table : children}
    </figure>
  );
}

/** True while it is printed without a drawing in it. */
function useIsUndrawnOnPaper(frame: RefObject<HTMLElement | null>): boolean {
  const [isUndrawn, setUndrawn] = useState(false);
  useEffect(
    () =>
      onPrinting(
        () => flushSync(() => setUndrawn(!!frame.current?.querySelector('.is-hidden'))),
        () => setUndrawn(false),
      ),
    [frame],
  );
  return isUndrawn;
}
