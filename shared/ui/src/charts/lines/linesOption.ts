import { number } from '../../format';
import { lineColour } from '../colours';
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

/** One line. */
export interface LineSeries {
  readonly name: string;
  /** One for each category; null: there is none. */
  readonly values: readonly (number | null)[];
}

/** A limit of the lines: what is contracted. */
export interface LinesLimit {
  /** One step line, or the lowest and the highest of each category. */
  readonly steps: readonly LineSeries[];
  /** The excess, from the limit to the value; null: there is none. */
  readonly overName: string;
  readonly over: readonly (readonly [from: number, to: number] | null)[];
}

export interface LinesPicture extends Measure {
  readonly description: string;
  readonly categories: readonly string[];
  readonly series: readonly LineSeries[];
  /** The maximum of the axis, so that charts side by side compare. */
  readonly max?: number | undefined;
  readonly limit?: LinesLimit | undefined;
  /** The width of the drawing, in pixels. */
  readonly width: number;
}

/** A pattern each: colour is not a line's only mark. */
const dashes = ['solid', [8, 4], [2, 3], [10, 3, 2, 3]] as const;

const [left, right, mark] = [56, 8, 26];

/** Lines over categories as ECharts draws them. */
export function linesOption(picture: LinesPicture, look: ChartLook): ChartOption {
  const { description, categories, series, max, limit, width } = picture;
  const band = (width - left - right) / Math.max(1, categories.length);
  const steps = limit?.steps ?? [];
  const names = [...series, ...steps].map(({ name }) => name);
  const overName = limit?.over.some((one) => one) ? [limit.overName] : [];
  return {
    ...baseOption(look, description),
    grid: { left, right, top: 28 + legendHeight([...names, ...overName], width, mark), bottom: 28 },
    legend: {
      ...legendOf(look),
      itemWidth: mark,
      itemHeight: 10,
      data: [
        ...series.map(({ name }) => ({ name, icon: 'inherit' })),
        ...steps.map(({ name }) => ({ name, icon: stepIcon })),
        ...overName,
      ],
    },
    tooltip: tooltipOf(look, (index) => pointText(picture, index)),
    xAxis: categoryAxis(look, categories),
    yAxis: valueAxis(look, picture, left, { min: 0, max }),
    series: [
      ...series.map((one, index) => lineSeries(one, index, look)),
      ...steps.map((step) => stepSeries(look, step, band)),
      ...(limit ? overSeries(limit, look) : []),
    ],
  };
}

/** A line in a box as wide as the other marks. */
const stepIcon = 'path://M0,4h26v2h-26z';

function lineSeries({ name, values }: LineSeries, index: number, look: ChartLook) {
  const dash = dashes[index % dashes.length] ?? 'solid';
  const color = look.colour(lineColour(index));
  return {
    id: name,
    type: 'line' as const,
    name,
    showSymbol: false,
    data: [...values],
    itemStyle: { color },
    lineStyle: { color, width: 2, type: typeof dash === 'string' ? dash : [...dash] },
  };
}

/** Bars on invisible bars, as wide as a category: an area would need a neighbour. */
function overSeries({ over, overName }: LinesLimit, look: ChartLook) {
  const part = (name: string, values: readonly (number | null)[], color: string) => ({
    id: name,
    type: 'bar' as const,
    name,
    stack: 'over',
    barCategoryGap: '0%',
    silent: true,
    data: [...values],
    itemStyle: { color },
  });
  return [
    part(
      'base',
      over.map((one) => one?.[0] ?? null),
      'transparent',
    ),
    part(
      overName,
      over.map((one) => one && one[1] - one[0]),
      look.colour('wrong'),
    ),
  ];
}

/** The lines at one category, a row each. */
function pointText({ categories, series, unit, limit }: LinesPicture, index: number): string {
  const lines = [...series, ...(limit?.steps ?? [])].flatMap(({ name, values }) => {
    const value = values[index] ?? null;
    return value === null ? [] : [`${name}: ${number(value)} ${unit}`];
  });
  const over = limit?.over[index];
  const most = over ? [`${limit?.overName}: ${number(over[1] - over[0])} ${unit}`] : [];
  return [categories[index] ?? '', ...lines, ...most].join('\n');
}
