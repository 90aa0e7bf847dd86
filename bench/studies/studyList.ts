import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../api/src/areas';
import type { Caller } from '../../api/test/calls/caller';
import { type Timing, timeList, timingOf } from '../lists/listTimes';

const studies = 20_000;
const peerRounds = 20;

export interface StudyListTimes {
  /** Each kind of request; all together come last. */
  readonly list: readonly Timing[];
  /** One look at each study, its point and its client: what no search without an index can do without. */
  readonly look: Timing;
}

/** The list of 20,000 studies of these points: every order, with every filter, and each part of it. */
export async function measureStudyList(
  db: Kysely<Tables>,
  who: Caller,
  pointIds: readonly string[],
  rounds: number,
): Promise<StudyListTimes> {
  await fillStudies(db, pointIds);
  const [point = ''] = pointIds;
  const { client } = await db
    .selectFrom('supply_points')
    .select('client_id as client')
    .where('id', '=', point)
    .executeTakeFirstOrThrow();
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
  const read = async (path: string) => {
    const begin = performance.now();
    const { status, json, text } = await who.get(`/api/${path}`);
    const ms = performance.now() - begin;
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
    return { total: json.total as number, ms };
  };
  const sorts = ['created', 'code', 'client', 'saving'];
  const list = await timeList(read, { path: 'studies', sorts, filters }, rounds);
  return { list, look: await timeLook(db) };
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

async function timeLook(db: Kysely<Tables>): Promise<Timing> {
  const taken: number[] = [];
  for (let round = 0; round < peerRounds; round += 1) {
    const begin = performance.now();
    await sql`
      select count(*) from studies
      join supply_points on supply_points.id = studies.supply_point_id
      join clients on clients.id = supply_points.client_id
      where studies.search_key || supply_points.search_key || clients.search_key like '%zzzz%'`.execute(
      db,
    );
    taken.push(performance.now() - begin);
  }
  return timingOf('a look at each study', taken);
}
