import { claimableUntil, claimDeadlines, type SentClaim } from './deadlines';

const sent = (facts: Partial<SentClaim> = {}) =>
  claimDeadlines({ sentOn: '2026-11-25', recipient: 'supplier', powersKw: ['5', '5'], ...facts });

it('15 working days, or 5 with the distributor under 15 kW', () => {
  expect(sent()).toMatchObject({
    answerBy: '2026-12-17',
    workingDays: 15,
    norm: 'RD 88/2026, art. 55.3',
  });
  expect(sent({ recipient: 'distributor' })).toMatchObject({
    answerBy: '2026-12-02',
    workingDays: 5,
    norm: 'RD 1955/2000, art. 103.2',
  });
  expect(sent({ recipient: 'distributor', powersKw: ['14.9', '15'] }).workingDays).toBe(15);
  expect(sent({ holidays: ['2026-12-07'] }).answerBy).toBe('2026-12-18');
  expect(sent({ sentOn: '2026-02-11' }).answerBy).toBeNull();
});

it('Good Friday is no working day', () => {
  // 3 April 2026; without it the fifteenth day were the 15th.
  expect(sent({ sentOn: '2026-03-25' }).answerBy).toBe('2026-04-16');
});

it('says what follows: the Ministry for people only, a compensation of the distributor only', () => {
  const stepsOf = (facts: Partial<SentClaim>) => sent(facts).nextSteps.join(' ');
  expect(stepsOf({ holder: 'person' })).toMatch(
    /defensor del cliente.*arbitraje.*comunidad autónoma.*Ministerio/,
  );
  expect(stepsOf({ holder: 'company' })).not.toContain('Ministerio');
  expect(stepsOf({ recipient: 'distributor' })).toContain('30,05 €');
  expect(stepsOf({})).not.toContain('30,05 €');
});

it('five years, of a leap day to the 28th', () => {
  expect(claimableUntil('2026-03-10')).toBe('2031-03-10');
  expect(claimableUntil('2024-02-29')).toBe('2029-02-28');
  expect(() => claimableUntil('2026-02-30')).toThrow(/paidOn/);
});

it.each([
  ['in time', ['2030-06-01'], '2035-06-01'],
  ['on the last day', ['2031-03-10'], '2036-03-10'],
  ['a day too late', ['2031-03-11'], '2031-03-10'],
  ['before it was paid', ['2026-02-01'], '2031-03-10'],
  ['again and again', ['2035-01-02', '2030-06-01', '2045-01-01'], '2040-01-02'],
])('a claim %s, and the five years', (_when, claimedOn, until) => {
  expect(claimableUntil('2026-03-10', claimedOn)).toBe(until);
});

it('a day of a claim that is none is refused', () => {
  expect(() => claimableUntil('2026-03-10', ['2026-02-30'])).toThrow(/claimedOn/);
});
