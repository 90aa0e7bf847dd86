import { sql } from 'kysely';
import type { Db } from '../../../db/transaction';

export interface Days {
  readonly from: string;
  readonly to: string;
}

const minutes = sql<number>`coalesce(sum(hour_entries.minutes), 0)::int`.as('minutes');
const billableMinutes =
  sql<number>`coalesce(sum(hour_entries.minutes) filter (where hour_entries.is_billable), 0)::int`.as(
    'billableMinutes',
  );

const entriesOf = (db: Db, { from, to }: Days) =>
  db
    .selectFrom('hour_entries')
    .where('hour_entries.deleted_at', 'is', null)
    .where('hour_entries.day', '>=', from)
    .where('hour_entries.day', '<=', to);

/** Terms agreed with clients, each with the day on which the next begin; null: these are the last. */
const termsWithEnd = (db: Db) =>
  db
    .selectFrom('client_terms')
    .select(['client_id', 'from_day', 'rate_eur_per_hour'])
    .select(
      sql<string | null>`lead(from_day) over (partition by client_id order by from_day)`.as(
        'until',
      ),
    )
    .as('terms');

/** Sums by client and activity. Amounts are at the rate of each day. */
const clientActivitySums = (db: Db, days: Days) =>
  entriesOf(db, days)
    .leftJoin(termsWithEnd(db), (join) =>
      join
        .onRef('terms.client_id', '=', 'hour_entries.client_id')
        .onRef('terms.from_day', '<=', 'hour_entries.day')
        .on((is) =>
          is.or([
            is('terms.until', 'is', null),
            is('terms.until', '>', is.ref('hour_entries.day')),
          ]),
        ),
    )
    .select(['hour_entries.client_id as clientId', 'hour_entries.activity_id as activityId'])
    .select([
      minutes,
      billableMinutes,
      // Sixtieths of what is owed: exact until the client's sum is rounded.
      sql<string | null>`(sum(hour_entries.minutes * terms.rate_eur_per_hour)
        filter (where hour_entries.is_billable))::text`.as('minuteEur'),
      sql<number>`coalesce(sum(hour_entries.minutes) filter
        (where hour_entries.is_billable and terms.rate_eur_per_hour is null), 0)::int`.as(
        'unratedMinutes',
      ),
    ])
    .groupBy(['hour_entries.client_id', 'hour_entries.activity_id']);

/** Sums by client, each client's longest activity first. */
export const clientActivities = (db: Db, days: Days) =>
  db
    .selectFrom(clientActivitySums(db, days).as('sums'))
    .innerJoin('hour_activities', 'hour_activities.id', 'sums.activityId')
    .selectAll('sums')
    .select('hour_activities.name as activityName')
    .orderBy('sums.minutes', 'desc')
    .orderBy('hour_activities.name_key')
    .execute();

/** Clients' names, in alphabetical order. */
export const clientNames = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('clients')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('name_key')
    .orderBy('id')
    .execute();

/**
 * Sums of days, to be added up by month: what month a day is in takes longer to find than to add an
 * entry, and there are fewer days.
 */
const peopleDays = (db: Db, days: Days) =>
  entriesOf(db, days)
    .select(['hour_entries.user_id as userId', 'hour_entries.day', minutes, billableMinutes])
    .groupBy(['hour_entries.user_id', 'hour_entries.day'])
    .as('days');

const month = sql<string>`to_char(days.day, 'YYYY-MM')`;
const monthMinutes = sql<number>`sum(days.minutes)::int`.as('minutes');

/** Sums sorted by person's name and month. */
export const peopleMonths = (db: Db, days: Days) =>
  db
    .selectFrom(peopleDays(db, days))
    .innerJoin('users', 'users.id', 'days.userId')
    .select(['users.id as userId', 'users.name as userName', month.as('month')])
    .select([monthMinutes, sql<number>`sum(days."billableMinutes")::int`.as('billableMinutes')])
    .groupBy(['users.id', month])
    .orderBy('users.name_key')
    .orderBy('users.id')
    .orderBy(month)
    .execute();

const monthStart = sql`date_trunc('month', hour_entries.day::timestamp)`;

/** Returns the minutes of each client in each month. */
export async function clientMonths(db: Db, days: Days): Promise<ReadonlyMap<string, number>> {
  const rows = await entriesOf(db, days)
    .select('hour_entries.client_id as clientId')
    // Written once for each group: written for each entry it would take longer than all sums.
    .select([sql<string>`to_char(${monthStart}, 'YYYY-MM')`.as('month'), minutes])
    .groupBy(['hour_entries.client_id', monthStart])
    .execute();
  return new Map(rows.map((row) => [`${row.month} ${row.clientId}`, row.minutes]));
}

/** Clients with hours of a month on their own page, or for whom something was agreed; by name. */
export const budgetClients = (db: Db) =>
  db
    .selectFrom('clients')
    .select(['id', 'name', 'archived', 'monthly_budget_minutes as ownBudgetMinutes'])
    .where((is) =>
      is.or([
        is('monthly_budget_minutes', 'is not', null),
        is('id', 'in', is.selectFrom('client_terms').select('client_id')),
      ]),
    )
    .orderBy('name_key')
    .orderBy('id')
    .execute();
