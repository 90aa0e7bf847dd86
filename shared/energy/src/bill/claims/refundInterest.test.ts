import { refundInterest } from './refundInterest';

const undue = { amountEur: '100', paidOn: '2026-03-10', refundedOn: '2026-07-15' };

it('I1: 100 € for 127 days', () => {
  expect(refundInterest(undue)).toEqual({
    days: 127,
    percent: '4.75',
    interestEur: '1.65',
    calculation: '100,00 € × 4,75 % × 127 / 365 días',
    norm: 'RD 88/2026, arts. 44.4.b y 45.2',
  });
});

it('has no points before 12 June 2026', () => {
  expect(refundInterest({ ...undue, refundedOn: '2026-06-11' })).toMatchObject({
    percent: '3.25',
    norm: 'RD 1955/2000, art. 96.2',
  });
  expect(refundInterest({ ...undue, refundedOn: '2026-06-12' }).percent).toBe('4.75');
});

it('owes nothing on the day of the payment, and is not asked of the past', () => {
  expect(refundInterest({ ...undue, refundedOn: undue.paidOn }).interestEur).toBe('0.00');
  expect(() => refundInterest({ ...undue, refundedOn: '2026-03-09' })).toThrow(/before/);
});
