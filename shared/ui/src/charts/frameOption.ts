import { number } from '../format';
import type { ChartOption, LineSeriesOption } from './echartsEngine';
import type { ChartLook } from './look';

/** The pixels of a chart's text. */
export const textSize = 12;

/** A label of an axis. */
export const axisText = ({ token, font }: ChartLook) => ({
  color: token('muted'),
  fontSize: textSize,
  fontFamily: font,
});

/** The options of every chart: its font, its words for screen readers, and no animation, which would tear parts apart. */
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

/** The quantity of an axis and its unit. */
export interface Measure {
  /** «Coste» */
  readonly quantity: string;
  /** «€» */
  readonly unit: string;
}

/**
 * The axis of values, from zero unless `min` says otherwise, with quantity and unit on top.
 *
 * @param left pixels between the drawing's edge, where the name begins, and the axis
 * @param limits `max` is rounded up to a value that has a label
 */
export const valueAxis = (
  look: ChartLook,
  { quantity, unit }: Measure,
  left: number,
  limits: { readonly min?: number; readonly max?: number | undefined } = { min: 0 },
) =>
  ({
    type: 'value',
    ...(limits.min !== undefined && { min: limits.min }),
    ...(limits.max !== undefined && { max: roundUp(limits.max) }),
    // A section that was built before axes had names gives a unit alone.
    name: [quantity, unit].filter(Boolean).join(', '),
    nameGap: 10,
    splitNumber: 4,
    nameTextStyle: { ...axisText(look), align: 'left', padding: [0, 0, 0, -left] },
    axisLine: { show: false },
    axisTick: { show: false },
    axisLabel: { ...axisText(look), formatter: (value: number) => number(value) },
    splitLine: { lineStyle: { color: look.token('line') } },
  }) satisfies ChartOption['yAxis'];

const roundSteps = [1, 1.5, 2, 3, 4, 5, 6, 8];

/** The next of 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 15 … */
function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return (roundSteps.find((one) => one * power >= value) ?? 10) * power;
}

/** The legend of several series, at the upper left. */
export const legendOf = (look: ChartLook) =>
  ({
    top: 0,
    left: 0,
    itemGap: legendGap,
    selectedMode: false,
    textStyle: { color: look.token('text'), fontFamily: look.font, fontSize: textSize },
  }) satisfies ChartOption['legend'];

/** Pixels between the entries of a legend, of one of its lines, and of a letter in it. */
const [legendGap, legendLine, letter] = [10, 24, 6.5];

/** The pixels that a legend takes, with the lines that its names need. @param mark pixels of the mark before a name */
export function legendHeight(names: readonly string[], width: number, mark: number): number {
  let lines = 1;
  let end = 0;
  for (const name of names) {
    const entry = mark + 5 + name.length * letter;
    if (end > 0 && end + entry > width) {
      lines += 1;
      end = 0;
    }
    end += entry + legendGap;
  }
  return lines * legendLine;
}

/** The tint of an excess over a limit: translucent, so that it shows on every colour. */
export const overStyle = (look: ChartLook) => ({
  color: `${look.colour('wrong')}66`,
  borderColor: look.colour('wrong'),
  borderWidth: 1,
});

/** A limit as ECharts draws it over categories: a step as wide as each of them. @param band pixels of one */
export const stepSeries = (
  look: ChartLook,
  { name, values }: { readonly name: string; readonly values: readonly (number | null)[] },
  band: number,
) =>
  ({
    id: name,
    type: 'line',
    name,
    step: 'middle',
    // A line would reach from the middle of one category to the middle of the next; a mark reaches both edges.
    symbol: 'rect',
    symbolSize: [band, 2],
    showAllSymbol: true,
    silent: true,
    z: 4,
    data: [...values],
    itemStyle: { color: look.token('heading'), borderWidth: 0 },
    lineStyle: { color: look.token('heading'), width: 2 },
  }) satisfies LineSeriesOption;
