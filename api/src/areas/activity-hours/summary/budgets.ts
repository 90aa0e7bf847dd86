import type { Terms, WorkingWeek } from '@vatio/contracts/activity-hours/settings';
import type { HoursSummary } from '@vatio/contracts/activity-hours/summary';
import { addDays, monthDays } from '@vatio/energy/calendar';
import { groupedBy } from '../../../db/groupedBy';
import { expectedMinutes } from '../settings/expected';
import { monthOf } from '../settings/months';

type Budget = HoursSummary['budgets'][number];

export interface BudgetFacts {
  readonly clients: readonly {
    readonly id: string;
    readonly name: string;
    readonly archived: boolean;
    /** The budget on the client's own page: it holds until dated terms are agreed. */
    readonly ownBudgetMinutes: number | null;
  }[];
  /** The latest of each client first. */
  readonly terms: readonly Terms[];
  /** The latest first. */
  readonly weeks: readonly WorkingWeek[];
  /** `2026-01 <client id>` → minutes. */
  readonly minutes: ReadonlyMap<string, number>;
}

/**
 * Budgets of months against what was done. Of the month that goes on, the end is foreseen by the
 * working time that has passed of it, today with it.
 *
 * @param months the latest first, none to come
 */
export function budgetsOf(
  { clients, terms, weeks, minutes }: BudgetFacts,
  months: readonly string[],
  today: string,
): Budget[] {
  const ofClients = groupedBy(terms, ({ client }) => client.id);
  return months.flatMap((month) => {
    const { lastDay } = monthDays(month);
    const pace = monthOf(today) === month ? paceOf(weeks, month, today) : 1;
    return clients.flatMap(({ id, name, archived, ownBudgetMinutes }): Budget[] => {
      const inForce = ofClients.get(id)?.find(({ from }) => from <= lastDay);
      const budgetMinutes = inForce ? inForce.monthlyBudgetMinutes : ownBudgetMinutes;
      const done = minutes.get(`${month} ${id}`) ?? 0;
      if (budgetMinutes === null || (archived && done === 0)) return [];
      const foreseenMinutes = Math.round(done * pace);
      return [{ client: { id, name }, month, budgetMinutes, minutes: done, foreseenMinutes }];
    });
  });
}

/** The month's working time divided by the working time of its days until today; 1: none has passed. */
function paceOf(weeks: readonly WorkingWeek[], month: string, today: string): number {
  const { firstDay, lastDay } = monthDays(month);
  let passed = 0;
  let whole = 0;
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    const expected = expectedMinutes(weeks, day);
    whole += expected;
    if (day <= today) passed += expected;
  }
  return passed === 0 ? 1 : whole / passed;
}
