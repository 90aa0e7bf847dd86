import type { Run } from '@vatio/contracts/billing/verifications';
import { defaultParameters } from '@vatio/energy/parameters';
import type { Kysely } from 'kysely';
import type { Tables } from '../../api/src/areas';
import type { Caller } from '../../api/test/calls/caller';
import { differentAmounts } from '../figures';
import type { ListFigures } from '../lists/productList';
import { beside, type MeanwhileFigures, timed, untilDone, withProduct } from '../product';
import { measureBillList } from './billList';
import { fillBills } from './bills';
import { plainRun } from './plainRun';
import { billedMonths, fillSupply } from './supply';

/** Times in milliseconds. */
export interface BillingFigures extends MeanwhileFigures {
  readonly bills: number;
  /** The same bills in a plain loop in this process. */
  readonly plainMs: number;
  /** The number of bills whose total differs from the plain loop's. */
  readonly different: number;
  readonly outcomes: Run['outcomes'];
  readonly list: ListFigures;
}

/** The verification of many bills and their list, through the API in its own process. */
export const measureBilling = (bills: number, listRounds: number): Promise<BillingFigures> =>
  withProduct(async ({ db, who }) => {
    const table = defaultParameters();
    const points = await fillSupply(db, Math.ceil(bills / billedMonths.length));
    const count = await fillBills(db, points, table);
    let outcomes: Run['outcomes'] = [];
    const run = await beside(who, '/api/points', async () => {
      outcomes = await verifyAll(who);
    });
    const totals = await totalsOf(db);
    let plain: Awaited<ReturnType<typeof plainRun>> = new Map();
    const plainMs = await timed(async () => {
      plain = await plainRun(db, [...totals.keys()], table);
    });
    const different = differentAmounts(totals, plain);
    const list = await measureBillList({ db, who }, points, listRounds);
    return { bills: count, ...run, outcomes, plainMs, different, list };
  });

/** Every pending bill, as the page asks for it. */
async function verifyAll(who: Caller): Promise<Run['outcomes']> {
  const { id }: Run = (await who.post('/api/bills/verify', { billIds: null })).json;
  const { outcomes }: Run = await untilDone(who, `/api/bills/verifications/${id}`);
  return outcomes;
}

async function totalsOf(db: Kysely<Tables>): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db.selectFrom('bills').select(['id', 'computed_eur as total']).execute();
  return new Map(rows.map(({ id, total }) => [id, total]));
}
