import type { Portfolio, PortfolioPoint } from '@vatio/contracts/energy-analysis/portfolios';
import {
  examplePoint,
  examplePortfolio,
  notOptimised,
  unfinished,
} from '../../../../tests/setup/examples/examplePortfolio';

const idOf = (last: string) => `0199e1a0-0000-7000-8000-0000000000${last}`;

/** A portfolio of the tests that is done, except for the facts of the test. */
export const portfolioOf = (facts: Partial<Portfolio> = {}): Portfolio => ({
  ...examplePortfolio,
  id: idOf('a1'),
  points: 3,
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
  portfolioOf({ ...unfinished, progress: 0.4, ...facts });

/** A point whose year was measured. */
export const portfolioPointOf = (facts: Partial<PortfolioPoint> = {}): PortfolioPoint => ({
  ...examplePoint,
  id: idOf('d1'),
  clientId: idOf('c1'),
  ...facts,
});

/** A point that cannot be optimised. */
export const impossiblePoint = (facts: Partial<PortfolioPoint> = {}): PortfolioPoint =>
  portfolioPointOf({
    ...notOptimised,
    id: idOf('d2'),
    cups: 'ES0021000000000002RW',
    alias: 'Almacén',
    reasons: ['No hay contrato en vigor el 31/12/2026: escríbelo en PDS o elige otros meses.'],
    tariff: null,
    pointType: null,
    currentPowersKw: null,
    ...facts,
  });
