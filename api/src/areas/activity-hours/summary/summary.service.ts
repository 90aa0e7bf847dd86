import type {
  HoursSummary,
  HoursSummaryQuery,
  HoursTotals,
  HoursTotalsQuery,
} from '@vatio/contracts/activity-hours/summary';
import { scaled, sumOf, unscaled } from '@vatio/contracts/billing/scaled';
import type { SessionUser } from '@vatio/contracts/session';
import { monthDays } from '@vatio/energy/calendar';
import type { ServiceParts } from '../../../areaKit/area';
import { groupedBy } from '../../../db/groupedBy';
import { type Db, inSnapshot } from '../../../db/transaction';
import { localDay } from '../../../localDay';
import { recoveredByClient } from '../../billing/door';
import { acceptedSavingByClient } from '../../energy-analysis/door';
import { listEntries } from '../entries/entries.list.repository';
import { monthOf } from '../settings/months';
import { readWorkingWeeks } from '../settings/settings.workingWeek.repository';
import { listTerms } from '../terms/terms.repository';
import { budgetsOf } from './budgets';
import {
  budgetClients,
  clientActivities,
  clientMonths,
  clientNames,
  peopleMonths,
} from './summary.repository';

/** Summaries of hours and of the savings they led to. */
export function createHourSummaryService({ db, now }: ServiceParts) {
  /** All figures are of the same moment. */
  const summary = (days: HoursSummaryQuery): Promise<HoursSummary> =>
    inSnapshot(db, (snapshot) => summaryOf(snapshot, days));

  async function summaryOf(snapshot: Db, days: HoursSummaryQuery): Promise<HoursSummary> {
    const activities = await clientActivities(snapshot, days);
    const people = await peopleMonths(snapshot, days);
    const saved = await acceptedSavingByClient(snapshot, days);
    const recovered = await recoveredByClient(snapshot, days);
    const budgets = await budgetsBetween(snapshot, days);
    const ofClients = groupedBy(activities, ({ clientId }) => clientId);
    // Savings and refunds of a client count even in days without any work for them.
    const ids = new Set([...ofClients.keys(), ...saved.keys(), ...recovered.keys()]);
    const clients = (await clientNames(snapshot, [...ids])).map((client) => {
      const rows = ofClients.get(client.id) ?? [];
      return {
        client,
        ...added(rows),
        amountEur: amountOf(rows),
        unratedMinutes: rows.reduce((sum, { unratedMinutes }) => sum + unratedMinutes, 0),
        activities: rows.map(({ activityId, activityName, minutes, billableMinutes }) => ({
          activity: { id: activityId, name: activityName },
          minutes,
          billableMinutes,
        })),
        savedEur: saved.get(client.id) ?? null,
        recoveredEur: recovered.get(client.id) ?? null,
      };
    });
    return {
      ...added(clients),
      amountEur: unscaled(sumOf(clients.map(({ amountEur }) => scaled(amountEur ?? '0', 2))), 2),
      clients,
      people: [...groupedBy(people, ({ userId }) => userId)].map(([id, rows]) => ({
        user: { id, name: rows[0]?.userName ?? '' },
        ...added(rows),
        months: rows.map(({ month, minutes, billableMinutes }) => ({
          month,
          minutes,
          billableMinutes,
        })),
      })),
      budgets,
    };
  }

  async function budgetsBetween(
    snapshot: Db,
    days: HoursSummaryQuery,
  ): Promise<HoursSummary['budgets']> {
    const today = localDay(now());
    // Future months cannot be judged yet.
    const months = monthsBetween(days).filter((month) => month <= monthOf(today));
    months.reverse();
    const [latest, earliest] = [months[0], months.at(-1)];
    if (!latest || !earliest) return [];
    const whole = { from: monthDays(earliest).firstDay, to: monthDays(latest).lastDay };
    const clients = await budgetClients(snapshot);
    const terms = await listTerms(snapshot);
    const weeks = await readWorkingWeeks(snapshot);
    const minutes = await clientMonths(snapshot, whole);
    return budgetsOf({ clients, terms, weeks, minutes }, months, today);
  }

  /** Writers see their own entries, readers only sums. */
  async function totals(query: HoursTotalsQuery, actor: SessionUser): Promise<HoursTotals> {
    const page = { page: 1, pageSize: 10, sort: '-date' } as const;
    const all = await listEntries(db, { ...query, ...page });
    const listed = {
      admin: async () => all,
      writer: () => listEntries(db, { ...query, ...page, userId: actor.id }),
      reader: async () => null,
      pds_editor: async () => null,
    };
    const found = await listed[actor.role]();
    const { minutes, billableMinutes, total: entries } = all;
    const [latest, listedMinutes] = [found?.rows ?? [], found?.minutes ?? null];
    return { minutes, billableMinutes, entries, latest, listedMinutes };
  }

  return { summary, totals };
}

interface Minutes {
  readonly minutes: number;
  readonly billableMinutes: number;
}

const added = (rows: readonly Minutes[]): Minutes => ({
  minutes: rows.reduce((sum, row) => sum + row.minutes, 0),
  billableMinutes: rows.reduce((sum, row) => sum + row.billableMinutes, 0),
});

/** Minutes times €/h have two decimals at most; null: no minute has a rate. */
function amountOf(rows: readonly { readonly minuteEur: string | null }[]): string | null {
  const known = rows.flatMap(({ minuteEur }) => (minuteEur === null ? [] : [minuteEur]));
  if (known.length === 0) return null;
  const sixtieths = sumOf(known.map((eur) => scaled(eur, 2)));
  return unscaled((sixtieths + 30n) / 60n, 2);
}

/** `2026-01`, the earliest first. */
function monthsBetween({ from, to }: HoursSummaryQuery): string[] {
  const months: string[] = [];
  for (let month = monthOf(from); month <= monthOf(to); month = nextMonth(month))
    months.push(month);
  return months;
}

function nextMonth(month: string): string {
  const [year = 0, index = 0] = month.split('-').map(Number);
  return index === 12 ? `${year + 1}-01` : `${year}-${String(index + 1).padStart(2, '0')}`;
}
