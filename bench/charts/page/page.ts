import { type CurvePicture, curveOption } from '../../../shared/ui/src/charts/curve/curveOption';
import { type ChartOption, startDrawing } from '../../../shared/ui/src/charts/echartsEngine';
import { readLook } from '../../../shared/ui/src/charts/look';

/**
 * A year of quarter-hours drawn in a page: our way, and beside it the same library given every point.
 * `measure.ts` beside this folder bundles this and calls it.
 */

const quarterMs = 900_000;
const dayMs = 96 * quarterMs;
const startMs = Date.UTC(2025, 11, 31, 23);
const count = 35_040;
/** The same noise in every run. */
const noise = (i: number) => ((i * 7_919) % 1_000) / 1_000;
const values = Float64Array.from({ length: count }, (_, i) => {
  const hour = (i / 4) % 24;
  return 12 + (hour > 7 && hour < 21 ? 30 : 0) + noise(i) * 10;
});
const series = [{ name: 'Curva', startMs, stepMs: quarterMs, values }];
const year = { fromMs: startMs, toMs: startMs + count * quarterMs };
const points = Array.from(values, (value, i): [number, number] => [startMs + i * quarterMs, value]);

/** A clock that never changes: the measurement does not depend on it. */
const clock = {
  startOfDay: (day: string) => Date.parse(day) - 3_600_000,
  localTimeOf(instantMs: number) {
    const local = new Date(instantMs + 3_600_000);
    const date = local.toISOString().slice(0, 10);
    return { date, hour: local.getUTCHours(), minute: local.getUTCMinutes() };
  },
};

const bands = (range: CurvePicture['range']): CurvePicture['bands'] =>
  range.toMs - range.fromMs > 15 * dayMs
    ? []
    : Array.from({ length: 90 }, (_, i) => {
        const fromMs = range.fromMs + i * 4 * 3_600_000;
        return { fromMs, toMs: fromMs + 4 * 3_600_000, label: `P${(i % 6) + 1}`, colour: i % 6 };
      });

const ours = (range: CurvePicture['range']): ChartOption =>
  curveOption(
    {
      description: 'Curva',
      quantity: 'Potencia',
      unit: 'kW',
      series,
      range,
      clock,
      bands: bands(range),
      width: 1200,
      pixelRatio: devicePixelRatio,
    },
    readLook(),
  );

const plain = ({ fromMs, toMs }: CurvePicture['range']): ChartOption => ({
  animation: false,
  xAxis: { type: 'value', min: fromMs, max: toMs },
  yAxis: { type: 'value' },
  series: [{ type: 'line', showSymbol: false, lineStyle: { width: 1 }, data: points }],
});

const box = document.body.appendChild(document.createElement('div'));
box.style.cssText = 'width:1200px;height:420px';
const drawing = startDrawing(box);
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Milliseconds from being asked to draw until it is painted. */
async function painted(option: () => ChartOption): Promise<number> {
  const start = performance.now();
  drawing.setOption(option(), { replaceMerge: ['series', 'xAxis', 'yAxis', 'grid'] });
  await frame();
  await frame();
  return performance.now() - start;
}

/** The year, then nearer and nearer around the middle, and back again: milliseconds of each step. */
async function zoom(option: typeof ours): Promise<number[]> {
  const middle = (year.fromMs + year.toMs) / 2;
  const spans = [365, 180, 90, 45, 21, 14, 7, 3, 1, 2, 5, 10, 15, 30, 60, 120, 240].map(
    (days) => days * dayMs,
  );
  const times: number[] = [];
  for (const span of spans) {
    times.push(await painted(() => option({ fromMs: middle - span / 2, toMs: middle + span / 2 })));
  }
  return times;
}

Object.assign(window, {
  year: { ours: () => painted(() => ours(year)), plain: () => painted(() => plain(year)) },
  zoom: { ours: () => zoom(ours), plain: () => zoom(plain) },
});
