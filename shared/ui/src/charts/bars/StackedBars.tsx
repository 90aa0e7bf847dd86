import { type ReactNode, useMemo } from 'react';
import { ChartBox } from '../ChartBox';
import { ChartFrame } from '../ChartFrame';
import type { ChartLook } from '../look';
import { type BarSeries, barsOption } from './barsOption';

export interface StackedBarsProps {
  /** The chart in words, for people who cannot see it: «Energía de 2026 por meses y periodos». */
  readonly title: string;
  /** The unit of the values: «kWh». */
  readonly unit: string;
  /** A bar each: «ene 26». */
  readonly categories: readonly string[];
  /** One part of every bar each, from the bottom; their order decides the colours. */
  readonly series: readonly BarSeries[];
  /** The upper end of the axis; by default the bars decide it. */
  readonly max?: number | undefined;
  readonly isLoading?: boolean;
  readonly table: ReactNode;
  readonly actions?: ReactNode;
}

/** Stacked bars; on paper and in forced colours their parts have patterns. Memoise its lists. */
export function StackedBars({ title, unit, categories, series, ...rest }: StackedBarsProps) {
  const picture = useMemo(() => {
    const bars = { description: title, unit, categories, series, max: rest.max };
    return (_width: number, look: ChartLook) => barsOption(bars, look);
  }, [title, unit, categories, series, rest.max]);
  return (
    <ChartFrame title={title} table={rest.table} actions={rest.actions}>
      <ChartBox picture={picture} isLoading={rest.isLoading ?? false} />
    </ChartFrame>
  );
}
