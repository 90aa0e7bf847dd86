import type { Portfolio, PortfolioPoint } from '@vatio/contracts/energy-analysis/portfolios';

/** A portfolio of all clients that is done, as tests and pictures change it; sums are theirs. */
export const examplePortfolio: Omit<Portfolio, 'id' | 'points' | 'savingEur' | 'sums'> = {
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
  parameterVersion: 2,
};

/** The unknown fields of a portfolio that the API has still to end. */
export const unfinished: Partial<Portfolio> = {
  state: 'running',
  finishedAt: null,
  parameterVersion: null,
  savingEur: null,
  sums: [],
  points: 1000,
};

/** A point of it, whose year was measured: V-OPT-1. */
export const examplePoint: Omit<PortfolioPoint, 'id' | 'clientId'> = {
  cups: 'ES0021000000000001RK',
  alias: 'Obrador',
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
  crossing: null,
  study: null,
};

/** The missing fields of a point that cannot be optimised. */
export const notOptimised = {
  confidence: 'impossible',
  cautions: [],
  optimumPowersKw: null,
  currentEur: null,
  optimumEur: null,
  savingEur: null,
  savingPercent: null,
  crossing: null,
  study: null,
} as const satisfies Partial<PortfolioPoint>;
