import { type ReactNode, useMemo } from 'react';
import { ChartBox } from '../ChartBox';
import { ChartFrame } from '../ChartFrame';
import type { ChartLook } from '../look';
import { type LineSeries, linesOption } from './linesOption';

export interface LinesProps {
  /** The chart in words, for people who cannot see it. */
  readonly title: string;
  /** The unit of the values: «kW». */
  readonly unit: string;
  /** Along the axis: «0 h». */
  readonly categories: readonly string[];
  /** Up to four; their order decides colours and patterns. */
  readonly series: readonly LineSeries[];
  /** The upper end of the axis; by default the lines decide it. */
  readonly max?: number;
  readonly table: ReactNode;
}

/** A few lines over categories, each with its own pattern. Memoise its lists. */
export function Lines({ title, unit, categories, series, max, table }: LinesProps) {
  const picture = useMemo(() => {
    const lines = { description: title, unit, categories, series, max };
    return (_width: number, look: ChartLook) => linesOption(lines, look);
  }, [title, unit, categories, series, max]);
  return (
    <ChartFrame title={title} table={table}>
      <ChartBox picture={picture} />
    </ChartFrame>
  );
}
