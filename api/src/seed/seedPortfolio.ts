import type { SessionUser } from '@vatio/contracts/session';
import type { ServiceParts } from '../areaKit/area';
import { portfolioJobs } from '../areas/energy-analysis/portfolios/jobs';
import { createPortfolioService } from '../areas/energy-analysis/portfolios/portfolios.service';
import { inThisThread } from '../computing/computation';
import type { EventLog } from '../eventLog';
import { JobRunner } from '../jobs/runner';
import { lastYearsFirstMonth } from './demoMonths';

/** A portfolio of a client's last twelve whole months, which is done when this returns. */
export async function seedPortfolio(
  parts: ServiceParts,
  clientId: string,
  actor: SessionUser,
  log: EventLog,
): Promise<void> {
  const firstMonth = lastYearsFirstMonth(parts.now());
  const portfolios = createPortfolioService({
    ...parts,
    wakeJobs: () => {},
    computing: inThisThread,
  });
  await portfolios.start({ firstMonth, clientIds: [clientId] }, actor);
  await new JobRunner({ ...parts, log, kinds: portfolioJobs }).workOff();
}
