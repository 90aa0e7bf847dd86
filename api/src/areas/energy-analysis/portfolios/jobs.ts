import type { JobKind } from '../../../jobs/kind';
import { endPortfolio, portfolioJob } from './portfolios.life.repository';
import { optimiseStep } from './worker/optimiseStep';

const message =
  'No se ha podido terminar después de varios intentos, y no se ha guardado nada. Empieza otra con menos clientes.';

/** The long work of a portfolio. */
export const portfolioJobs: readonly JobKind[] = [
  {
    name: portfolioJob,
    run: optimiseStep,
    cancel: ({ transaction, subjectId, now }) =>
      endPortfolio(transaction, subjectId, { state: 'cancelled' }, now()),
    giveUp: ({ transaction, subjectId, now }) =>
      endPortfolio(transaction, subjectId, { state: 'failed', message }, now()),
  },
];
