import { number } from '../format';
import type { ChartOption } from './echartsEngine';
import type { ChartLook } from './look';

/** The pixels of a chart's text. */
export const textSize = 12;

/** A label of an axis. */
export const axisText = ({ token, font }: ChartLook) => ({
  color: token('muted'),
  fontSize: textSize,
  fontFamily: font,
});

/** What all charts share: their font, their words for screen readers, and no animation, which would tear parts apart. */
export const baseOption = (look: ChartLook, description: string) =>
  ({
    animation: false,
    aria: { enabled: true, label: { description } },
    textStyle: { fontFamily: look.font, fontSize: textSize, color: look.token('text') },
  }) satisfies ChartOption;

/** A tooltip of text: ECharts' own HTML needs a style sheet that the page forbids. */
export const tooltipOf = (look: ChartLook, textOf: (index: number) => string) =>
  ({
    trigger: 'axis',
    renderMode: 'richText',
    confine: true,
    backgroundColor: look.token('raised'),
    borderColor: look.token('line'),
    textStyle: { color: look.token('text'), fontFamily: look.font, fontSize: 13 },
    formatter: (pointed) => textOf([pointed].flat()[0]?.dataIndex ?? 0),
  }) satisfies ChartOption['tooltip'];

/** The axis of categories, over the bars. */
export const categoryAxis = (look: ChartLook, categories: readonly string[]) =>
  ({
    type: 'category',
    data: [...categories],
    axisTick: { show: false },
    z: 10,
    axisLine: { lineStyle: { color: look.token('chart-missing') } },
    axisLabel: { ...axisText(look), hideOverlap: true },
  }) satisfies ChartOption['xAxis'];

/** The axis of values, from zero unless `min` says otherwise, with its unit on top. */
export const valueAxis = (
  look: ChartLook,
  unit: string,
  limits: { readonly min?: number; readonly max?: number } = { min: 0 },
) =>
  ({
    type: 'value',
    ...limits,
    name: unit,
    nameGap: 10,
    splitNumber: 4,
    nameTextStyle: { ...axisText(look), align: 'right', padding: [0, 8, 0, 0] },
    axisLabel: { ...axisText(look), formatter: (value: number) => number(value) },
    splitLine: { lineStyle: { color: look.token('line') } },
  }) satisfies ChartOption['yAxis'];

/** The legend of several series, at the upper left. */
export const legendOf = (look: ChartLook) =>
  ({
    top: 0,
    left: 0,
    selectedMode: false,
    textStyle: { color: look.token('text'), fontFamily: look.font, fontSize: textSize },
  }) satisfies ChartOption['legend'];
