import type { BillTotals, BillTotalsQuery } from '@vatio/contracts/billing/bills';
import { type BillState, billStates } from '@vatio/contracts/billing/billWords';
import { scaled, sumOf, unscaled } from '@vatio/contracts/billing/scaled';
import { sql } from 'kysely';
import type { Db } from '../../../db/transaction';
import { matchingBills } from './bills.list.repository';

/** The sum of the bills that count. */
const counted = (value: ReturnType<typeof sql>, condition = sql<boolean>`true`) =>
  sql<string>`coalesce(sum(${value}) filter (where counts and ${condition}), 0)::text`;

/** The sums of groups of bills: columns of `bills`, for a query that groups them. */
export const billSums = [
  counted(sql`total_eur`).as('billed'),
  counted(sql`total_kwh`).as('kwh'),
  sql<number>`(count(computed_eur) filter (where counts))::int`.as('computedBills'),
  counted(sql`total_eur`, sql<boolean>`computed_eur is not null`).as('computedBilled'),
  counted(sql`computed_eur`).as('computed'),
  counted(sql`claimable_eur`).as('claimable'),
] as const;

/** Sums of what a query leaves. One statement reads all states, because the chips show them all. */
export async function totalsOf(
  db: Db,
  { state: chosen, ...query }: BillTotalsQuery,
): Promise<BillTotals> {
  const rows = await matchingBills(db, query)
    .select('state')
    .select(sql<number>`count(*)::int`.as('bills'))
    .select(billSums)
    .groupBy('state')
    .execute();
  const recovered = await recoveredOf(db, { ...query, ...(chosen && { state: chosen }) });
  const found = new Map(rows.map((row) => [row.state, row]));
  const shown = rows.filter(({ state }) => !chosen || state === chosen);
  const eur = (pick: (row: (typeof rows)[number]) => string) =>
    unscaled(sumOf(shown.map((row) => scaled(pick(row), 2))), 2);
  const number = (pick: (row: (typeof rows)[number]) => number) =>
    shown.reduce((total, row) => total + pick(row), 0);
  return {
    states: billStates.map((state: BillState) => ({ state, bills: found.get(state)?.bills ?? 0 })),
    bills: number(({ bills }) => bills),
    billedEur: eur(({ billed }) => billed),
    kwh: unscaled(sumOf(shown.map(({ kwh }) => scaled(kwh, 3))), 3),
    computed: {
      bills: number(({ computedBills }) => computedBills),
      billedEur: eur(({ computedBilled }) => computedBilled),
      computedEur: eur(({ computed }) => computed),
    },
    claimableEur: eur(({ claimable }) => claimable),
    recoveredEur: unscaled(scaled(recovered, 2), 2),
  };
}

/** The amount recovered for some bills, including bills that were replaced because of it. */
async function recoveredOf(db: Db, query: BillTotalsQuery): Promise<string> {
  const { recovered } = await db
    .selectFrom('claim_bills')
    .select(sql<string>`coalesce(sum(recovered_eur), 0)::text`.as('recovered'))
    .where('recovered_eur', '>', '0')
    .where('bill_id', 'in', matchingBills(db, query).select('bills.id'))
    .executeTakeFirstOrThrow();
  return recovered;
}
