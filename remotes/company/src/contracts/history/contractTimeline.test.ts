import { contractOf } from '../../testing/supply';
import { historyOf } from './contractTimeline';

const contract = (from: string, to: string | null) => contractOf({ id: from, from, to });
const linesOf = (contracts: ReturnType<typeof contract>[], today: string) =>
  historyOf(contracts, today).map((item) =>
    item.kind === 'gap'
      ? `gap ${item.from} ${item.to}`
      : `${item.phase} ${item.contract.from} ${item.contract.to}`,
  );

it('marks the one in force, and what is before and after it', () => {
  const contracts = [
    contract('2027-01-01', null),
    contract('2026-01-01', '2026-12-31'),
    contract('2025-01-01', '2025-12-31'),
  ];
  expect(linesOf(contracts, '2026-12-31')).toEqual([
    'future 2027-01-01 null',
    'current 2026-01-01 2026-12-31',
    'past 2025-01-01 2025-12-31',
  ]);
});

it('says the days between two contracts, also over a change of the clock and a single one', () => {
  const contracts = [
    contract('2026-04-02', null),
    contract('2026-03-01', '2026-03-31'),
    contract('2025-01-01', '2026-01-31'),
  ];
  expect(linesOf(contracts, '2026-06-01')).toEqual([
    'current 2026-04-02 null',
    'gap 2026-04-01 2026-04-01',
    'past 2026-03-01 2026-03-31',
    'gap 2026-02-01 2026-02-28',
    'past 2025-01-01 2026-01-31',
  ]);
});

it('says since when there is none', () => {
  expect(linesOf([contract('2025-01-01', '2025-12-31')], '2026-06-01')).toEqual([
    'gap 2026-01-01 null',
    'past 2025-01-01 2025-12-31',
  ]);
  expect(linesOf([], '2026-06-01')).toEqual([]);
});
