import fc from 'fast-check';
import { stretchesOf } from '../stretches';
import type { CurveSeries } from './curveSeries';
import { sampleCurve } from './sampleCurve';

const stepMs = 900_000;
const curveOf = (values: readonly number[], isEstimated?: readonly number[]): CurveSeries => ({
  name: 'Curva',
  startMs: 0,
  stepMs,
  values,
  ...(isEstimated && { isEstimated }),
});
const slots = (from: number, to: number) => ({ fromMs: from * stepMs, toMs: to * stepMs });
const gap = Number.NaN;

const value = fc.oneof(
  { weight: 1, arbitrary: fc.constant(gap) },
  { weight: 4, arbitrary: fc.double({ min: 0, max: 1000, noNaN: true }) },
);

it('keeps the highest and the lowest at any zoom, however many gaps there are', () => {
  fc.assert(
    fc.property(
      fc.array(value, { minLength: 1, maxLength: 400 }),
      fc.nat(400),
      fc.nat(400),
      fc.integer({ min: 1, max: 60 }),
      (values, one, other, columns) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other) + 1];
        const { points } = sampleCurve(curveOf(values), slots(from, to), columns);
        const shown = values.slice(from, to).filter((known) => !Number.isNaN(known));
        const drawn = points.map(([, height]) => height).filter((known) => !Number.isNaN(known));
        expect(Math.max(...drawn)).toBe(Math.max(...shown));
        expect(Math.min(...drawn)).toBe(Math.min(...shown));
        expect(points.length).toBeLessThanOrEqual(2 * (columns + 2));
        const instants = points.map(([atMs]) => atMs);
        expect(instants).toEqual([...instants].sort((a, b) => a - b));
      },
    ),
  );
});

it('keeps a peak in a column that begins with a gap, which ECharts’ own sampling loses', () => {
  const values = Array.from({ length: 100 }, (_, slot) => (slot % 10 === 0 ? gap : 1));
  values[51] = 99;
  const { points } = sampleCurve(curveOf(values), slots(0, 100), 10);
  expect(Math.max(...points.map(([, height]) => height))).toBe(99);
});

it('draws a value alone among empty columns as wide as its column', () => {
  const values = Array.from({ length: 100 }, (_, slot) => (slot === 53 ? 7 : gap));
  const { points } = sampleCurve(curveOf(values), slots(0, 100), 10);
  expect(points.filter(([, height]) => height === 7)).toEqual([
    [50 * stepMs, 7],
    [60 * stepMs, 7],
  ]);
});

it('draws each slot as a step where there is room, and lifts the pen over gaps', () => {
  const { points, isReduced } = sampleCurve(curveOf([1, gap, 3]), slots(0, 3), 10);
  expect(isReduced).toBe(false);
  expect(points).toEqual([
    [0, 1],
    [stepMs, 1],
    [stepMs, gap],
    [2 * stepMs, gap],
    [2 * stepMs, 3],
    [3 * stepMs, 3],
  ]);
});

describe('stretches', () => {
  it('say what is estimated and what is missing', () => {
    const curve = curveOf([1, 2, gap, gap, 5, 6, gap], [0, 1, 0, 0, 0, 1, 0]);
    expect(stretchesOf(curve, slots(0, 7), 700)).toEqual([
      { kind: 'estimated', ...slots(1, 2) },
      { kind: 'estimated', ...slots(5, 6) },
      { kind: 'missing', ...slots(2, 4) },
      { kind: 'missing', ...slots(6, 7) },
    ]);
  });

  it('are never too short to be seen, and few however many there are', () => {
    const values = Array.from({ length: 10_000 }, (_, slot) => (slot % 7 === 0 ? gap : 1));
    const stretches = stretchesOf(curveOf(values), slots(0, 10_000), 100);
    expect(stretches.length).toBeLessThanOrEqual(100);
    const alone = curveOf(Array.from({ length: 10_000 }, (_, slot) => (slot === 5_000 ? gap : 1)));
    const [only] = stretchesOf(alone, slots(0, 10_000), 100);
    expect((only?.toMs ?? 0) - (only?.fromMs ?? 0)).toBe(200 * stepMs);
  });
});
