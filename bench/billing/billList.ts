import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../api/src/areas';
import { besideTheirClients, type ListFigures, measureList } from '../lists/productList';
import type { Product } from '../product';
import { clientOf } from '../supply/company';

const bills = 100_000;
const billsAStatement = 10_000;

const sorts = [
  'issued',
  'period',
  'number',
  'supplier',
  'client',
  'cups',
  'kwh',
  'total',
  'price',
  'difference',
  'claimable',
];

/** The list of 100,000 bills of these points: every order, with every filter, and each part of it. */
export async function measureBillList(
  product: Product,
  pointIds: readonly string[],
  rounds: number,
): Promise<ListFigures> {
  const { db } = product;
  await fillRegister(db, pointIds);
  const [point = ''] = pointIds;
  const client = await clientOf(db, point);
  const filters = {
    everything: '',
    claimable: 'state=claimable',
    'not verifiable': 'state=notVerifiable',
    'one client': `clientId=${client}`,
    'one point': `supplyPointId=${point}`,
    'one supplier': 'supplier=Comercializadora+7',
    'one month': 'month=2025-06',
    'by amount': 'fromEur=200&toEur=260',
    'by price': 'fromEurPerKwh=0.2&toEurPerKwh=0.21',
    'found: many': 'q=cliente',
    'found: a number': 'q=R-00042',
    'found: part of a CUPS': 'q=00030000',
    'found: none': 'q=zzzz',
    'all filters': `state=claimable&clientId=${client}&supplier=Comercializadora+7&q=cliente`,
  };
  const looking = sql`
    select count(*) from ${besideTheirClients('bills')}
    where bills.number_key || supply_points.search_key || clients.search_key like '%zzzz%'`;
  const list = { path: 'bills', sorts, filters, look: 'a look at each bill', looking };
  return measureList(product, list, rounds);
}

/** Bills of 2023 to 2025, verified; each point has the same share of every state. */
async function fillRegister(db: Kysely<Tables>, pointIds: readonly string[]): Promise<void> {
  for (let first = 1; first <= bills; first += billsAStatement) {
    await fillSome(db, pointIds, first, first + billsAStatement - 1);
  }
  await sql`vacuum analyze bills`.execute(db);
}

async function fillSome(
  db: Kysely<Tables>,
  pointIds: readonly string[],
  first: number,
  last: number,
): Promise<void> {
  await sql`
    insert into bills (id, supply_point_id, supplier, supplier_key, number, number_key, kind,
      rectifies, rectifies_key, tariff, issued_on, accrued_on, from_day, to_day, is_estimated,
      energy_kwh, total_kwh, total_eur, state, computed_eur, difference_eur, claimable_eur,
      created_at, created_by, updated_at)
    select gen_random_uuid(), (${pointIds}::uuid[])[1 + n % ${pointIds.length}::int],
      'Comercializadora ' || n % 23, 'comercializadora ' || n % 23,
      'R-' || lpad(n::text, 6, '0'), 'r-' || lpad(n::text, 6, '0'), 'ordinary', '', '', '2.0TD',
      day + 3, day + 3, day - 30, day, false, array[kwh, 10, 20], kwh + 30,
      (n * 7919 % 100000) / 100.0, state,
      case when state in ('pending', 'notVerifiable') then null else 50 end,
      case when state in ('pending', 'notVerifiable') then null else (n * 31 % 4000) / 100.0 end,
      case when state = 'pending' then null else (n * 17 % 3000) / 100.0 end,
      now(), 'Ana Prieto', now()
    from (
      select n, date '2023-02-01' + (n * 37 % 1000)::int as day, 100 + n * 13 % 900 as kwh,
        (array['pending', 'correct', 'correct', 'claimable', 'review', 'notVerifiable',
          'inFavour'])[1 + n % 7] as state
      from generate_series(${first}::int, ${last}::int) as n) as made`.execute(db);
}
