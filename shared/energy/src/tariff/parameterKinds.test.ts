import { regulatedParameters } from '../parameters';
import {
  hasEnded,
  isParameterKind,
  parameterKeys,
  parameterKinds,
  parameterShapes,
  variantTitle,
} from './parameterKinds';
import { type ParameterKey, parameterUnits } from './parameterRows';

const textOf = ({ kind, tariff, period, variant }: ParameterKey) =>
  [kind, tariff, period, variant].join(' ');

it('has every kind once', () => {
  expect([...parameterKinds].sort()).toEqual(Object.keys(parameterUnits).sort());
  expect([isParameterKind('vat'), isParameterKind('toString')]).toEqual([true, false]);
});

it('knows the key of every value that is published', () => {
  const known = new Set(parameterKinds.flatMap((kind) => parameterKeys(kind)).map(textOf));
  const ended = regulatedParameters.filter((row) => !known.has(textOf(row)));
  expect(ended.map(textOf)).toEqual([
    'toleranceEur   total',
    'tolerancePercent   line',
    'tolerancePercent   total',
  ]);
  expect(ended.every(({ kind, variant }) => hasEnded(kind, variant))).toBe(true);
  expect([variantTitle('tolerancePercent', 'total'), variantTitle('vat', 'reduced')]).toEqual([
    'Total',
    'Reducido',
  ]);
});

it('knows which values depend on the power, are for a day or a year, or have ended', () => {
  for (const { kind, variant = '', powerLimit, per, to, state } of regulatedParameters) {
    const { limited = [], isPer = false, lastDay } = parameterShapes[kind];
    expect([kind, limited.includes(variant)]).toEqual([kind, powerLimit !== undefined]);
    if (state === 'confirmed') expect([kind, isPer]).toEqual([kind, per !== undefined]);
    if (lastDay) expect(to !== null && to <= lastDay).toBe(true);
  }
});

it.each([
  [parameterKeys('energyToll', '2.0TD'), 3],
  [parameterKeys('powerToll', '2.0TD'), 2],
  [parameterKeys('powerToll'), 2 + 8 * 6],
  [parameterKeys('excessDaily'), 2 + 5 * 6],
  [parameterKeys('excessDaily', '6.2TDVE'), 0],
  [parameterKeys('vat'), 2],
  [parameterKeys('electricityTax'), 1],
  [parameterKeys('electricityTax', '3.0TD'), 0],
])('%#: lists the keys of a kind', (keys, count) => {
  expect(keys).toHaveLength(count);
});
