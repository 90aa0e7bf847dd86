import { number } from '../../format';
import { lineColour } from '../colours';
import type { ChartOption } from '../echartsEngine';
import { baseOption, categoryAxis, legendOf, tooltipOf, valueAxis } from '../frameOption';
import type { ChartLook } from '../look';

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
export function linesOption(picture: LinesPicture, look: ChartLook): ChartOption {
  const { description, unit, categories, series, max } = picture;
  return {
    ...baseOption(look, description),
    grid: { left: 52, right: 8, top: 64, bottom: 28 },
    legend: { ...legendOf(look), itemWidth: 26, itemHeight: 10, icon: 'inherit' },
    tooltip: tooltipOf(look, (index) => pointText(picture, index)),
    xAxis: categoryAxis(look, categories),
    yAxis: valueAxis(look, unit, { min: 0, ...(max !== undefined && { max }) }),
    series: series.map(({ name, values }, index) => {
      const dash = dashes[index % dashes.length] ?? 'solid';
      const color = look.colour(lineColour(index));
      return {
        id: name,
        type: 'line',
        name,
        showSymbol: false,
        data: [...values],
        itemStyle: { color },
        lineStyle: { color, width: 2, type: typeof dash === 'string' ? dash : [...dash] },
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
