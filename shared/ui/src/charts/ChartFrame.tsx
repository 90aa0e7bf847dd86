import { ChartLine, Table } from 'lucide-react';
import { type ReactNode, useState } from 'react';

export interface ChartFrameProps {
  /** What the chart shows, for whoever does not see it: «Curva de carga de marzo de 2026». */
  readonly title: string;
  /** The same figures as a table: it takes the chart's place. */
  readonly table: ReactNode;
  /** Buttons that have to do with the chart, at its upper edge. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A chart and its twin, the table: what a canvas shows, a screen reader does not see. */
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
