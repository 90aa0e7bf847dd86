import { ChartLine, Table } from 'lucide-react';
import { type ReactNode, useState } from 'react';

export interface ChartFrameProps {
  /** The chart in words, for people who cannot see it: «Curva de carga de marzo de 2026». */
  readonly title: string;
  /** The same figures as a table, which can replace the chart. */
  readonly table: ReactNode;
  /** Buttons of the chart, at its upper edge. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A chart and its table: a screen reader does not see a canvas. */
export function ChartFrame({ title, table, actions, children }: ChartFrameProps) {
  const [isTable, setTable] = useState(false);
  return (
    <figure className="chart">
      <figcaption className="visually-hidden">{title}</figcaption>
      <div className="chart-actions">
        {!isTable && actions}
        <button
          type="button"
          className="btn btn-outline-secondary btn-sm chart-twin"
          onClick={() => setTable(!isTable)}
        >
          {isTable ? <ChartLine aria-hidden="true" /> : <Table aria-hidden="true" />}
          {isTable ? ' Ver como gráfico' : ' Ver como tabla'}
        </button>
      </div>
      {isTable ? table : children}
    </figure>
  );
}
