import { type PointerEvent, type ReactNode, useMemo, useState } from 'react';
import { number } from '../../format';
import { ChartFrame } from '../ChartFrame';
import { type HeatStep, heatSteps, stepOf } from './heatScale';

/** A word at a place of an edge. */
export interface HeatTick {
  /** Columns or rows before it. */
  readonly at: number;
  readonly label: string;
}

export interface HeatMapProps {
  /** The chart in words, for people who cannot see it. */
  readonly title: string;
  /** The unit of the values: «kW». */
  readonly unit: string;
  /** A name each, read beside a value: «jue, 12 mar 2026». */
  readonly columns: readonly string[];
  /** Ordered from the top: «10–11 h». */
  readonly rows: readonly string[];
  /** A list for each row, and in it a value for each column; null: none. Memoise them. */
  readonly values: readonly (readonly (number | null)[])[];
  readonly columnTicks: readonly HeatTick[];
  readonly rowTicks: readonly HeatTick[];
  /** The meaning of a cell without a value. */
  readonly none: string;
  readonly table: ReactNode;
}

/**
 * Cells by colour: a year of hours as one path for each colour. SVG: it is drawn at once, and sharp on
 * paper.
 */
export function HeatMap({ title, unit, values, table, ...rest }: HeatMapProps) {
  const { columns, rows, columnTicks, rowTicks, none } = rest;
  const [cell, setCell] = useState<{ readonly row: number; readonly column: number }>();
  const steps = useMemo(() => heatSteps(values.flat()), [values]);
  const paths = useMemo(() => pathsOf(values, steps), [values, steps]);
  const point = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setCell({
      column: placeOf((clientX - left) / width, columns.length),
      row: placeOf((clientY - top) / height, rows.length),
    });
  };
  return (
    <ChartFrame title={title} table={table}>
      <p className="chart-readout">
        {cell
          ? readingOf({ columns, rows, values, unit, none }, cell.row, cell.column)
          : 'Pasa el ratón por el mapa para leer sus valores.'}
      </p>
      <div className="heat" aria-hidden="true">
        {rowTicks.map(({ at, label }) => (
          <span key={label} className="heat-row" style={{ top: `${(at / rows.length) * 100}%` }}>
            {label}
          </span>
        ))}
        <svg
          className="heat-plot"
          viewBox={`0 0 ${columns.length} ${rows.length}`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          aria-hidden="true"
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setCell(undefined)}
        >
          {steps.map(({ colour }, index) => (
            <path key={colour} d={paths[index]} fill={colour} />
          ))}
        </svg>
        <div className="heat-columns">
          {columnTicks.map(({ at, label }) => (
            <span key={`${at} ${label}`} style={{ left: `${(at / columns.length) * 100}%` }}>
              {label}
            </span>
          ))}
        </div>
      </div>
      <HeatLegend steps={steps} unit={unit} none={none} />
    </ChartFrame>
  );
}

const placeOf = (share: number, count: number) =>
  Math.min(count - 1, Math.max(0, Math.floor(share * count)));

/** «jue, 12 mar 2026, 10–11 h · 12,3 kW» */
function readingOf(
  of: Pick<HeatMapProps, 'columns' | 'rows' | 'values' | 'unit' | 'none'>,
  row: number,
  column: number,
): string {
  const value = of.values[row]?.[column] ?? null;
  const words = value === null ? of.none : `${number(value)}\u00a0${of.unit}`;
  return `${of.columns[column] ?? ''}, ${of.rows[row] ?? ''} · ${words}`;
}

/** A path for each step; neighbours of one colour in a row are one rectangle. */
function pathsOf(values: HeatMapProps['values'], steps: readonly HeatStep[]): string[] {
  const paths = steps.map(() => '');
  values.forEach((row, top) => {
    for (let from = 0; from < row.length; ) {
      const step = placeIn(row[from], steps);
      let to = from + 1;
      while (to < row.length && placeIn(row[to], steps) === step) to += 1;
      if (step >= 0) paths[step] += `M${from} ${top}H${to}V${top + 1}H${from}Z`;
      from = to;
    }
  });
  return paths;
}

const placeIn = (value: number | null | undefined, steps: readonly HeatStep[]) =>
  value === null || value === undefined ? -1 : stepOf(value, steps);

interface HeatLegendProps {
  readonly steps: readonly HeatStep[];
  readonly unit: string;
  readonly none: string;
}

const HeatLegend = ({ steps, unit, none }: HeatLegendProps) => (
  <ul className="chart-legend" aria-label="Leyenda">
    <li>
      <span className="chart-mark" aria-hidden="true" />
      {none}
    </li>
    {steps.map(({ from, to, colour }) => (
      <li key={colour}>
        <span className="chart-mark" style={{ background: colour }} aria-hidden="true" />
        {number(from)}–{number(to)} {unit}
      </li>
    ))}
  </ul>
);
