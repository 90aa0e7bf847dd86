import { number } from '../../format';
import type { ChartColour } from '../colours';
import type { ChartOption } from '../echartsEngine';
import { baseOption, categoryAxis, legendOf, tooltipOf, valueAxis } from '../frameOption';
import type { ChartLook } from '../look';

/** A part of every bar. */
export interface BarSeries {
  readonly name: string;
  /** One for each category; null: there is none. */
  readonly values: readonly (number | null)[];
  /** By default the class of its place: the first is P1. */
  readonly colour?: ChartColour;
}

export interface BarsPicture {
  readonly description: string;
  readonly unit: string;
  readonly categories: readonly string[];
  readonly series: readonly BarSeries[];
  /** The upper end of the axis, so that charts beside each other compare. */
  readonly max?: number | undefined;
}

/** Stacked bars as ECharts draws them. */
export function barsOption(picture: BarsPicture, look: ChartLook): ChartOption {
  const { description, unit, categories, series, max } = picture;
  const isStacked = series.length > 1;
  const base = baseOption(look, description);
  return {
    ...base,
    aria: { ...base.aria, decal: { show: isStacked && look.isPatterned } },
    grid: { left: 64, right: 8, top: isStacked ? 48 : 28, bottom: 28 },
    legend: { ...legendOf(look), show: isStacked, itemWidth: 12, itemHeight: 12 },
    tooltip: {
      ...tooltipOf(look, (index) => barText(picture, index)),
      axisPointer: { type: 'shadow' },
    },
    xAxis: categoryAxis(look, categories),
    yAxis: valueAxis(look, unit, { min: 0, ...(max !== undefined && { max }) }),
    series: series.map(({ name, values, colour }, index) => ({
      id: name,
      type: 'bar',
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
