import { monthsFrom, refusalCodes, succeeded, vOpt1 } from '../../test/studies';
import { defaultParameters } from '../parameters/index';
import { powerCost } from './cost';
import { optimisePowers } from './optimise';
import { isStudyRefusal } from './refusal';
import type { PowerStudy } from './study';

const table = defaultParameters();
const messages = (study: PowerStudy) => {
  const result = optimisePowers(study, table);
  return isStudyRefusal(result) ? result.reasons.map(({ message }) => message) : [];
};
const [january, february] = vOpt1.months;

it('names each price that is missing, once, with the day for which it was needed', () => {
  const months = monthsFrom('2024-07', 12).map(({ range }) => ({
    range,
    maximetersKw: [20, 20, 20, 20, 20, 20],
  }));
  expect(refusalCodes(optimisePowers({ ...vOpt1, months }, table))).toEqual(
    Array.from({ length: 6 }, () => 'notVerifiable'),
  );
  expect(messages({ ...vOpt1, months })[0]).toBe(
    'No verificable: t_ep (excesos, tipos 4 y 5) de P1 (3.0TD) para el 01/01/2025 está pendiente de dato oficial.',
  );
  expect(refusalCodes(powerCost({ ...vOpt1, months }, vOpt1.currentPowersKw, table))).toHaveLength(
    6,
  );
});

it('has no result for 2027, nor for a tariff without a toll', () => {
  expect(refusalCodes(optimisePowers({ ...vOpt1, pricesOn: '2027-01-01' }, table))).toContain(
    'notVerifiable',
  );
  expect(messages({ ...vOpt1, tariff: '6.2TDVE' })[0]).toContain('el peaje de potencia de P1');
});

it('does not take fewer than 12 months for a year unless asked', () => {
  const months = vOpt1.months.slice(0, 11);
  expect(messages({ ...vOpt1, months })).toEqual([
    'Solo hay 334 días con medidas y hacen falta 12 meses: completa los datos o pide el resultado anualizado.',
  ]);
  expect(refusalCodes(optimisePowers({ ...vOpt1, months, annualise: true }, table))).toEqual([]);
});

it('does not count months without any measure', () => {
  const months = vOpt1.months.map((month, i) => (i === 6 ? { range: month.range } : month));
  expect(refusalCodes(optimisePowers({ ...vOpt1, months }, table))).toEqual(['tooFewMonths']);
  const optimum = succeeded(optimisePowers({ ...vOpt1, months, annualise: true }, table));
  expect(optimum.cautions.find(({ code }) => code === 'monthsLeftOut')).toMatchObject({
    ranges: [{ firstDay: '2026-07-01', lastDay: '2026-07-31' }],
  });
  expect(optimum.cost.months).toHaveLength(11);
});

it('says what demand it needs', () => {
  const bare = monthsFrom('2026-01', 12);
  expect(messages({ ...vOpt1, months: bare })[0]).toContain('maxímetros');
  expect(messages({ ...vOpt1, months: [] })[0]).toContain('maxímetros');
  expect(messages({ ...vOpt1, pointType: 3 })[0]).toContain('curva cuartohoraria');
  const elsewhere = { startMs: Date.UTC(2020, 0), kw: [1, 2, 3] };
  expect(messages({ ...vOpt1, pointType: 2, quarterDemand: elsewhere })[0]).toContain(
    'curva cuartohoraria',
  );
});

describe('bounds that no powers fit', () => {
  it('names the period and both bounds', () => {
    const minKw = [1, 1, 40, 1, 1, 1];
    const maxKw = [99, 99, 30, 99, 99, 99];
    expect(messages({ ...vOpt1, minKw, maxKw })).toEqual([
      'P3 no admite ninguna potencia: pide al menos 40 kW (mínimo pedido) y como mucho 30 kW (máximo pedido). Cambia uno de los límites.',
    ]);
  });

  it('names two periods that the order sets against each other', () => {
    const minKw = [1, 30.5, 1, 1, 1, 1];
    const maxKw = [99, 99, 99, 99, 20, 99];
    expect(optimisePowers({ ...vOpt1, minKw, maxKw }, table)).toMatchObject({
      reasons: [{ code: 'infeasibleBounds', periods: [2, 5] }],
    });
  });

  it('counts the 15 kW of 3.0TD and of 2.0TD among them', () => {
    const maxKw = [15, 15, 15, 15, 15, 15];
    expect(messages({ ...vOpt1, maxKw })[0]).toContain('15,1 kW (mínimo de la tarifa 3.0TD)');
    const months = vOpt1.months.map(({ range }) => ({ range, maximetersKw: [16, 2] }));
    const icp = {
      ...vOpt1,
      tariff: '2.0TD',
      pointType: 5,
      powerControl: 'icp',
      currentPowersKw: [10, 10],
      months,
    } as const;
    expect(messages(icp)).toEqual([
      'P1 no admite ninguna potencia: pide al menos 16 kW (demanda más alta, que el ICP cortaría) y como mucho 15 kW (máximo de la tarifa 2.0TD). Cambia uno de los límites.',
    ]);
  });
});

it.each<[string, Partial<PowerStudy>]>([
  ['invalidPowers', { currentPowersKw: [40, 40] }],
  ['invalidPowers', { currentPowersKw: [40, 40, 40, 0, 40, 45] }],
  ['invalidPowers', { currentPowersKw: ['40', 'x', '40', '40', '40', '45'] }],
  ['invalidMonths', { months: [...vOpt1.months, ...(january ? [january] : [])] }],
  ['invalidMonths', { months: [{ range: { firstDay: '2026-02-01', lastDay: '2026-01-01' } }] }],
  [
    'invalidDemand',
    { months: [{ range: january?.range ?? { firstDay: '', lastDay: '' }, maximetersKw: [1, 2] }] },
  ],
  [
    'invalidDemand',
    {
      months: [
        {
          range: february?.range ?? { firstDay: '', lastDay: '' },
          maximetersKw: [1, 2, -3, 4, 5, 6],
        },
      ],
    },
  ],
  ['invalidBounds', { minKw: [1] }],
  ['invalidBounds', { maxKw: ['1', '1', '1', '1', '1', 'mucho'] }],
  ['invalidStep', { stepKw: 0 }],
  ['invalidStep', { stepKw: '0.25' }],
  ['icpNeeds20td', { powerControl: 'icp' }],
])('refuses with %s: %j', (code, change) => {
  const result = optimisePowers({ ...vOpt1, ...change }, table);
  expect(refusalCodes(result)).toContain(code);
  expect(messages({ ...vOpt1, ...change }).every((text) => /^[A-ZÁÉÍÓÚ].*\.$/.test(text))).toBe(
    true,
  );
});

it('refuses a demand in watts instead of taking all memory', () => {
  const months = vOpt1.months.map(({ range }) => ({
    range,
    maximetersKw: [9e8, 9e8, 9e8, 9e8, 9e8, 9e8],
  }));
  expect(refusalCodes(optimisePowers({ ...vOpt1, months }, table))).toEqual(['tooManySteps']);
  expect(refusalCodes(powerCost({ ...vOpt1, months }, [1, 1, 1, 1, 1], table))).toEqual([
    'invalidPowers',
  ]);
});

it('throws where a date is no day', () => {
  const range = { firstDay: '2026-02-30', lastDay: '2026-03-30' };
  expect(() => optimisePowers({ ...vOpt1, months: [{ range }] }, table)).toThrow(RangeError);
});
