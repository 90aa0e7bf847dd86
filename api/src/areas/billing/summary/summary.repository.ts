import { scaled, unscaled } from '@vatio/contracts/billing/scaled';
import type {
  BillSummary,
  BillSummaryQuery,
  SummaryGroup,
  SummarySums,
} from '@vatio/contracts/billing/summaries';
import { type RawBuilder, sql } from 'kysely';
import { orderOf, totalOfAll } from '../../../db/page';
import type { Db } from '../../../db/transaction';
import { matchingBills } from '../bills/bills.list.repository';
import { billSums } from '../bills/bills.totals.repository';

interface Group {
  readonly key: RawBuilder<string>;
  readonly name: RawBuilder<string>;
  /** The order of groups by name. */
  readonly order: RawBuilder<string>;
  /** The values that all bills of a group share. */
  readonly by: readonly RawBuilder<unknown>[];
}

const month = sql<string>`to_char(bills.to_day, 'YYYY-MM')`;
const latestSpelling = sql<string>`(array_agg(bills.supplier order by bills.id desc))[1]`;
const supplierKey = sql<string>`bills.supplier_key`;
const clientKey = sql<string>`clients.name_key`;

const groups: Readonly<Record<SummaryGroup, Group>> = {
  month: { key: month, name: month, order: month, by: [month] },
  supplier: { key: latestSpelling, name: latestSpelling, order: supplierKey, by: [supplierKey] },
  client: {
    key: sql`clients.id::text`,
    name: sql`clients.name`,
    order: clientKey,
    by: [sql`clients.id`],
  },
  point: {
    key: sql`supply_points.id::text`,
    name: sql`coalesce(nullif(supply_points.alias, ''), supply_points.cups)`,
    order: sql`${clientKey} || ' ' || supply_points.cups20`,
    by: [sql`supply_points.id`, sql`clients.id`],
  },
};

const sums = [
  sql<number>`(count(*) filter (where counts))::int`.as('bills'),
  sql<string | null>`round(sum(total_eur) filter (where counts)
    / nullif(sum(total_kwh) filter (where counts), 0), 6)::text`.as('eurPerKwh'),
  sql<string>`coalesce(sum(difference_eur) filter (where counts), 0)::text`.as('difference'),
  sql<string>`coalesce(sum(claimed_eur), 0)::text`.as('claimed'),
  sql<string>`coalesce(sum(recovered_eur), 0)::text`.as('recovered'),
  ...billSums,
] as const;

/**
 * Replaced and cancelled bills are in no sum but those of claims, which are why they were replaced. A group
 * of only such bills, without a claim, is left out.
 */
const summedBills = (db: Db, { by: _, page, pageSize, sort, ...query }: BillSummaryQuery) =>
  matchingBills(db, query)
    .leftJoin(claimedOfBills(db).as('claimed'), 'claimed.bill_id', 'bills.id')
    .where((is) => is.or([is('bills.counts', '=', true), is('claimed.bill_id', 'is not', null)]));

const claimedOfBills = (db: Db) =>
  db
    .selectFrom('claim_bills')
    .innerJoin('claims', 'claims.id', 'claim_bills.claim_id')
    .select('claim_bills.bill_id')
    .select((is) => is.fn.sum<string>('claim_bills.amount_eur').as('claimed_eur'))
    .select((is) => is.fn.sum<string | null>('claim_bills.recovered_eur').as('recovered_eur'))
    .where('claims.deleted_at', 'is', null)
    .where('claims.state', '<>', 'rejected')
    .groupBy('claim_bills.bill_id');

function groupsOf(db: Db, query: BillSummaryQuery) {
  const { key, name, order, by } = groups[query.by];
  const isPoint = query.by === 'point';
  return summedBills(db, query)
    .innerJoin('supply_points', 'supply_points.id', 'bills.supply_point_id')
    .innerJoin('clients', 'clients.id', 'supply_points.client_id')
    .select([key.as('key'), name.as('name'), order.as('nameOrder')])
    .select([
      isPoint ? 'supply_points.cups' : sql<null>`null::text`.as('cups'),
      isPoint ? 'clients.name as clientName' : sql<null>`null::text`.as('clientName'),
    ])
    .select(sums)
    .groupBy([...by]);
}

/** The columns that sort them; amounts are texts. */
const orders = {
  name: sql`"nameOrder"`,
  bills: sql`bills`,
  kwh: sql`kwh::numeric`,
  billed: sql`billed::numeric`,
  computed: sql`computed::numeric`,
  difference: sql`difference::numeric`,
  claimable: sql`claimable::numeric`,
  claimed: sql`claimed::numeric`,
  recovered: sql`recovered::numeric`,
  price: sql`"eurPerKwh"::numeric`,
} as const;

/** A page of what the bills that a query leaves add up to by group, and the sums of all of them. */
export async function billSummary(db: Db, query: BillSummaryQuery): Promise<BillSummary> {
  const { page, pageSize, sort } = query;
  const { name, direction, withNullsLast } = orderOf(sort, { isBackward: false });
  const grouped = db.selectFrom(groupsOf(db, query).as('found'));
  const [rows, whole] = await Promise.all([
    grouped
      .selectAll()
      .select(totalOfAll)
      .orderBy(orders[name], withNullsLast)
      .orderBy('nameOrder', direction)
      .orderBy('key')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    summedBills(db, query).select(sums).executeTakeFirstOrThrow(),
  ]);
  const count = grouped.select((is) => is.fn.countAll<string>().as('total'));
  const isPast = rows.length === 0 && page > 1;
  const total = isPast ? (await count.executeTakeFirstOrThrow()).total : (rows[0]?.total ?? '0');
  return {
    rows: rows.map(({ key, name, cups, clientName, ...found }) => ({
      key,
      name,
      cups,
      clientName,
      ...sumsOf(found),
    })),
    total: Number(total),
    sums: sumsOf(whole),
  };
}

interface Summed {
  readonly bills: number;
  readonly kwh: string;
  readonly billed: string;
  readonly eurPerKwh: string | null;
  readonly computedBills: number;
  readonly computedBilled: string;
  readonly computed: string;
  readonly difference: string;
  readonly claimable: string;
  readonly claimed: string;
  readonly recovered: string;
}

const eur = (amount: string) => unscaled(scaled(amount, 2), 2);

const sumsOf = (found: Summed): SummarySums => ({
  bills: found.bills,
  kwh: unscaled(scaled(found.kwh, 3), 3),
  billedEur: eur(found.billed),
  eurPerKwh: found.eurPerKwh,
  computed: {
    bills: found.computedBills,
    billedEur: eur(found.computedBilled),
    computedEur: eur(found.computed),
  },
  differenceEur: eur(found.difference),
  claimableEur: eur(found.claimable),
  claimedEur: eur(found.claimed),
  recoveredEur: eur(found.recovered),
});
