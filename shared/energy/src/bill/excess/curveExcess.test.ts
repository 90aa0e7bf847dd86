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

it('has one root for each cycle and period, however many months the cycle touches', () => {
  const startMs = startOfDay('2026-01-01', 'peninsula');
  const kw = new Float64Array(59 * 96).fill(50);
  kw[(19 * 24 + 9) * 4] = 103;
  kw[(39 * 24 + 9) * 4] = 104;
  const readings = { from: '2026-01-10', to: '2026-02-10' };
  const line = lineOf(bill(withCurve({ startMs, kw }, { readings })), 'excess');
  expect(line?.terms).toMatchObject([{ days: 31, quantity: '5' }]);
});

it('has no rule for a cycle of two months, and says so', () => {
  const startMs = startOfDay('2026-01-01', 'peninsula');
  const kw = new Float64Array(59 * 96).fill(50);
  kw[(19 * 24 + 9) * 4] = 103;
  const readings = { from: '2025-12-31', to: '2026-02-28' };
  expect(missingIn(bill(withCurve({ startMs, kw }, { readings })))).toEqual([
    'No verificable: ninguna norma dice cómo se cobran los excesos de los tipos 1 a 3 en un ciclo de 59 días.',
  ]);
});

it('has the quarters of days on which clocks change', () => {
  const readings = { from: '2026-02-28', to: '2026-03-31' };
  const nothing = [0, 0, 0, 0, 0, 0];
  const spring = { readings, energyKwh: [0, 0, 0, 0, 0, 9], reactiveKvarh: nothing };
  const startMs = startOfDay('2026-03-01', 'peninsula');
  const kw = new Float64Array(31 * 96 - 4).fill(50);
  expect(codesOf(withCurve({ startMs, kw }, spring))).toEqual([]);
  const short = { startMs, kw: kw.slice(1) };
  expect(codesOf(withCurve(short, spring))).toEqual(['unknownQuarters']);
});

it('needs a price for each day of the cycle', () => {
  const startMs = startOfDay('2026-12-01', 'peninsula');
  const kw = new Float64Array(62 * 96).fill(50);
  kw[9 * 4] = 103; // 1 December at 9 h is P1.
  const first = (to: string) => {
    const readings = { from: '2026-11-30', to };
    return lineOf(bill(withCurve({ startMs, kw }, { readings })), 'excess')?.amountEur;
  };
  // 3 kW × 3.431797
  expect(first('2026-12-31')).toBe('10.30');
  // 2027 has no t_ep yet.
  expect(first('2027-01-01')).toBeNull();
});
