import fc from 'fast-check';
import { v2, v4 } from '../../test/bills';
import { addDays, daysIn } from '../calendar/dates';
import { type ExactNumber, eurText, exact, sum } from '../exact/decimal';
import { defaultParameters } from '../parameters/index';
import { territories } from '../tariff/tariffs';
import { type Bill, type BillInput, computeBill } from './index';

const parameters = defaultParameters();
const bill = (input: BillInput) => computeBill(input, parameters);

/** Thousandths as a decimal. */
const decimal = (max: number) =>
  fc.integer({ min: 0, max: max * 1000 }).map((thousandths) => (thousandths / 1000).toFixed(3));
const list = (count: number, max: number) =>
  fc.array(decimal(max), { minLength: count, maxLength: count });

/** Taxes of all kinds, none of them pending. */
const accruals = ['2024-02-10', '2024-05-10', '2026-02-10', '2026-05-10', '2026-07-10'] as const;

const common = {
  territory: fc.constantFrom(...territories),
  accruedOn: fc.constantFrom(...accruals),
  use: fc.constantFrom('dwelling' as const, 'general' as const, 'industrial' as const),
  socialBonus: fc.constantFrom('taxed' as const, 'untaxed' as const, 'none' as const),
  includesAtr: fc.boolean(),
};
const small = fc
  .record({ ...common, powersKw: list(2, 15), energyKwh: list(3, 1000), eurPerKwh: list(3, 1) })
  .map(({ includesAtr, eurPerKwh, ...rest }): BillInput => {
    return { ...v2, ...rest, energyPrice: { eurPerKwh, includesAtr } };
  });
const large = fc
  .record({ ...common, powersKw: list(6, 99), energyKwh: list(6, 9999), eurPerKwh: list(6, 1) })
  .chain((rest) => list(6, 120).map((maximetersKw) => ({ ...rest, maximetersKw })))
  .map(({ includesAtr, eurPerKwh, ...rest }): BillInput => {
    const energyPrice = { eurPerKwh, includesAtr };
    return { ...v4, ...rest, energyPrice, reactiveKvarh: [0, 0, 0, 0, 0, 0] };
  });
const anyInput = fc.oneof(small, large);

const total = ({ totalEur }: Bill): ExactNumber => exact(totalEur ?? 'not verifiable');

it('a bill never falls when consumption rises', () => {
  fc.assert(
    fc.property(anyInput, fc.nat(5), decimal(5000), (input, at, more) => {
      const energyKwh = input.energyKwh.map((kwh, i) =>
        i === at % input.energyKwh.length ? exact(kwh).plus(more).toFixed() : kwh,
      );
      expect(total(bill({ ...input, energyKwh })).gte(total(bill(input)))).toBe(true);
    }),
    { numRuns: 200 },
  );
});

it('the lines add up to the totals', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const found = bill(input);
      const add = (lines: Bill['lines']) =>
        eurText(sum(lines.map(({ amountEur }) => exact(amountEur ?? 'not verifiable'))));
      const order = found.lines.map(({ concept }) => concept);
      const tax = order.indexOf('electricityTax');
      const isTax = ({ concept }: Bill['lines'][number]) => concept === 'tax';
      expect(add(found.lines)).toBe(found.totalEur);
      expect(add(found.lines.slice(0, tax))).toBe(found.subtotalEur);
      expect(add(found.lines.filter((line) => !isTax(line)))).toBe(found.taxableBaseEur);
      expect(add(found.lines.filter(isTax))).toBe(found.taxEur);
    }),
    { numRuns: 100 },
  );
});

it('each line is the sum of its terms, rounded once', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      for (const { terms, amountEur } of bill(input).lines) {
        const amount = sum(terms.map((term) => exact(term.amountEur)));
        if (terms.length > 0) expect(eurText(amount.round(18))).toBe(amountEur);
      }
    }),
    { numRuns: 100 },
  );
});

it('any split of a cycle costs what the whole does, but for a cent for each line and part', () => {
  const start = fc.nat(560).map((day) => addDays('2024-12-01', day));
  fc.assert(
    fc.property(
      anyInput,
      start,
      fc.integer({ min: 2, max: 90 }),
      fc.nat(),
      (any, from, days, at) => {
        const to = addDays(from, days);
        const middle = addDays(from, 1 + (at % (days - 1)));
        // Consumption as even as the prorating assumes; t_ep of early 2025 is unknown.
        const input: BillInput = { ...any, powerControl: 'icp' };
        const cost = (first: string, last: string) => {
          const part = daysIn({ firstDay: first, lastDay: last }) - 1;
          const energyKwh = input.energyKwh.map((kwh) => exact(kwh).times(part).toFixed());
          return bill({ ...input, energyKwh, readings: { from: first, to: last } });
        };
        const whole = cost(from, to);
        const parts = [cost(from, middle), cost(middle, to)];
        const difference = total(whole)
          .minus(sum(parts.map(total)))
          .abs();
        expect(Number(difference)).toBeLessThanOrEqual(0.01 * whole.lines.length * parts.length);
      },
    ),
    { numRuns: 150 },
  );
});

it('any split of a cycle with excesses costs what the whole does', () => {
  fc.assert(
    fc.property(large, fc.integer({ min: 1, max: 27 }), (input, at) => {
      const middle = addDays('2026-01-31', at);
      const part = (from: string, to: string) =>
        bill({ ...input, energyKwh: [0, 0, 0, 0, 0, 0], readings: { from, to } });
      const whole = part('2026-01-31', '2026-02-28');
      const parts = [part('2026-01-31', middle), part(middle, '2026-02-28')];
      const difference = total(whole)
        .minus(sum(parts.map(total)))
        .abs();
      expect(Number(difference)).toBeLessThanOrEqual(0.01 * whole.lines.length * parts.length);
    }),
    { numRuns: 100 },
  );
});
