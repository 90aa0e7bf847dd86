import { clockName, hasSameClock, localDateTime } from './localTime';

it('an instant is written by the clock at the supply point', () => {
  expect(localDateTime('2026-10-24T23:30:00Z', 'peninsula')).toBe('25 oct 2026, 1:30');
  expect(localDateTime('2026-10-24T23:30:00Z', 'melilla')).toBe('25 oct 2026, 1:30');
  expect(localDateTime('2026-10-24T23:30:00Z', 'canarias')).toBe('25 oct 2026, 0:30');
});

it('only the Canaries have a clock of their own', () => {
  expect(clockName('canarias')).toBe('hora de Canarias');
  expect(clockName('baleares')).toBe('hora peninsular');
  expect(hasSameClock('peninsula', 'ceuta')).toBe(true);
  expect(hasSameClock('peninsula', 'canarias')).toBe(false);
});
