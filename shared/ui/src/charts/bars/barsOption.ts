import { number } from '../../format';
import type { ChartColour } from '../colours';
import type { ChartOption } from '../echartsEngine';
import {
  baseOption,
  categoryAxis,
  legendHeight,
  legendOf,
  type Measure,
  stepSeries,
  tooltipOf,
  valueAxis,
} from '../frameOption';
import type { ChartLook } from '../look';

/** A part of every bar. */
export interface BarSeries {
  readonly name: string;
  /** One for each category; null: there is none. */
  readonly values: readonly (number | null)[];
  /** By default the class of its place: the first is P1. */
  readonly colour?: ChartColour;
}

export interface BarsPicture extends Measure {
  readonly description: string;
  readonly categories: readonly string[];
  readonly series: readonly BarSeries[];
  /** The upper end of the axis, so that charts beside each other compare. */
  readonly max?: number | undefined;
  /** A step line over the bars: what is contracted. */
  readonly limit?: BarLimit | undefined;
  /** Words below the axis, where they differ from the categories; empty: none. */
  readonly ticks?: readonly string[] | undefined;
  /** What the parts of a bar come to: «Total». */
  readonly sumName?: string | undefined;
  /** Of the drawing, in pixels. */
  readonly width: number;
}

/** A limit of each bar; null: there is none. */
export interface BarLimit {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

const [left, right, mark] = [64, 8, 12];

/** Stacked bars as ECharts draws them. */
export function barsOption(picture: BarsPicture, look: ChartLook): ChartOption {
  const { description, categories, series, max, limit, ticks, width } = picture;
  const isStacked = series.length > 1 || limit !== undefined;
  const base = baseOption(look, description);
  const names = [...series, ...(limit ? [limit] : [])].map(({ name }) => name);
  const band = (width - left - right) / Math.max(1, categories.length);
  return {
    ...base,
    aria: { ...base.aria, decal: { show: isStacked && look.isPatterned } },
    grid: { left, right, top: 28 + (isStacked ? legendHeight(names, width, mark) : 0), bottom: 28 },
    legend: {
      ...legendOf(look),
      show: isStacked,
      itemWidth: mark,
      itemHeight: mark,
      data: names.map((name) => ({ name, ...(name === limit?.name && { icon: stepIcon }) })),
    },
    tooltip: {
      ...tooltipOf(look, (index) => barText(picture, index)),
      axisPointer: { type: 'shadow' },
    },
    xAxis: ticks ? tickedAxis(look, categories, ticks) : categoryAxis(look, categories),
    yAxis: valueAxis(look, picture, left, { min: 0, max }),
    series: [
      ...series.map(({ name, values, colour }, index) => ({
        id: name,
        type: 'bar' as const,
        name,
        stack: 'all',
        barMaxWidth: 44,
        data: [...values],
        itemStyle: {
          // A colour of a class means one of several.
          color: look.colour(colour ?? (isStacked ? index : 'line-1')),
          borderColor: look.token('surface'),
          borderWidth: 1,
        },
      })),
      ...(limit ? [stepSeries(look, limit, band)] : []),
    ],
  };
}

/** A dash in a box as high as the other marks. */
const stepIcon = 'path://M0,5h12v2h-12z';

/** The axis with its own words, all of them. */
function tickedAxis(look: ChartLook, categories: readonly string[], ticks: readonly string[]) {
  const axis = categoryAxis(look, categories);
  const formatter = (_name: string, index: number) => ticks[index] ?? '';
  return { ...axis, axisLabel: { ...axis.axisLabel, interval: 0, formatter } };
}

/** The parts of a bar and their sum, a line each. */
function barText(picture: BarsPicture, index: number): string {
  const { categories, series, unit, limit, sumName = 'Total' } = picture;
  const valuesOf = (list: readonly BarLimit[]) =>
    list.flatMap(({ name, values }) => {
      const value = values[index] ?? null;
      return value === null ? [] : [{ name, value }];
    });
  const parts = valuesOf(series);
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const lines = [
    ...[...parts].reverse(),
    ...(parts.length > 1 ? [{ name: sumName, value: total }] : []),
    ...valuesOf(limit ? [limit] : []),
  ];
  return [
    categories[index] ?? '',
    ...lines.map(({ name, value }) => `${name}: ${number(value)} ${unit}`),
  ].join('\n');
}
