import type { HoursSummary } from '@vatio/contracts/activity-hours/summary';
import { formatDuration } from '@vatio/records/duration';

export type Budget = HoursSummary['budgets'][number];

/** Severities, the worst first. */
const looks = ['danger', 'warning', 'success'] as const;

export interface BudgetState {
  /** One of Bootstrap's looks. */
  readonly look: (typeof looks)[number];
  readonly text: string;
  /** The excess over the budget, actual or foreseen. */
  readonly overMinutes: number;
}

/** The state of a budget: warns of an overrun before it happens. @param today `2026-01-31` */
export function stateOf(
  { month, budgetMinutes, minutes, foreseenMinutes }: Budget,
  today: string,
): BudgetState {
  const over = (spent: number) => formatDuration(spent - budgetMinutes);
  if (minutes > budgetMinutes) {
    const overMinutes = minutes - budgetMinutes;
    return { look: 'danger', text: `Superado en ${over(minutes)}`, overMinutes };
  }
  if (month < today.slice(0, 7)) return { look: 'success', text: 'Cumplido', overMinutes: 0 };
  if (foreseenMinutes > budgetMinutes) {
    const text = `Se superará en ${over(foreseenMinutes)} a este ritmo`;
    return { look: 'warning', text, overMinutes: foreseenMinutes - budgetMinutes };
  }
  return { look: 'success', text: 'Dentro de lo previsto', overMinutes: 0 };
}

/** Those that are exceeded, those that will be, each by how much; the rest as they come. */
export function worstFirst(budgets: readonly Budget[], today: string): readonly Budget[] {
  const known = budgets.map((budget) => ({ budget, state: stateOf(budget, today) }));
  known.sort(
    ({ state: one }, { state: other }) =>
      looks.indexOf(one.look) - looks.indexOf(other.look) || other.overMinutes - one.overMinutes,
  );
  return known.map(({ budget }) => budget);
}
