import { v4 } from '../../test/bills';
import { contextOf, issuedOf, parameters, withAmount } from '../../test/issued';
import { startOfDay } from '../calendar/localTime';
import { type IssuedBill, type IssuedConcept, verifyBill } from './index';
import { measuredOf } from './measuredOf';

const bill = issuedOf(v4);
const only = (...concepts: IssuedConcept[]): IssuedBill => ({
  ...bill,
  lines: bill.lines.filter(({ concept }) => concepts.includes(concept)),
});
const verify = (one: IssuedBill) => {
  const { state, lines, claimable, computedEur } = verifyBill(one, contextOf(v4), parameters);
  return [state, lines.map(({ label }) => label), claimable.totalEur, computedEur];
};

describe('a bill of which only the sums are known', () => {
  it('is right where they are the computed ones', () => {
    expect(verify(only('total'))).toEqual(['correct', ['Total'], '0.00', '712.45']);
    expect(verify(only('base', 'tax', 'total'))).toEqual([
      'correct',
      ['Base imponible', 'IVA 21 %', 'Total'],
      '0.00',
      '712.45',
    ]);
  });

  it('has all lines of the bill as it should be, for whoever types it', () => {
    const { due, lines } = verifyBill({ ...bill, lines: [] }, contextOf(v4), parameters);
    expect(lines).toEqual([]);
    expect(due.map(({ label, amountEur }) => [label, amountEur]).slice(6, 9)).toEqual([
      ['Energía P1', '214.96'],
      ['Energía P2', '134.18'],
      ['Energía P6', '119.14'],
    ]);
    expect(due.at(-1)).toMatchObject({ label: 'IVA 21 %', amountEur: '123.65' });
  });

  it('claims nothing where they are not: it says what is missing', () => {
    for (const amount of ['900.00', '500.00']) {
      const one = withAmount(only('total'), { concept: 'total' }, amount);
      expect(verify(one)).toEqual(['notVerifiable', ['Total'], '0.00', '712.45']);
      const [line] = verifyBill(one, contextOf(v4), parameters).lines;
      expect(line?.why).toContain('falta el desglose de la factura');
    }
  });

  it('still has taxes and total that must close with its base', () => {
    const one = withAmount(only('base', 'tax', 'total'), { concept: 'total' }, '722.45');
    expect(verify(one).slice(0, 3)).toEqual([
      'claimable',
      ['Base imponible', 'IVA 21 %', 'Total'],
      '10.00',
    ]);
  });
});

describe('what a curve measured between the readings', () => {
  const rule = { tariff: '3.0TD', territory: 'peninsula' } as const;
  const startMs = startOfDay('2026-02-01', 'peninsula');
  const kw = new Float64Array(28 * 96).fill(2);
  // Monday the 2nd at 10:00, in P1.
  kw[96 + 40] = 30;

  it('is its kWh and its highest quarter by period', () => {
    const found = measuredOf({ startMs, kw, minutes: 15 }, rule, v4.readings);
    // 28 days at 2 kW and 7 kWh more.
    expect(found.energyKwh?.reduce<number>((sum, one) => sum + Number(one), 0)).toBe(1351);
    expect(found.maximetersKw).toEqual([30, 2, null, null, null, 2]);
  });

  it('has no maxima of whole hours, and no energy where quarters are unknown', () => {
    expect(
      measuredOf({ startMs, kw, minutes: 60 }, rule, v4.readings).maximetersKw,
    ).toBeUndefined();
    const holes = Float64Array.from(kw).fill(Number.NaN, 5, 6);
    const found = measuredOf({ startMs, kw: holes, minutes: 15 }, rule, v4.readings);
    // The quarter is of P6.
    expect([found.energyKwh, found.maximetersKw]).toEqual([
      undefined,
      [30, 2, null, null, null, null],
    ]);
  });
});
