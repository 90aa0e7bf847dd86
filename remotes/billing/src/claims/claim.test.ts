import { dueOf } from './claim';

const words = (answerBy: string | null, state: 'open' | 'rejected' = 'open') =>
  dueOf({ state, answerBy }, '2026-11-25');

it.each([
  ['2026-11-20', 'Vencida hace 5 días', true, true],
  ['2026-11-24', 'Vencida hace 1 día', true, true],
  ['2026-11-25', 'Vence hoy', false, true],
  ['2026-11-26', 'Vence mañana', false, true],
  ['2026-11-28', 'Vence en 3 días', false, true],
  ['2026-12-03', 'Vence el 3 dic 2026', false, false],
])('%s: %s', (answerBy, said, isOverdue, isUrgent) => {
  expect(words(answerBy)).toEqual({ words: said, isOverdue, isUrgent });
});

it('nothing is due that has its answer, or that no rule gives a deadline', () => {
  expect([words('2026-11-20', 'rejected'), words(null)]).toEqual([undefined, undefined]);
});
