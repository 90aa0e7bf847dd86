import { number } from '../../format';
import type { ChartColour } from '../colours';
import type { ChartOption } from '../echartsEngine';
import {
  baseOption,
  categoryAxis,
  legendHeight,
  legendOf,
  type Measure,
  overStyle,
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
  /** Defaults to the colour of its position: P1 for the first. */
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
  /** The width of the drawing, in pixels. */
  readonly width: number;
}

/** A limit of each bar. */
export interface BarLimit {
  readonly name: string;
  /** The name of what is over it. */
  readonly overName: string;
  /** null: there is none. */
  readonly values: readonly (number | null)[];
}

const [left, right, mark] = [64, 8, 12];

/** Stacked bars as ECharts draws them. */
export function barsOption(picture: BarsPicture, look: ChartLook): ChartOption {
  const { description, categories, series, max, limit, ticks, width } = picture;
  const isStacked = series.length > 1 || limit !== undefined;
  const base = baseOption(look, description);
  const bars = cutAt(limit, series);
  const names = [...bars, ...(limit ? [limit] : [])].map(({ name }) => name);
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
      ...bars.map(({ name, values, colour }, index) => ({
        id: name,
        type: 'bar' as const,
        name,
        stack: 'all',
        barMaxWidth: 44,
        data: [...values],
        itemStyle:
          name === limit?.overName
            ? overStyle(look)
            : {
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

/** The bars up to a limit, and what is over it as one more part: left out where no bar is. */
function cutAt(limit: BarLimit | undefined, series: readonly BarSeries[]): readonly BarSeries[] {
  if (!limit) return series;
  const room = limit.values.map((value) => value ?? Number.POSITIVE_INFINITY);
  const over = room.map(() => 0);
  const within = series.map((one) => ({
    ...one,
    values: one.values.map((value, index) => {
      if (value === null) return null;
      const part = Math.min(value, room[index] ?? value);
      room[index] = (room[index] ?? 0) - part;
      over[index] = (over[index] ?? 0) + value - part;
      return part;
    }),
  }));
  if (!over.some((value) => value > 0)) return series;
  const values = over.map((value) => (value > 0 ? value : null));
  return [...within, { name: limit.overName, values }];
}

/** A dash in a box as high as the other marks. */
const stepIcon = 'path://M0,5h12v2h-12z';

/** The axis with its own words, all of them. */
function tickedAxis(look: ChartLook, categories: readonly string[], ticks: readonly string[]) {
  const axis = categoryAxis(look, categories);
  const formatter = (_name: string, index: number) => ticks[index] ?? '';
  return { ...axis, axisLabel: { ...axis.axisLabel, interval: 0, formatter } };
}

/** The parts of a bar, their sum and its limit, a line each. */
function barText({ categories, series, unit, limit }: BarsPicture, index: number): string {
  const line = (name: string, value: number) => `${name}: ${number(value)} ${unit}`;
  const parts = series.flatMap(({ name, values }) => {
    const value = values[index] ?? null;
    return value === null ? [] : [{ name, value }];
  });
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const most = limit?.values[index] ?? null;
  return [
    categories[index] ?? '',
    ...[...parts].reverse().map(({ name, value }) => line(name, value)),
    ...(parts.length > 1 ? [line('Total', total)] : []),
    ...(limit && most !== null ? [line(limit.name, most)] : []),
    ...(limit && most !== null && total > most ? [line(limit.overName, total - most)] : []),
  ].join('\n');
}
