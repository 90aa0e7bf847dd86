import { number } from '../../format';
import { gridLine, lineColour, muted, text } from '../colours';
import type { ChartOption } from '../echartsEngine';

/** A bar of a waterfall: a whole amount, or what changes it. */
export interface WaterfallStep {
  readonly name: string;
  readonly value: number;
  /** True if the bar begins at zero; otherwise it goes on where the one before ended. */
  readonly isTotal?: boolean;
}

export interface WaterfallPicture {
  readonly description: string;
  readonly unit: string;
  readonly steps: readonly WaterfallStep[];
  /** Pixels: where names do not fit side by side, they are turned. */
  readonly width: number;
}

/** A name at its side, pixels. */
const nameWidth = 90;

const lower = '#12835a';
const higher = '#a8322a';

/** A waterfall as ECharts draws it: bars on top of invisible bars. */
export function waterfallOption({
  description,
  unit,
  steps,
  width,
}: WaterfallPicture): ChartOption {
  const axisText = { color: muted, fontSize: 12 };
  const bars = placed(steps);
  const amount = {
    show: true,
    position: 'top' as const,
    color: text,
    fontSize: 11,
    formatter: ({ dataIndex }: { readonly dataIndex: number }) => {
      const step = steps[dataIndex];
      return step ? signed({ ...step, value: Math.round(step.value) }) : '';
    },
  };
  const part = (id: string, values: readonly (number | null)[], color: string) => ({
    id,
    type: 'bar' as const,
    name: id,
    stack: 'all',
    barMaxWidth: 56,
    data: [...values],
    itemStyle: { color },
    // Whole units: there is room for no more, and the table has the cents.
    ...(id !== 'base' && { label: amount }),
  });
  return {
    animation: false,
    aria: { enabled: true, label: { description } },
    textStyle: { fontFamily: 'inherit', color: text },
    grid: { left: 64, right: 8, top: 28, bottom: 52 },
    // ECharts' own HTML needs a style sheet that the page forbids.
    tooltip: {
      trigger: 'axis',
      renderMode: 'richText',
      confine: true,
      borderColor: gridLine,
      axisPointer: { type: 'shadow' },
      textStyle: { color: text, fontSize: 13 },
      formatter: (pointed) => {
        const step = steps[[pointed].flat()[0]?.dataIndex ?? 0];
        return step ? `${step.name}\n${signed(step)} ${unit}` : '';
      },
    },
    xAxis: {
      type: 'category',
      data: steps.map(({ name }) => name),
      axisTick: { show: false },
      z: 10,
      axisLine: { lineStyle: { color: muted } },
      axisLabel: { ...axisText, interval: 0, rotate: width < steps.length * nameWidth ? 30 : 0 },
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
    series: [
      part(
        'base',
        bars.map(({ from }) => from),
        'transparent',
      ),
      part(
        'total',
        bars.map(({ total }) => total),
        lineColour(0),
      ),
      part(
        'lower',
        bars.map(({ less }) => less),
        lower,
      ),
      part(
        'higher',
        bars.map(({ more }) => more),
        higher,
      ),
    ],
  };
}

interface PlacedBar {
  readonly from: number;
  readonly total: number | null;
  readonly less: number | null;
  readonly more: number | null;
}

/** The start and the length of each bar. */
function placed(steps: readonly WaterfallStep[]): PlacedBar[] {
  let end = 0;
  return steps.map(({ value, isTotal = false }) => {
    const start = end;
    end = isTotal ? value : start + value;
    if (isTotal) return { from: 0, total: value, less: null, more: null };
    const from = Math.min(start, end);
    return value < 0
      ? { from, total: null, less: -value, more: null }
      : { from, total: null, less: null, more: value };
  });
}

const signed = ({ value, isTotal = false }: WaterfallStep): string =>
  isTotal || value <= 0 ? number(value) : `+${number(value)}`;
