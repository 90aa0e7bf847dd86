import { heatSteps, stepOf } from './heatScale';

it.each([
  ['from nothing', [0, 12], [0, 2, 4, 6, 8, 10, 12]],
  ['not from nothing', [101, 118], [100, 105, 110, 115, 120]],
  ['of fractions', [0.1, 0.7], [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]],
  ['of one value', [5], [5, 6]],
  ['of nothing but 0', [0, 0], [0, 0.2]],
])('steps %s are round', (_name, values, bounds) => {
  const steps = heatSteps(values);
  expect([...steps.map(({ from }) => from), steps.at(-1)?.to]).toEqual(bounds);
});

it('every value has a step, whose bounds hold it, and unknown ones have none', () => {
  const values = Array.from({ length: 200 }, (_, i) => Math.round(i ** 1.7 * 10) / 10 + 3);
  const steps = heatSteps([...values, null]);
  expect(new Set(steps.map(({ colour }) => colour)).size).toBe(steps.length);
  for (const value of values) {
    const { from = Number.NaN, to = Number.NaN } = steps[stepOf(value, steps)] ?? {};
    expect(value >= from && value <= to).toBe(true);
  }
  expect(heatSteps([null])).toEqual([]);
});
