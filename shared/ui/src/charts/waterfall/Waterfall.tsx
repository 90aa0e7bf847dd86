import { type ReactNode, useCallback } from 'react';
import { ChartBox } from '../ChartBox';
import { ChartFrame } from '../ChartFrame';
import type { ChartLook } from '../look';
import { type WaterfallStep, waterfallOption } from './waterfallOption';

export interface WaterfallProps {
  /** The chart in words, for people who cannot see it. */
  readonly title: string;
  /** What the axis measures: «Diferencia». */
  readonly quantity: string;
  /** The unit of the values: «€». */
  readonly unit: string;
  readonly steps: readonly WaterfallStep[];
  readonly table: ReactNode;
}

/** Shows how one amount becomes another, a bar for each part of the difference. Memoise its steps. */
export function Waterfall({ title, quantity, unit, steps, table }: WaterfallProps) {
  const picture = useCallback(
    (width: number, look: ChartLook) =>
      waterfallOption({ description: title, quantity, unit, steps, width }, look),
    [title, quantity, unit, steps],
  );
  return (
    <ChartFrame title={title} table={table}>
      <ChartBox picture={picture} isLoading={false} />
    </ChartFrame>
  );
}
