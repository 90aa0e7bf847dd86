import type { Portfolio, PortfolioPoint } from '@vatio/contracts/energyAnalysis/portfolios';

const idOf = (last: string) => `0199e1a0-0000-7000-8000-0000000000${last}`;

/** A portfolio of the tests that is done, except for the facts of the test. */
export const portfolioOf = (facts: Partial<Portfolio> = {}): Portfolio => ({
  id: idOf('a1'),
  state: 'done',
  progress: null,
  message: null,
  from: '2026-01-01',
  to: '2026-12-31',
  authorName: 'Ana Prieto',
  createdAt: '2027-01-15T09:00:00.000Z',
  finishedAt: '2027-01-15T09:01:00.000Z',
  clients: null,
  clientNames: null,
  points: 3,
  parameterVersion: 2,
  savingEur: '282.52',
  sums: [
    { confidence: 'annualised', points: 1, savingEur: '90.5' },
    { confidence: 'complete', points: 1, savingEur: '282.52' },
    { confidence: 'impossible', points: 1, savingEur: '0' },
  ],
  ...facts,
});

/** One that the API has still to end. */
export const openPortfolio = (facts: Partial<Portfolio> = {}): Portfolio =>
  portfolioOf({
    state: 'running',
    progress: 0.4,
    finishedAt: null,
    parameterVersion: null,
    savingEur: null,
    sums: [],
    points: 1000,
    ...facts,
  });

/** A point whose year was measured. */
export const portfolioPointOf = (facts: Partial<PortfolioPoint> = {}): PortfolioPoint => ({
  id: idOf('d1'),
  cups: 'ES0021000000000001RK',
  alias: 'Obrador',
  clientId: idOf('c1'),
  clientName: 'Panadería Ávila',
  confidence: 'complete',
  reasons: [],
  cautions: ['Las potencias máximas pasadas pueden no repetirse: revisa los cambios previstos.'],
  tariff: '3.0TD',
  pointType: 4,
  currentPowersKw: ['40', '40', '40', '40', '40', '45'],
  optimumPowersKw: ['27', '27', '27', '27', '27', '27'],
  currentEur: '1745.27',
  optimumEur: '1462.75',
  savingEur: '282.52',
  savingPercent: '16.19',
  study: null,
  ...facts,
});

/** A point that cannot be optimised. */
export const impossiblePoint = (facts: Partial<PortfolioPoint> = {}): PortfolioPoint =>
  portfolioPointOf({
    id: idOf('d2'),
    cups: 'ES0021000000000002RW',
    alias: 'Almacén',
    confidence: 'impossible',
    reasons: ['No hay contrato en vigor el 31/12/2026: escríbelo en PDS o elige otros meses.'],
    cautions: [],
    tariff: null,
    pointType: null,
    currentPowersKw: null,
    optimumPowersKw: null,
    currentEur: null,
    optimumEur: null,
    savingEur: null,
    savingPercent: null,
    ...facts,
  });
