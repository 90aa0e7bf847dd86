import { type ReactNode, useMemo } from 'react';
import { ChartBox } from '../ChartBox';
import { ChartFrame } from '../ChartFrame';
import type { ChartLook } from '../look';
import { type BarLimit, type BarSeries, barsOption } from './barsOption';

export interface StackedBarsProps {
  /** The chart in words, for people who cannot see it: «Energía de 2026 por meses y periodos». */
  readonly title: string;
  /** What the axis measures: «Energía». */
  readonly quantity: string;
  /** The unit of the values: «kWh». */
  readonly unit: string;
  /** A bar each: «ene 26». */
  readonly categories: readonly string[];
  /** One part of every bar each, from the bottom; their order decides the colours. */
  readonly series: readonly BarSeries[];
  /** The highest value of all charts beside each other; by default the bars decide. */
  readonly max?: number | undefined;
  /** The contracted power as a step line over the bars; the excess above it is tinted. */
  readonly limit?: BarLimit | undefined;
  /** Words below the axis, where they differ from the categories; empty: none. */
  readonly ticks?: readonly string[];
  readonly isLoading?: boolean;
  readonly table: ReactNode;
  readonly actions?: ReactNode;
}

/** Stacked bars; on paper and in forced colours their parts have patterns. Memoise its lists. */
export function StackedBars(props: StackedBarsProps) {
  const { title, quantity, unit, categories, series, max, limit, ticks } = props;
  const picture = useMemo(() => {
    const bars = { description: title, quantity, unit, categories, series };
    return (width: number, look: ChartLook) =>
      barsOption({ ...bars, max, limit, ticks, width }, look);
  }, [title, quantity, unit, categories, series, max, limit, ticks]);
  return (
    <ChartFrame title={title} table={props.table} actions={props.actions}>
      <ChartBox
        picture={picture}
        isLoading={props.isLoading ?? false}
        isNarrow={categories.length === 1}
      />
    </ChartFrame>
  );
}
