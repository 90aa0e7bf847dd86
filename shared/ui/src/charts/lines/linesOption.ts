import { number } from '../../format';
import { gridLine, lineColour, muted, text } from '../colours';
import type { ChartOption } from '../echartsEngine';

/** One line. */
export interface LineSeries {
  readonly name: string;
  /** One for each category; null: there is none. */
  readonly values: readonly (number | null)[];
}

export interface LinesPicture {
  readonly description: string;
  readonly unit: string;
  readonly categories: readonly string[];
  readonly series: readonly LineSeries[];
  /** The maximum of the axis, so that charts side by side compare. */
  readonly max?: number | undefined;
}

/** A pattern each: colour is not a line's only mark. */
const dashes = ['solid', [8, 4], [2, 3], [10, 3, 2, 3]] as const;

/** Lines over categories as ECharts draws them. */
export function linesOption(picture: LinesPicture): ChartOption {
  const { description, unit, categories, series, max } = picture;
  const axisText = { color: muted, fontSize: 12 };
  return {
    animation: false,
    aria: { enabled: true, label: { description } },
    textStyle: { fontFamily: 'inherit', color: text },
    grid: { left: 52, right: 8, top: 64, bottom: 28 },
    legend: {
      top: 0,
      left: 0,
      itemWidth: 26,
      itemHeight: 10,
      icon: 'inherit',
      selectedMode: false,
      textStyle: { color: text },
    },
    // ECharts' own HTML needs a style sheet that the page forbids.
    tooltip: {
      trigger: 'axis',
      renderMode: 'richText',
      confine: true,
      borderColor: gridLine,
      textStyle: { color: text, fontSize: 13 },
      formatter: (pointed) => pointText(picture, [pointed].flat()[0]?.dataIndex ?? 0),
    },
    xAxis: {
      type: 'category',
      data: [...categories],
      axisTick: { show: false },
      axisLine: { lineStyle: { color: muted } },
      axisLabel: { ...axisText, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      min: 0,
      ...(max !== undefined && { max }),
      name: unit,
      nameGap: 10,
      splitNumber: 4,
      nameTextStyle: { ...axisText, align: 'right', padding: [0, 8, 0, 0] },
      axisLabel: { ...axisText, formatter: (value: number) => number(value) },
      splitLine: { lineStyle: { color: gridLine } },
    },
    series: series.map(({ name, values }, index) => {
      const dash = dashes[index % dashes.length] ?? 'solid';
      return {
        id: name,
        type: 'line',
        name,
        showSymbol: false,
        data: [...values],
        itemStyle: { color: lineColour(index) },
        lineStyle: {
          color: lineColour(index),
          width: 2,
          type: typeof dash === 'string' ? dash : [...dash],
        },
      };
    }),
  };
}

/** The lines at one category, a row each. */
function pointText({ categories, series, unit }: LinesPicture, index: number): string {
  const lines = series.flatMap(({ name, values }) => {
    const value = values[index] ?? null;
    return value === null ? [] : [`${name}: ${number(value)} ${unit}`];
  });
  return [categories[index] ?? '', ...lines].join('\n');
}
