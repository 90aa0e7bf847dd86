import { sql } from 'kysely';
import { bearer } from '../../api/test/calls/headers';
import { type ListFigures, measureList } from '../lists/productList';
import { type Timing, timeMany } from '../lists/timings';
import { type Product, withProduct } from '../product';
import { type FilledHours, fillHours } from './company';

const summaryRounds = 20;

/** Times in milliseconds. */
export interface HoursFigures {
  readonly list: ListFigures;
  /** The summary of a year of 20 people. */
  readonly summary: Timing;
  /** The same year, only summed by client and activity and by person and month. */
  readonly plainSummary: Timing;
}

/** The list of 100,000 entries and the summary of a year, through the API in its own process. */
export const measureHours = (listRounds: number): Promise<HoursFigures> =>
  withProduct(async (product) => {
    const filled = await fillHours(product.db);
    return {
      list: await measureEntries(product, filled, listRounds),
      summary: await timeMany('the summary of a year', summaryRounds, () => readSummary(product)),
      plainSummary: await timeMany('the plain sums', summaryRounds, () => plainSums(product)),
    };
  });

function measureEntries(
  product: Product,
  { client, person, activity }: FilledHours,
  rounds: number,
): Promise<ListFigures> {
  const filters = {
    everything: '',
    'one person': `userId=${person}`,
    'one client': `clientId=${client}`,
    'one activity': `activityId=${activity}`,
    billable: 'isBillable=true',
    'not billable': 'isBillable=false',
    'one month': 'from=2025-06-01&to=2025-06-30',
    'one day': 'from=2025-06-10&to=2025-06-10',
    'found: many': 'q=llamada',
    'found: a person': 'q=persona+7',
    'found: none': 'q=zzzz',
    'all filters': `userId=${person}&clientId=${client}&isBillable=true&from=2024-01-01&q=cliente`,
  };
  const sorts = ['date', 'user', 'client', 'activity', 'minutes'];
  const looking = sql`
    select count(*), sum(minutes) from hour_entries
    join users on users.id = hour_entries.user_id
    join clients on clients.id = hour_entries.client_id
    where note_key || users.name_key || clients.search_key like '%zzzz%'`;
  const list = { path: 'hours/entries', sorts, filters, look: 'a look at each entry', looking };
  return measureList(product, list, rounds);
}

/** Not as tests do, which hold each answer against its documentation meanwhile. */
async function readSummary({ who }: Product): Promise<void> {
  const address = `${who.url}/api/hours/summary?from=2025-01-01&to=2025-12-31`;
  const answer = await fetch(address, { headers: bearer(who.token) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`summary: ${answer.status} ${text}`);
}

async function plainSums({ db }: Product): Promise<void> {
  for (const parts of [
    sql`client_id, activity_id`,
    sql`user_id, to_char(day, 'YYYY-MM')`,
  ] as const) {
    await sql`
      select ${parts}, sum(minutes), sum(minutes) filter (where is_billable) from hour_entries
      where day between '2025-01-01' and '2025-12-31' and deleted_at is null
      group by 1, 2`.execute(db);
  }
}
