import type {
  BillListAnswer,
  BillQuery,
  BillRow,
  BillSuppliers,
  BillTotalsQuery,
} from '@vatio/contracts/billing/bills';
import { addDays, monthDays } from '@vatio/energy/calendar';
import { type ExpressionBuilder, sql } from 'kysely';
import {
  countOf,
  findPage,
  findPageOfGroups,
  inOrderOf,
  orderOf,
  type Slice,
  totalOfAll,
} from '../../../db/page';
import { containing } from '../../../db/textKey';
import type { Db } from '../../../db/transaction';
import type { Tables } from '../../../db/types';
import { pointsHolding, supplySearchWords } from '../../company/door';
import { numberKey, supplierKey } from './keys';

const rowsOf = (db: Db) =>
  db
    .selectFrom('bills')
    .innerJoin('supply_points', 'supply_points.id', 'bills.supply_point_id')
    .innerJoin('clients', 'clients.id', 'supply_points.client_id')
    .select(['bills.id', 'bills.supply_point_id as supplyPointId', 'bills.supplier'])
    .select(['supply_points.cups', 'supply_points.alias', 'clients.id as clientId'])
    .select(['clients.name as clientName', 'bills.number', 'bills.kind', 'bills.tariff'])
    .select(['bills.issued_on as issuedOn', 'bills.from_day as from', 'bills.to_day as to'])
    .select(['bills.total_kwh as totalKwh', 'bills.total_eur as totalEur'])
    .select(['bills.eur_per_kwh as eurPerKwh', 'bills.state', 'bills.counts', 'bills.version'])
    .select(['bills.computed_eur as computedEur', 'bills.difference_eur as differenceEur'])
    .select('bills.claimable_eur as claimableEur')
    .select((is) =>
      is
        .exists(
          is
            .selectFrom('bill_attachments')
            .select('bill_id')
            .whereRef('bill_attachments.supply_point_id', '=', 'bills.supply_point_id')
            .whereRef('bill_attachments.bill_id', '=', 'bills.id'),
        )
        .$castTo<boolean>()
        .as('hasAttachment'),
    );

/** A page of the bills that a query asks for, and how many there are in all. */
export async function listBills(db: Db, query: BillQuery): Promise<BillListAnswer> {
  const { ids, total } = await findBillPage(db, query);
  if (ids.length === 0) return { rows: [], total };
  const found = await rowsOf(db).where('bills.id', 'in', ids).execute();
  return { rows: inOrderOf(ids, found), total };
}

function findBillPage(db: Db, query: BillQuery) {
  const { sort } = query;
  if (sort === 'client' || sort === '-client' || sort === 'cups' || sort === '-cups') {
    return findPageOfGroups(query, byOwner(db, query, sort));
  }
  return findPage(query, {
    isScan: supplySearchWords(query.q ?? '').length > 0,
    count: () => countOf(matchingBills(db, query)),
    rowsOf: (slice, isScan) =>
      sortedBills(db, query, sort, slice)
        .$if(isScan, (bills) => bills.select(totalOfAll))
        .execute(),
  });
}

const ownerKeys = { client: 'clients.name_key', cups: 'supply_points.cups20' } as const;
type Owner = keyof typeof ownerKeys;

/** Bills by their client or their point. */
function byOwner(
  db: Db,
  query: BillQuery,
  sort: Owner | `-${Owner}`,
): Parameters<typeof findPageOfGroups>[1] {
  const { name, direction } = orderOf<Owner>(sort, { isBackward: false });
  const key = ownerKeys[name];
  const bills = matchingBills(db, query)
    .innerJoin('supply_points', 'supply_points.id', 'bills.supply_point_id')
    .innerJoin('clients', 'clients.id', 'supply_points.client_id');
  return {
    groups: () =>
      bills
        .select([`${key} as key`, sql<number>`count(*)::int`.as('rows')])
        .groupBy(key)
        .orderBy(key, direction)
        .execute(),
    rowsOf: (keys, { limit, offset }) =>
      bills
        .select('bills.id')
        .where(key, 'in', keys)
        .orderBy(key, direction)
        .orderBy('bills.id', direction)
        .limit(limit)
        .offset(offset)
        .execute(),
  };
}

/** A bill as a row of the list. */
export const findBillRow = (db: Db, id: string): Promise<BillRow | undefined> =>
  rowsOf(db).where('bills.id', '=', id).executeTakeFirst();

/** Both months included: those of the last readings. */
interface MonthRange {
  readonly fromMonth?: string | undefined;
  readonly toMonth?: string | undefined;
}

/** Matches bills without joining the points and clients of all of them: only the page needs those. */
export function matchingBills(
  db: Db,
  { month, fromMonth = month, toMonth = month, ...query }: BillTotalsQuery & MonthRange,
) {
  const { ids, state, clientId, supplyPointId, supplier, q = '' } = query;
  const { fromEur, toEur, fromEurPerKwh, toEurPerKwh } = query;
  let bills = db.selectFrom('bills').where('bills.deleted_at', 'is', null);
  if (ids) bills = bills.where('bills.id', 'in', ids.split(','));
  if (state) bills = bills.where('bills.state', '=', state);
  if (supplyPointId) bills = bills.where('bills.supply_point_id', '=', supplyPointId);
  if (clientId) {
    const points = db.selectFrom('supply_points').select('id').where('client_id', '=', clientId);
    bills = bills.where('bills.supply_point_id', 'in', points);
  }
  if (supplier) bills = bills.where('bills.supplier_key', '=', supplierKey(supplier));
  if (fromMonth) bills = bills.where('bills.to_day', '>=', monthDays(fromMonth).firstDay);
  if (toMonth) {
    bills = bills.where('bills.to_day', '<', addDays(monthDays(toMonth).lastDay, 1));
  }
  if (fromEur) bills = bills.where('bills.total_eur', '>=', fromEur);
  if (toEur) bills = bills.where('bills.total_eur', '<=', toEur);
  if (fromEurPerKwh) bills = bills.where('bills.eur_per_kwh', '>=', fromEurPerKwh);
  if (toEurPerKwh) bills = bills.where('bills.eur_per_kwh', '<=', toEurPerKwh);
  for (const word of supplySearchWords(q)) bills = bills.where(holdsWord(db, word));
  return bills;
}

const holdsWord = (db: Db, word: string) => (is: ExpressionBuilder<Tables, 'bills'>) =>
  is.or([
    is('bills.number_key', 'like', containing(numberKey(word))),
    is('bills.supply_point_id', 'in', pointsHolding(db, word, 'name and NIF')),
  ]);

const orders = {
  issued: 'bills.issued_on',
  period: 'bills.to_day',
  number: 'bills.number_key',
  supplier: 'bills.supplier_key',
  kwh: 'bills.total_kwh',
  total: 'bills.total_eur',
} as const;

const ordersWithNulls = {
  price: 'bills.eur_per_kwh',
  difference: 'bills.difference_eur',
  claimable: 'bills.claimable_eur',
} as const;

type Own = keyof typeof orders | keyof typeof ordersWithNulls;

function sortedBills(
  db: Db,
  query: BillQuery,
  sort: Own | `-${Own}`,
  { limit, offset, isBackward }: Slice,
) {
  const { name, direction, withNullsLast } = orderOf<Own>(sort, { isBackward });
  const matching = matchingBills(db, query).select('bills.id').limit(limit).offset(offset);
  const sorted =
    name === 'price' || name === 'difference' || name === 'claimable'
      ? matching.orderBy(ordersWithNulls[name], withNullsLast)
      : matching.orderBy(orders[name], direction);
  return sorted.orderBy('bills.id', direction);
}

/** The suppliers of all bills, by name, each as the bill that was stored last spells it, and the days of its bills. */
export async function listSuppliers(db: Db): Promise<BillSuppliers['rows']> {
  const { rows } = await sql<BillSuppliers['rows'][number]>`
    select latest.supplier, counted.bills, counted.first_day::text as "firstDay",
      counted.last_day::text as "lastDay"
    from (
      select supplier_key, count(*)::int as bills, min(to_day) as first_day, max(to_day) as last_day
      from bills
      where deleted_at is null group by supplier_key
    ) as counted
    cross join lateral (
      select supplier from bills
      where supplier_key = counted.supplier_key and deleted_at is null
      order by id desc limit 1
    ) as latest
    order by counted.supplier_key`.execute(db);
  return rows;
}
