import type { EntryListAnswer, EntryQuery } from '@vatio/contracts/activity-hours/entries';
import { type ExpressionBuilder, type OrderByExpression, sql } from 'kysely';
import { findPage, orderOf, type Slice } from '../../../db/page';
import { containing, searchWords } from '../../../db/textKey';
import type { Db } from '../../../db/transaction';
import type { Tables } from '../../../db/types';
import { pointsHolding } from '../../company/door';
import { readEntries } from './entries.repository';

type Filters = Omit<EntryQuery, 'page' | 'pageSize' | 'sort'>;

/** Each list of ids is read once, and not for each entry. */
const holdsWord = (db: Db, word: string) => (is: ExpressionBuilder<Tables, 'hour_entries'>) =>
  is.or([
    is('hour_entries.note_key', 'like', containing(word)),
    is(
      'hour_entries.client_id',
      'in',
      db.selectFrom('clients').select('id').where('search_key', 'like', containing(word)),
    ),
    is(
      'hour_entries.user_id',
      'in',
      db.selectFrom('users').select('id').where('search_key', 'like', containing(word)),
    ),
    is(
      'hour_entries.activity_id',
      'in',
      db.selectFrom('hour_activities').select('id').where('name_key', 'like', containing(word)),
    ),
    is('hour_entries.supply_point_id', 'in', pointsHolding(db, word, 'name and NIF')),
  ]);

const columns = {
  userId: 'user_id',
  clientId: 'client_id',
  activityId: 'activity_id',
  pointId: 'supply_point_id',
  studyId: 'study_id',
  billId: 'bill_id',
  claimId: 'claim_id',
} as const;

/** The entries that filters leave. */
function matchingEntries(db: Db, { q = '', isBillable, from, to, ...ids }: Filters) {
  let entries = db.selectFrom('hour_entries').where('hour_entries.deleted_at', 'is', null);
  for (const [name, column] of Object.entries(columns)) {
    const id = ids[name as keyof typeof columns];
    if (id) entries = entries.where(`hour_entries.${column}`, '=', id);
  }
  if (isBillable !== undefined) {
    entries = entries.where('hour_entries.is_billable', '=', isBillable);
  }
  if (from) entries = entries.where('hour_entries.day', '>=', from);
  if (to) entries = entries.where('hour_entries.day', '<=', to);
  for (const word of searchWords(q)) entries = entries.where(holdsWord(db, word));
  return entries;
}

const sumsOf = (db: Db, filters: Filters) =>
  matchingEntries(db, filters)
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`coalesce(sum(minutes), 0)::int`.as('minutes'),
      sql<number>`coalesce(sum(minutes) filter (where is_billable), 0)::int`.as('billableMinutes'),
    ])
    .executeTakeFirstOrThrow();

const orders = {
  date: 'hour_entries.day',
  minutes: 'hour_entries.minutes',
  user: 'users.name_key',
  client: 'clients.name_key',
  activity: 'hour_activities.name_key',
} as const satisfies Record<string, OrderByExpression<Tables, keyof Tables, object>>;

function sortedEntries(db: Db, { sort, ...filters }: Omit<EntryQuery, 'page'>, slice: Slice) {
  const { name, direction } = orderOf(sort, slice);
  // Entries with equal names are sorted newest first, whatever the direction.
  const newestFirst = slice.isBackward ? 'asc' : 'desc';
  const page = { limit: slice.limit, offset: slice.offset };
  const entries = matchingEntries(db, filters)
    .select('hour_entries.id')
    .limit(page.limit)
    .offset(page.offset);
  if (name === 'date') {
    return entries.orderBy('hour_entries.day', direction).orderBy('hour_entries.id', direction);
  }
  return entries
    .$if(name === 'user', (rows) => rows.innerJoin('users', 'users.id', 'hour_entries.user_id'))
    .$if(name === 'client', (rows) =>
      rows.innerJoin('clients', 'clients.id', 'hour_entries.client_id'),
    )
    .$if(name === 'activity', (rows) =>
      rows.innerJoin('hour_activities', 'hour_activities.id', 'hour_entries.activity_id'),
    )
    .orderBy(sql.ref(orders[name]), direction)
    .orderBy('hour_entries.day', newestFirst)
    .orderBy('hour_entries.id', newestFirst);
}

/** A page of the entries that a query asks for, and what all of them add up to. */
export async function listEntries(db: Db, query: EntryQuery): Promise<EntryListAnswer> {
  const { page: _, sort, pageSize: __, ...filters } = query;
  let sums = { total: 0, minutes: 0, billableMinutes: 0 };
  const { ids, total } = await findPage(query, {
    isScan: false,
    count: async () => {
      sums = await sumsOf(db, filters);
      return sums.total;
    },
    rowsOf: (slice) =>
      sortedEntries(db, { ...filters, sort, pageSize: query.pageSize }, slice).execute(),
  });
  return { ...sums, rows: await readEntries(db, ids), total };
}
