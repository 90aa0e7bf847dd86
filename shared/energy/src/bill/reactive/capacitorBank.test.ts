import { defaultParameters } from '../../parameters/index';
import { bankOf, neededKvar, reactiveCost, withBank } from '../index';

/** January 2026 has 180 hours of P1 in the Península: 20 working days of 9. */
const january = {
  range: { firstDay: '2026-01-01', lastDay: '2026-01-31' },
  energyKwh: [10_000, 0, 0, 0, 0, 5_000],
  reactiveKvarh: [6_600, 0, 0, 0, 0, 9_000],
};
const supply = { tariff: '3.0TD', territory: 'peninsula', months: [january] } as const;
const costOf = (months = supply.months as Parameters<typeof reactiveCost>[0]['months']) =>
  reactiveCost({ ...supply, months }, defaultParameters()).amountEur;

it('needs the mean of the charged reactive power, and P6 is free', () => {
  // (6600 − 0,33 × 10000) / 180
  expect(neededKvar(supply)).toBe('18.334');
  expect(neededKvar({ ...supply, months: [] })).toBe('0');
  const paid = { ...january, reactiveKvarh: [3_300, 0, 0, 0, 0, 9_000] };
  expect(neededKvar({ ...supply, months: [paid] })).toBe('0');
});

it('takes the smallest usual size that is enough', () => {
  expect(bankOf('19.643')).toBe('20');
  expect(bankOf(20)).toBe('20');
  expect(bankOf('0.1')).toBe('2.5');
  expect(bankOf(5_000)).toBeNull();
});

it('a bank of what is needed leaves nothing to charge; a small one leaves the rest', () => {
  expect(costOf()).not.toBe('0.00');
  expect(costOf(withBank(supply, neededKvar(supply)))).toBe('0.00');
  const small = Number(costOf(withBank(supply, 2.5)));
  expect(small).toBeGreaterThan(0);
  expect(small).toBeLessThan(Number(costOf()));
  expect(withBank(supply, 1_000)[0]?.reactiveKvarh).toEqual(['0', '0', '0', '0', '0', '0']);
});

it('leaves alone what is not known', () => {
  const unknown = { ...january, reactiveKvarh: [null, null, null, null, null, null] };
  expect(neededKvar({ ...supply, months: [unknown] })).toBe('0');
  expect(withBank({ ...supply, months: [unknown] }, 10)[0]?.reactiveKvarh[0]).toBeNull();
});
