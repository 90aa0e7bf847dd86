import { BarChart, type BarSeriesOption, LineChart, type LineSeriesOption } from 'echarts/charts';
import {
  AriaComponent,
  GridComponent,
  type GridComponentOption,
  LegendComponent,
  type LegendComponentOption,
  MarkAreaComponent,
  TooltipComponent,
  type TooltipComponentOption,
} from 'echarts/components';
import { type ComposeOption, init, registerLocale, use } from 'echarts/core';
// Only the texts: the file beside it would register them with the whole of ECharts.
import spanish from 'echarts/i18n/langES-obj.js';
import { CanvasRenderer } from 'echarts/renderers';

/**
 * The part of ECharts that our charts use: a lazy chunk of the door `charts`, and the only file
 * that loads the library.
 */
use([
  BarChart,
  LineChart,
  AriaComponent,
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  TooltipComponent,
  CanvasRenderer,
]);
registerLocale('ES', spanish);

export type ChartOption = ComposeOption<
  | BarSeriesOption
  | LineSeriesOption
  | GridComponentOption
  | LegendComponentOption
  | TooltipComponentOption
>;

export type { LineSeriesOption };

/** A drawing in a box: `setOption` draws it, `dispose` ends it. */
export interface Drawing {
  setOption(option: ChartOption, howToMerge?: { readonly replaceMerge?: string[] }): void;
  resize(): void;
  dispose(): void;
}

/** @param pixelRatio pixels of the drawing in each of the page, by default those of the screen */
export const startDrawing = (box: HTMLElement, pixelRatio?: number): Drawing =>
  init(box, null, { locale: 'ES', ...(pixelRatio && { devicePixelRatio: pixelRatio }) });
