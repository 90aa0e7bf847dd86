import { periodAsked, periodOf, presetOf } from './period';

it.each([
  ['month', '2026-02-10', '2026-02-01', '2026-02-28'],
  ['last', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['quarter', '2026-01-15', '2025-11-01', '2026-01-31'],
  ['year', '2026-12-31', '2026-01-01', '2026-12-31'],
] as const)('%s of %s: whole months', (preset, today, from, to) => {
  expect(periodOf(preset, today)).toEqual({ from, to });
  expect(presetOf({ from, to }, today)).toBe(preset);
});

it.each(['', 'desde=2026-02-30&hasta=2026-03-01', 'desde=2026-03-01&hasta=2026-02-01', 'desde=x'])(
  'shows this month where the address says nothing that can be: %s',
  (query) => {
    expect(periodAsked(new URLSearchParams(query), '2026-02-10')).toEqual(
      periodOf('month', '2026-02-10'),
    );
  },
);
