import { portfolioDays } from '@vatio/contracts/energy-analysis/portfolios';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/types';
import { deleteEnded } from './portfolios.life.repository';

const dayMs = 24 * 60 * 60 * 1000;

/** Deletes portfolios that ended long ago: their data are old by then. */
export const tidyPortfolios = (db: Kysely<Tables>, now: Date): Promise<void> =>
  deleteEnded(db, new Date(now.getTime() - portfolioDays * dayMs));
