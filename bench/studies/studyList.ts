import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../api/src/areas';
import { besideTheirClients, type ListFigures, measureList } from '../lists/productList';
import type { Product } from '../product';
import { clientOf } from '../supply/company';

const studies = 20_000;

/** The list of 20,000 studies of these points: every order, with every filter, and each part of it. */
export async function measureStudyList(
  product: Product,
  pointIds: readonly string[],
  rounds: number,
): Promise<ListFigures> {
  const { db } = product;
  await fillStudies(db, pointIds);
  const [point = ''] = pointIds;
  const client = await clientOf(db, point);
  const filters = {
    everything: '',
    drafts: 'state=draft',
    accepted: 'state=accepted',
    'one client': `clientId=${client}`,
    'one point': `supplyPointId=${point}`,
    'found: many': 'q=cliente',
    'found: a code': 'q=EST-2026-0042',
    'found: part of a CUPS': 'q=00020000',
    'found: none': 'q=zzzz',
    'all filters': `state=draft&clientId=${client}&q=cliente`,
  };
  const sorts = ['created', 'code', 'client', 'saving'];
  const looking = sql`
    select count(*) from ${besideTheirClients('studies')}
    where studies.search_key || supply_points.search_key || clients.search_key like '%zzzz%'`;
  const list = { path: 'studies', sorts, filters, look: 'a look at each study', looking };
  return measureList(product, list, rounds);
}

/** Most are drafts or calculated; each point has the same share of them. */
async function fillStudies(db: Kysely<Tables>, pointIds: readonly string[]): Promise<void> {
  await sql`
    insert into studies (id, code, supply_point_id, first_day, last_day, state, notes, author_name,
      created_at, calculations, saving_eur, saving_percent, search_key)
    select gen_random_uuid(), code, (${pointIds}::uuid[])[1 + n % ${pointIds.length}::int],
      '2026-01-01', '2026-12-31', state, '', 'Ana Prieto', now() - n * interval '1 hour',
      case state when 'draft' then 0 else 1 end,
      case state when 'draft' then null else (n * 7919 % 100000) / 10.0 end,
      case state when 'draft' then null else (n * 31 % 4000) / 100.0 end,
      lower(code)
    from (
      select n, 'EST-2026-' || lpad(n::text, 5, '0') as code,
        (array['draft', 'calculated', 'calculated', 'presented', 'accepted', 'discarded'])[1 + n % 6]
          as state
      from generate_series(1, ${studies}::int) as n) as made`.execute(db);
  await sql`vacuum analyze studies`.execute(db);
}
