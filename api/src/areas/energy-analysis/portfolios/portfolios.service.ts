import {
  mostOpenPortfolios,
  mostPortfolioPoints,
  type NewPortfolio,
  type Portfolio,
  type PortfolioListAnswer,
  type PortfolioPointListAnswer,
  type PortfolioPointQuery,
  type PortfolioQuery,
} from '@vatio/contracts/energy-analysis/portfolios';
import type { SessionUser } from '@vatio/contracts/session';
import { number } from '@vatio/records/format';
import { v7 as uuidV7 } from 'uuid';
import type { AreaParts } from '../../../areaKit/area';
import { record } from '../../../audit/audit.repository';
import { type Db, inTransaction } from '../../../db/transaction';
import { cancelJob } from '../../../jobs/cancel';
import { orMissing, Refusal, wrongField } from '../../../refusal';
import { clientSearchOf } from '../../company/door';
import { inWords, yearFrom } from '../window';
import { studyOpener } from './openStudies';
import {
  countChosen,
  countClients,
  countOpen,
  endPortfolio,
  insertPortfolio,
} from './portfolios.life.repository';
import { listPoints } from './portfolios.point.repository';
import {
  findPortfolio,
  listPortfolios,
  readPortfolio,
  type StoredPortfolio,
} from './portfolios.repository';
import { noPortfolio } from './refusals';

export type PortfolioServiceParts = Pick<AreaParts, 'db' | 'now' | 'wakeJobs' | 'computing'>;

/** Starts, shows and cancels portfolios, and opens studies of their points. A job does the work. */
export function createPortfolioService(parts: PortfolioServiceParts) {
  const { db, now, wakeJobs } = parts;
  const list = (query: PortfolioQuery): Promise<PortfolioListAnswer> => listPortfolios(db, query);

  /** @throws Refusal missing */
  const find = async (id: string): Promise<Portfolio> =>
    orMissing(await findPortfolio(db, id), noPortfolio);

  /** @throws Refusal missing */
  async function points(
    id: string,
    query: PortfolioPointQuery,
    { role }: Pick<SessionUser, 'role'>,
  ): Promise<PortfolioPointListAnswer> {
    const portfolio = orMissing(await readPortfolio(db, id), noPortfolio);
    return listPoints(db, portfolio, query, clientSearchOf(role));
  }

  /** @throws Refusal invalid by field, or conflict when too many are open */
  async function start(sent: NewPortfolio, author: SessionUser): Promise<Portfolio> {
    const window = yearFrom(sent.firstMonth);
    const clientIds = sent.clientIds && [...new Set(sent.clientIds)];
    const at = now();
    const id = uuidV7();
    await inTransaction(db, async (transaction) => {
      // Two at the same moment may pass: one too many does no harm.
      if ((await countOpen(transaction)) >= mostOpenPortfolios) throw tooManyOpen();
      const chosen = await requireChosen(transaction, clientIds);
      await insertPortfolio(transaction, { id, window, clientIds, points: chosen, author }, at);
      await record(transaction, {
        at,
        action: 'portfolio-started',
        actor: author,
        subject: { id, name: nameOf(window) },
        after: { window: inWords(window), points: chosen },
      });
    });
    wakeJobs();
    return find(id);
  }

  /**
   * Ends a portfolio that is not done. A running job gives up within a moment, so it may still work
   * when this returns.
   *
   * @throws Refusal missing, or conflict when it has ended
   */
  async function cancel(id: string, actor: SessionUser): Promise<Portfolio> {
    const { state } = requireOpen(orMissing(await readPortfolio(db, id), noPortfolio));
    if (state === 'cancelled') return find(id);
    const at = now();
    await cancelJob(db, id, async (transaction) => {
      const found = orMissing(await readPortfolio(transaction, id, { lock: true }), noPortfolio);
      requireOpen(found);
      if (found.state === 'waiting') {
        await endPortfolio(transaction, id, { state: 'cancelled' }, at);
      }
    });
    const portfolio = await find(id);
    const subject = { id, name: nameOf({ firstDay: portfolio.from, lastDay: portfolio.to }) };
    await record(db, { at, action: 'portfolio-cancelled', actor, subject });
    return portfolio;
  }

  return { list, find, points, start, cancel, openStudies: studyOpener(parts) };
}

const nameOf = (window: Parameters<typeof inWords>[0]) => `Cartera ${inWords(window)}`;

/** @returns how many points there are @throws Refusal invalid */
async function requireChosen(db: Db, clientIds: readonly string[] | null): Promise<number> {
  if (clientIds && (await countClients(db, clientIds)) < clientIds.length) {
    throw wrongField('clientIds', 'Alguno de esos clientes ya no existe: quítalo');
  }
  const points = await countChosen(db, clientIds);
  if (points === 0) {
    throw wrongField('clientIds', 'No tienen ningún punto de suministro activo: elige otros');
  }
  if (points > mostPortfolioPoints) {
    const most = number(mostPortfolioPoints);
    throw wrongField(
      'clientIds',
      `Tienen ${number(points)} puntos y se admiten ${most}: elige menos`,
    );
  }
  return points;
}

/** Cancelling twice is no mistake. @throws Refusal conflict */
function requireOpen(portfolio: StoredPortfolio): StoredPortfolio {
  if (portfolio.state === 'waiting' || portfolio.state === 'cancelled') return portfolio;
  throw new Refusal('conflict', 'Esta cartera ya ha terminado.');
}

const tooManyOpen = () =>
  new Refusal(
    'conflict',
    `Ya hay ${mostOpenPortfolios} carteras en marcha: espera a que acabe alguna o cancélala.`,
  );
