import { amountsOf, lineOf, missingIn, v4 } from '../../../test/bills';
import { quarterMs, startOfDay } from '../../calendar/localTime';
import type { QuarterDemand } from '../../curve/demand';
import { defaultParameters } from '../../parameters/index';
import { type BillInput, computeBill } from '../index';

const parameters = defaultParameters();
const bill = (input: BillInput) => computeBill(input, parameters);
const codesOf = (input: BillInput) => bill(input).cautions.map(({ code }) => code);

/** 6.1TD with a quarter-hour curve, 100 kW. */
const type3: BillInput = {
  ...v4,
  tariff: '6.1TD',
  pointType: 3,
  powersKw: [100, 100, 100, 100, 100, 100],
};

/** Quarters of February 2026 in the Peninsula: 50 kW, except those given by local hours. */
function february(exceptions: readonly (readonly [day: number, hour: number, kw: number])[]) {
  const startMs = startOfDay('2026-02-01', 'peninsula');
  const kw = new Float64Array(28 * 96).fill(50);
  for (const [day, hour, power] of exceptions) kw[(day - 1) * 96 + hour * 4] = power;
  return { startMs, kw };
}
const withCurve = (quarterDemand: QuarterDemand, more: Partial<BillInput> = {}) => ({
  ...type3,
  quarterDemand,
  ...more,
});

it('is the root of the squares of the quarters over the contracted power', () => {
  // 2 February 2026 is a Monday: 9 and 18 h are P1, 8 h is P2. Saturday 7 is P6.
  const demand = february([
    [2, 9, 103],
    [3, 18, 104],
    [4, 10, 112],
    [2, 8, 105],
    [7, 10, 101],
  ]);
  const found = bill(withCurve(demand));
  const [first, second, last] = found.lines.filter(({ concept }) => concept === 'excess');
  expect(first).toMatchObject({
    period: 1,
    calculation: '√Σ de 3 cuartos de hora (13 kW) × 3,431797 €/kW',
    amountEur: '44.61',
  });
  expect(second).toMatchObject({ period: 2, amountEur: '9.09' });
  expect(last).toMatchObject({ period: 6, amountEur: '0.01' });
  expect(found.cautions.map(({ code }) => code)).toEqual(['parameterNote']);
});

it('an hour in excess counts four quarters: twice the excess', () => {
  const { startMs, kw } = february([]);
  kw.fill(110, (24 + 9) * 4, (24 + 10) * 4);
  const found = bill(withCurve({ startMs, kw }));
  expect(lineOf(found, 'excess')?.terms).toMatchObject([{ quantity: '20', unit: 'kW' }]);
  expect(amountsOf(found, 'excess')).toEqual(['68.64', '0.00', '0.00']);
});

it('is multiplied by K_p until March 2025', () => {
  const startMs = startOfDay('2024-02-01', 'peninsula');
  const kw = new Float64Array(29 * 96).fill(50);
  kw[8 * 4] = 110;
  const readings = { from: '2024-01-31', to: '2024-02-29' };
  const found = bill(withCurve({ startMs, kw }, { readings, accruedOn: '2024-03-05' }));
  const line = found.lines.find(({ concept, period }) => concept === 'excess' && period === 2);
  // 10 kW × 3.566788 × 0.620828
  expect(line?.amountEur).toBe('22.14');
  expect(line?.calculation).toBe('√Σ de 1 cuarto de hora (10 kW) × 3,566788 €/kW × 0,620828');
});

it('needs a curve, and names it', () => {
  const found = bill(type3);
  expect(amountsOf(found, 'excess')).toEqual([null, null, null]);
  expect(missingIn(found)).toEqual([
    'No verificable: falta la curva cuartohoraria del 01/02/2026 al 28/02/2026.',
  ]);
  expect(found.cautions.map(({ code }) => code)).not.toContain('unknownQuarters');
  const elsewhere = { ...february([]), startMs: startOfDay('2026-03-01', 'peninsula') };
  expect(amountsOf(bill(withCurve(elsewhere)), 'excess')).toEqual([null, null, null]);
});

it('counts the quarters that are not known, outside the curve, too', () => {
  const demand = february([[2, 9, Number.NaN]]);
  expect(bill(withCurve(demand)).cautions).toContainEqual({
    code: 'unknownQuarters',
    message:
      'Del ciclo no consta la potencia de 1 cuarto de hora (de 2.688): el exceso de potencia puede ser mayor.',
    count: 1,
  });
  const { startMs, kw } = february([]);
  const late = { startMs: startMs + 10 * quarterMs, kw: kw.slice(10) };
  expect(bill(withCurve(late)).cautions).toContainEqual(
    expect.objectContaining({ code: 'unknownQuarters', count: 10 }),
  );
});

it('is computed by natural month, and says so when the cycle is none', () => {
  const startMs = startOfDay('2026-01-01', 'peninsula');
  const kw = new Float64Array(59 * 96).fill(50);
  kw[(19 * 24 + 9) * 4] = 103;
  kw[(39 * 24 + 9) * 4] = 104;
  const cycle = { from: '2026-01-10', to: '2026-02-10' };
  const demand = { startMs, kw };
  expect(codesOf(withCurve(demand, { readings: cycle }))).toContain('notNaturalMonths');
  const terms = lineOf(bill(withCurve(demand, { readings: cycle })), 'excess')?.terms;
  expect(terms?.map(({ days, quantity }) => [days, quantity])).toEqual([
    [21, '3'],
    [10, '4'],
  ]);
  const months = { from: '2025-12-31', to: '2026-02-28' };
  expect(codesOf(withCurve(demand, { readings: months }))).not.toContain('notNaturalMonths');
});

it('has the quarters of days on which clocks change', () => {
  const spring = { from: '2026-02-28', to: '2026-03-31' };
  const startMs = startOfDay('2026-03-01', 'peninsula');
  const kw = new Float64Array(31 * 96 - 4).fill(50);
  expect(codesOf(withCurve({ startMs, kw }, { readings: spring }))).toEqual([]);
  const short = { startMs, kw: kw.slice(1) };
  expect(codesOf(withCurve(short, { readings: spring }))).toEqual(['unknownQuarters']);
});

it('a month without excess needs no price', () => {
  // 31 March 2025 is a Monday in P2; there is no t_ep before April.
  const startMs = startOfDay('2025-03-31', 'peninsula');
  const kw = new Float64Array(31 * 96).fill(50);
  const readings = { from: '2025-03-30', to: '2025-04-30' };
  const inApril = Float64Array.from(kw);
  inApril[(24 + 9) * 4] = 103;
  const april = bill(
    withCurve({ startMs, kw: inApril }, { readings, energyKwh: [0, 0, 0, 0, 0, 0] }),
  );
  // 1 April at 9 h is P4: 3 kW × 0.465989
  expect(
    april.lines.find(({ concept, period }) => concept === 'excess' && period === 4),
  ).toMatchObject({ amountEur: '1.40', terms: [{ firstDay: '2025-04-01' }] });
  const off = (24 * 5 + 10) * 4;
  const both = Float64Array.from(kw);
  both[off] = 101; // Saturday 5 April: P6, like the night of 31 March
  expect(amountsOf(bill(withCurve({ startMs, kw: both }, { readings })), 'excess').at(-1)).toBe(
    '0.01',
  );
  both[0] = 101;
  expect(
    amountsOf(bill(withCurve({ startMs, kw: both }, { readings })), 'excess').at(-1),
  ).toBeNull();
});
