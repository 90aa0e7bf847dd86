import type { Reading, ReadingsAnswer } from '@vatio/contracts/company/readings';

const idOf = (last: string) => `0199e1a0-0000-7000-8000-0000000000${last}`;

/** January of 2026 of the point of the tests, except for the facts of the test. */
export const readingOf = (facts: Partial<Reading> = {}): Reading => ({
  id: idOf('f1'),
  supplyPointId: idOf('d1'),
  from: '2026-01-01',
  to: '2026-01-31',
  energyKwh: ['1200.125', '1350', '0', '0', '0', '2100.5'],
  reactiveKvarh: null,
  maxKw: ['18.4', '19', null, null, null, '12.001'],
  isEstimated: false,
  source: 'manual',
  version: 1,
  createdAt: '2026-02-03T09:00:00.000Z',
  warnings: [],
  ...facts,
});

export const february = (facts: Partial<Reading> = {}): Reading =>
  readingOf({
    id: idOf('f2'),
    from: '2026-02-01',
    to: '2026-02-28',
    isEstimated: true,
    energyKwh: ['1000', '900', '0', '0', '0', '1800'],
    maxKw: null,
    ...facts,
  });

export const readingsOf = (rows: readonly Reading[]): ReadingsAnswer => ({
  rows: [...rows],
  firstDay: rows[0]?.from ?? null,
  lastDay: rows.at(-1)?.to ?? null,
});
