import { type Budget, stateOf, worstFirst } from './budget';

const today = '2026-03-10';
const budgetOf = (name: string, minutes: number, facts: Partial<Budget> = {}): Budget => ({
  client: { id: name, name },
  month: '2026-03',
  budgetMinutes: 600,
  minutes,
  foreseenMinutes: minutes,
  ...facts,
});

it.each([
  [budgetOf('over', 625), 'danger', 'Superado en 0:25'],
  [
    budgetOf('will be', 300, { foreseenMinutes: 690 }),
    'warning',
    'Se superará en 1:30 a este ritmo',
  ],
  [budgetOf('fine', 300, { foreseenMinutes: 600 }), 'success', 'Dentro de lo previsto'],
  [budgetOf('past', 600, { month: '2026-02' }), 'success', 'Cumplido'],
] as const)('tells what there is to know of %p', (budget, look, text) => {
  expect(stateOf(budget, today)).toMatchObject({ look, text });
});

it('puts first what is worst, and leaves the rest as it comes', () => {
  const budgets = [
    budgetOf('fine', 100),
    budgetOf('a little over', 605),
    budgetOf('fine too', 590),
    budgetOf('will be', 300, { foreseenMinutes: 900 }),
    budgetOf('far over', 900, { month: '2026-01' }),
    budgetOf('will be by more', 10, { foreseenMinutes: 2000 }),
  ];
  expect(worstFirst(budgets, today).map(({ client }) => client.name)).toEqual([
    'far over',
    'a little over',
    'will be by more',
    'will be',
    'fine',
    'fine too',
  ]);
});
