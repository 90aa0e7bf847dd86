import type { HoursSummary } from '@vatio/contracts/activity-hours/summary';
import { formatDuration } from '@vatio/records/duration';
import { today } from '@vatio/records/time';
import { monthInShort, number } from '@vatio/ui/format';
import { type Column, DataTable } from '@vatio/ui/table';
import { type Budget, stateOf, worstFirst } from './budget';
import { lookOf, totalId } from './clientSums';

const columns: readonly Column<Budget>[] = [
  {
    id: 'client',
    header: 'Cliente',
    isRowHeader: true,
    cell: ({ client }) => <bdi>{client.name}</bdi>,
  },
  { id: 'month', header: 'Mes', cell: ({ month }) => month && monthInShort(month) },
  {
    id: 'budget',
    header: 'Presupuesto del mes',
    align: 'end',
    cell: ({ budgetMinutes }) => formatDuration(budgetMinutes),
  },
  {
    id: 'minutes',
    header: 'Horas',
    align: 'end',
    cell: ({ minutes, budgetMinutes }) => (
      <>
        {formatDuration(minutes)}
        {budgetMinutes > 0 && (
          <small className="d-block">{number((minutes / budgetMinutes) * 100, 0)} %</small>
        )}
      </>
    ),
  },
  {
    id: 'foreseen',
    header: 'Previsto',
    align: 'end',
    cell: ({ foreseenMinutes }) => formatDuration(foreseenMinutes),
  },
  {
    id: 'state',
    header: 'Estado',
    cell: (budget) => {
      if (budget.client.id === totalId) return null;
      const { look, text } = stateOf(budget, today());
      return <span className={`text-${look}`}>{text}</span>;
    },
  },
];

export interface BudgetTableProps extends Pick<HoursSummary, 'budgets'> {
  /** Those of other days are loading. */
  readonly isRefreshing: boolean;
}

/** Budgets of hours beside what was worked, and what a running month will come to; the worst first. */
export const BudgetTable = ({ budgets, isRefreshing }: BudgetTableProps) => (
  <DataTable
    caption="Presupuesto de horas"
    columns={columns}
    rows={[...worstFirst(budgets, today()), totalOf(budgets)]}
    rowId={({ client, month }) => `${client.id} ${month}`}
    rowClassName={({ client }) => lookOf(client.id)}
    isRefreshing={isRefreshing}
  />
);

function totalOf(budgets: readonly Budget[]): Budget {
  const sumOf = (part: (budget: Budget) => number) =>
    budgets.reduce((sum, budget) => sum + part(budget), 0);
  return {
    client: { id: totalId, name: 'Total del periodo' },
    month: '',
    budgetMinutes: sumOf(({ budgetMinutes }) => budgetMinutes),
    minutes: sumOf(({ minutes }) => minutes),
    foreseenMinutes: sumOf(({ foreseenMinutes }) => foreseenMinutes),
  };
}
