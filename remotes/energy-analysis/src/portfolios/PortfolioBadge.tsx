import type { Confidence, PortfolioState } from '@vatio/contracts/energy-analysis/portfolios';
import { confidenceLabels, stateLabels } from './portfolio';

const looks: Readonly<Record<PortfolioState, string>> = {
  waiting: 'text-bg-secondary',
  running: 'text-bg-info',
  done: 'text-bg-success',
  cancelled: 'text-bg-light border',
  failed: 'text-bg-danger',
};

/** The state of a portfolio. */
export const PortfolioBadge = ({ state }: { readonly state: PortfolioState }) => (
  <span className={`badge ${looks[state]}`}>{stateLabels[state]}</span>
);

const confidenceLooks: Readonly<Record<Confidence, string>> = {
  complete: 'text-bg-success',
  estimated: 'text-bg-info',
  annualised: 'text-bg-warning',
  impossible: 'text-bg-secondary',
};

/** The degree of trust in a saving. */
export const ConfidenceBadge = ({ confidence }: { readonly confidence: Confidence }) => (
  <span className={`badge ${confidenceLooks[confidence]}`}>{confidenceLabels[confidence]}</span>
);
