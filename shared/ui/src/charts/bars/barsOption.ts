import { number } from '../../format';
import { classColour, gridLine, lineColour, muted, text } from '../colours';
import type { ChartOption } from '../echartsEngine';

/** A part of every bar. */
export interface BarSeries {
  readonly name: string;
  /** One for each category; null: there is none. */
  readonly values: readonly (number | null)[];
  /** The place of its colour, from the dearest to the cheapest class; its own place by default. */
  readonly colour?: number;
}

export interface BarsPicture {
  readonly description: string;
  readonly unit: string;
  readonly categories: readonly string[];
  readonly series: readonly BarSeries[];
}

/** Stacked bars as ECharts draws them. */
export function barsOption(picture: BarsPicture): ChartOption {
  const { description, unit, categories, series } = picture;
  const axisText = { color: muted, fontSize: 12 };
  const isStacked = series.length > 1;
  // A colour of a class means one of several.
  const colourOf = isStacked ? classColour : lineColour;
  return {
    // Parts of a bar would grow separately, with gaps between them.
    animation: false,
    aria: { enabled: true, label: { description }, decal: { show: isStacked } },
    textStyle: { fontFamily: 'inherit', color: text },
    grid: { left: 64, right: 8, top: isStacked ? 48 : 28, bottom: 28 },
    legend: {
      show: isStacked,
      top: 0,
      left: 0,
      itemWidth: 16,
      itemHeight: 12,
      selectedMode: false,
      textStyle: { color: text },
    },
    // ECharts' own HTML needs a style sheet that the page forbids.
    tooltip: {
      trigger: 'axis',
      renderMode: 'richText',
      confine: true,
      borderColor: gridLine,
      axisPointer: { type: 'shadow' },
      textStyle: { color: text, fontSize: 13 },
      formatter: (pointed) => barText(picture, [pointed].flat()[0]?.dataIndex ?? 0),
    },
    xAxis: {
      type: 'category',
      data: [...categories],
      axisTick: { show: false },
      z: 10,
      axisLine: { lineStyle: { color: muted } },
      axisLabel: { ...axisText, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      min: 0,
      name: unit,
      nameGap: 10,
      splitNumber: 4,
      nameTextStyle: { ...axisText, align: 'right', padding: [0, 8, 0, 0] },
      axisLabel: { ...axisText, formatter: (value: number) => number(value) },
      splitLine: { lineStyle: { color: gridLine } },
    },
    series: series.map(({ name, values, colour }, index) => ({
      id: name,
      type: 'bar',
      name,
      stack: 'all',
      barMaxWidth: 44,
      data: [...values],
      itemStyle: { color: colourOf(colour ?? index), borderColor: '#fff', borderWidth: 1 },
    })),
  };
}

/** The parts of a bar and their sum, a line each. */
function barText({ categories, series, unit }: BarsPicture, index: number): string {
  const parts = series.flatMap(({ name, values }) => {
    const value = values[index] ?? null;
    return value === null ? [] : [{ name, value }];
  });
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const lines = [...parts].reverse().map(({ name, value }) => `${name}: ${number(value)} ${unit}`);
  const sum = parts.length > 1 ? [`Total: ${number(total)} ${unit}`] : [];
  return [categories[index] ?? '', ...lines, ...sum].join('\n');
}
