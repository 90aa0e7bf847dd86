import { number } from '../../format';
import type { ChartOption } from '../echartsEngine';
import {
  axisText,
  baseOption,
  categoryAxis,
  type Measure,
  textSize,
  tooltipOf,
  valueAxis,
} from '../frameOption';
import type { ChartLook } from '../look';

/** A bar of a waterfall: a whole amount, or what changes it. */
export interface WaterfallStep {
  readonly name: string;
  readonly value: number;
  /** True if the bar begins at zero; otherwise it goes on where the one before ended. */
  readonly isTotal?: boolean;
}

export interface WaterfallPicture extends Measure {
  readonly description: string;
  readonly steps: readonly WaterfallStep[];
  /** Pixels: where names do not fit side by side, they are turned. */
  readonly width: number;
}

/** A name at its side, pixels. */
const nameWidth = 90;

const left = 64;

/** The difference between the totals, which every bar before it adds to or takes from. */
const wholeName = 'Diferencia';

/**
 * A waterfall as ECharts draws it: bars on top of invisible bars. The axis is of differences from the first
 * total: beside the totals themselves they would not be seen.
 */
export function waterfallOption(picture: WaterfallPicture, look: ChartLook): ChartOption {
  const { description, unit, steps, width } = picture;
  const bars = placed(steps);
  const amountOf = (index: number) => bars[index]?.value ?? 0;
  const amount = {
    show: true,
    position: 'top' as const,
    color: look.token('text'),
    fontFamily: look.font,
    fontSize: textSize,
    // Whole units: there is room for no more, and the table has the cents.
    formatter: ({ dataIndex }: { readonly dataIndex: number }) =>
      signed(Math.round(amountOf(dataIndex))),
  };
  const part = (id: string, values: readonly (number | null)[], color: string) => ({
    id,
    type: 'bar' as const,
    name: id,
    stack: 'all',
    // Bars may begin below zero and end above it.
    stackStrategy: 'all' as const,
    barMaxWidth: 56,
    data: [...values],
    itemStyle: { color },
    ...(id !== 'base' && { label: amount }),
  });
  return {
    ...baseOption(look, description),
    grid: { left, right: 8, top: 28, bottom: 52 },
    tooltip: {
      ...tooltipOf(
        look,
        (index) => `${bars[index]?.name ?? ''}\n${signed(amountOf(index))} ${unit}`,
      ),
      axisPointer: { type: 'shadow' },
    },
    xAxis: {
      ...categoryAxis(
        look,
        bars.map(({ name }) => name),
      ),
      axisLabel: {
        ...axisText(look),
        interval: 0,
        rotate: width < bars.length * nameWidth ? 30 : 0,
      },
    },
    yAxis: valueAxis(look, picture, left, {}),
    series: [
      part(
        'base',
        bars.map(({ from }) => from),
        'transparent',
      ),
      part('lower', lengthsOf(bars, -1), look.colour('right')),
      part('higher', lengthsOf(bars, 1), look.colour('wrong')),
    ],
  };
}

interface PlacedBar {
  readonly name: string;
  /** The change: negative where it costs less. */
  readonly value: number;
  /** The lower end of its bar. */
  readonly from: number;
}

/** The changes after the first total, each from where the one before ended, and then all of them from zero. */
function placed(steps: readonly WaterfallStep[]): readonly PlacedBar[] {
  let end = 0;
  const changes = steps
    .filter(({ isTotal }) => !isTotal)
    .map(({ name, value }) => {
      const start = end;
      end += value;
      return { name, value, from: Math.min(start, end) };
    });
  return [...changes, { name: wholeName, value: end, from: Math.min(0, end) }];
}

/** The lengths of the bars that go one way. */
const lengthsOf = (bars: readonly PlacedBar[], sign: 1 | -1) =>
  bars.map(({ value }) => (Math.sign(value) === sign ? Math.abs(value) : null));

const signed = (value: number): string => (value <= 0 ? number(value) : `+${number(value)}`);
