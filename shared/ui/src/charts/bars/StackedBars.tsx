import { type ReactNode, useMemo } from 'react';
import { ChartBox } from '../ChartBox';
import { ChartFrame } from '../ChartFrame';
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
  readonly isLoading?: boolean;
  readonly table: ReactNode;
  readonly actions?: ReactNode;
}

/** Stacked bars, with patterns for people who cannot tell colours apart. Memoise its lists. */
export function StackedBars({ title, unit, categories, series, ...rest }: StackedBarsProps) {
  const picture = useMemo(() => {
    const option = barsOption({ description: title, unit, categories, series });
    return () => option;
  }, [title, unit, categories, series]);
  return (
    <ChartFrame title={title} table={rest.table} actions={rest.actions}>
      <ChartBox picture={picture} isLoading={rest.isLoading ?? false} />
    </ChartFrame>
  );
}
