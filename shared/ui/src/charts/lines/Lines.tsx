import { type ReactNode, useMemo } from 'react';
import { ChartBox } from '../ChartBox';
import { ChartFrame } from '../ChartFrame';
import type { ChartLook } from '../look';
import { type LineSeries, type LinesLimit, linesOption } from './linesOption';

export interface LinesProps {
  /** The chart in words, for people who cannot see it. */
  readonly title: string;
  /** What the axis measures: «Potencia». */
  readonly quantity: string;
  /** The unit of the values: «kW». */
  readonly unit: string;
  /** Along the axis: «0 h». */
  readonly categories: readonly string[];
  /** Up to four; their order decides colours and patterns. */
  readonly series: readonly LineSeries[];
  /** The highest value of all charts beside each other; by default the lines decide. */
  readonly max?: number;
  /** What is contracted, and what is over it. */
  readonly limit?: LinesLimit | undefined;
  readonly table: ReactNode;
}

/** A few lines over categories, each with its own pattern. Memoise its lists. */
export function Lines({
  title,
  quantity,
  unit,
  categories,
  series,
  max,
  limit,
  table,
}: LinesProps) {
  const picture = useMemo(() => {
    const lines = { description: title, quantity, unit, categories, series, max, limit };
    return (width: number, look: ChartLook) => linesOption({ ...lines, width }, look);
  }, [title, quantity, unit, categories, series, max, limit]);
  return (
    <ChartFrame title={title} table={table}>
      <ChartBox picture={picture} />
    </ChartFrame>
  );
}
