import type { Band } from '../bands';
import { lineColour, paleTokenOf } from '../colours';
import type { ChartOption, LineSeriesOption } from '../echartsEngine';
import { axisText, baseOption, type Measure, valueAxis } from '../frameOption';
import type { ChartLook } from '../look';
import { type Stretch, stretchesOf } from '../stretches';
import { type LocalClock, spanOf, type TimeRange } from '../timeRange';
import { timeTicks } from '../timeTicks';
import { type CurveLimit, type LimitLines, limitLines } from './curveLimit';
import type { CurveSeries } from './curveSeries';
import { sampleCurve } from './sampleCurve';

export interface CurvePicture extends Measure {
  readonly description: string;
  readonly series: readonly CurveSeries[];
  /** The limit of the first series. */
  readonly limit?: CurveLimit | undefined;
  readonly range: TimeRange;
  readonly clock: LocalClock;
  readonly bands: readonly Band[];
  /** Leaves room for one under the plot. */
  readonly hasRibbon?: boolean;
  /** The width of the whole drawing, in pixels. */
  readonly width: number;
  /** Pixels of the screen in one of the page. */
  readonly pixelRatio: number;
}

/** The plot within the drawing, in pixels from its edges; the strip of stretches lies under it. */
const plot = { left: 56, right: 14, top: 26, bottom: 44 } as const;
/** The height of the ribbon with the gap above it. */
const ribbonPixels = 44;
const strip = { left: plot.left, right: plot.right, bottom: 32, height: 6 } as const;
const pixelsATick = 50;
const pixelsALabel = 22;

/** A curve for ECharts: a line per series, its limit, bands behind, stretches under it. */
export function curveOption(picture: CurvePicture, look: ChartLook): ChartOption {
  const { range, clock, width, description, series, limit, hasRibbon = false } = picture;
  const columns = Math.max(50, width - plot.left - plot.right);
  const ticks = timeTicks(range, clock, Math.ceil(columns / pixelsATick));
  const [first] = series;
  const stretches = series.slice(0, 1).flatMap((one) => stretchesOf(one, range, columns));
  return {
    ...baseOption(look, description),
    grid: [
      {
        ...plot,
        bottom: plot.bottom + (hasRibbon ? ribbonPixels : 0),
        show: false,
        outerBoundsMode: 'none',
      },
      strip,
    ],
    xAxis: timeAxes(range, ticks, look),
    yAxis: [
      valueAxis(look, picture, plot.left),
      { type: 'value', gridIndex: 1, min: 0, max: 1, show: false },
    ],
    series: [
      bandSeries(picture, columns, look),
      stretchSeries(stretches, look),
      ...series.map((one, index) =>
        lineSeries(one, look.colour(lineColour(index)), index, picture, columns),
      ),
      ...(first && limit
        ? limitSeries(limitLines(first, limit, { range, clock, columns }), look)
        : []),
    ],
  };
}

function timeAxes(
  { fromMs, toMs }: TimeRange,
  ticks: ReturnType<typeof timeTicks>,
  look: ChartLook,
) {
  const lineStyle = { color: look.token('chart-missing') };
  const labels = new Map(ticks.map(({ atMs, label }) => [atMs, label]));
  const customValues = ticks.map(({ atMs }) => atMs);
  const shared = { type: 'value', min: fromMs, max: toMs, splitLine: { show: false } } as const;
  const hidden = { axisLabel: { show: false }, axisTick: { show: false } };
  return [
    { ...shared, ...hidden, gridIndex: 0, axisLine: { lineStyle } },
    {
      ...shared,
      gridIndex: 1,
      axisLine: { show: false },
      axisTick: { show: true, customValues, length: 5, lineStyle },
      axisLabel: {
        customValues,
        ...axisText(look),
        hideOverlap: true,
        formatter: (atMs: number) => labels.get(atMs) ?? '',
      },
    },
  ];
}

/** Only areas; they need a series to hang on. */
const areas = (id: string, axisIndex: number, data: AreaData): LineSeriesOption => ({
  id,
  type: 'line',
  data: [],
  silent: true,
  xAxisIndex: axisIndex,
  yAxisIndex: axisIndex,
  markArea: { silent: true, data },
});
type AreaData = NonNullable<NonNullable<LineSeriesOption['markArea']>['data']>;

function bandSeries(
  { bands, range }: CurvePicture,
  columns: number,
  look: ChartLook,
): LineSeriesOption {
  const pixelsAMs = columns / spanOf(range);
  const data = bands.map((band): AreaData[number] => {
    const fromMs = Math.max(band.fromMs, range.fromMs);
    const toMs = Math.min(band.toMs, range.toMs);
    const isWide = (toMs - fromMs) * pixelsAMs > pixelsALabel;
    const itemStyle = { color: look.token(paleTokenOf(band.colour)) };
    const label = { show: isWide, position: 'insideTop', ...axisText(look) } as const;
    return [{ name: band.label, xAxis: fromMs, itemStyle, label }, { xAxis: toMs }];
  });
  return areas('bands', 0, data);
}

const stretchSeries = (stretches: readonly Stretch[], look: ChartLook): LineSeriesOption =>
  areas(
    'stretches',
    1,
    stretches.map(({ fromMs, toMs, kind }) => [
      { xAxis: fromMs, itemStyle: { color: look.token(`chart-${kind}`) } },
      { xAxis: toMs },
    ]),
  );

/** A drawing in the plot without a tooltip. */
const inPlot = {
  type: 'line',
  silent: true,
  showSymbol: false,
  connectNulls: false,
  xAxisIndex: 0,
  yAxisIndex: 0,
} as const;

/** The areas over a limit, each on an invisible one up to it, and the limit's steps on top. */
function limitSeries(lines: LimitLines, look: ChartLook): LineSeriesOption[] {
  const { lowest, highest, base, over } = lines;
  const area = {
    ...inPlot,
    stack: 'limit',
    stackStrategy: 'all',
    lineStyle: { width: 0 },
  } as const;
  const step = { ...inPlot, z: 5, lineStyle: { width: 1.5, color: look.token('heading') } };
  return [
    { ...area, id: 'base', data: [...base] },
    // Above the line, which would hide what is as narrow as itself.
    { ...area, id: 'over', z: 4, data: [...over], areaStyle: { color: look.colour('wrong') } },
    { ...step, id: 'lowest', data: [...lowest] },
    { ...step, id: 'highest', data: [...highest] },
  ];
}

function lineSeries(
  series: CurveSeries,
  color: string,
  index: number,
  { range, pixelRatio }: CurvePicture,
  columns: number,
): LineSeriesOption {
  const { points, isReduced } = sampleCurve(series, range, columns);
  // A line one screen pixel wide draws five times as fast as a wider one, and among thousands of
  // points it is as visible.
  const width = isReduced ? 1 / pixelRatio : 1.5;
  return {
    ...inPlot,
    id: `line ${index}`,
    name: series.name,
    lineStyle: { width, color },
    data: points,
  };
}
