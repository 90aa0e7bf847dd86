import { formatDuration } from '@vatio/contracts/activityHours/duration';
import type { HoursSummary } from '@vatio/contracts/activityHours/summary';
import { today } from '@vatio/contracts/time';
import { number } from '@vatio/ui/format';
import { type Column, DataTable } from '@vatio/ui/table';
import { monthInShort } from './period';

type Budget = HoursSummary['budgets'][number];

/** What there is to know of a budget, the worst first: an overrun is told before it happens. */
function stateOf({ month, budgetMinutes, minutes, foreseenMinutes }: Budget) {
  const over = (spent: number) => formatDuration(spent - budgetMinutes);
  if (minutes > budgetMinutes) return { look: 'danger', text: `Superado en ${over(minutes)}` };
  if (month < today().slice(0, 7)) return { look: 'success', text: 'Cumplido' };
  if (foreseenMinutes > budgetMinutes) {
    return { look: 'warning', text: `Se superará en ${over(foreseenMinutes)} a este ritmo` };
  }
  return { look: 'success', text: 'Dentro de lo previsto' };
}

const columns: readonly Column<Budget>[] = [
  {
    id: 'client',
    header: 'Cliente',
    isRowHeader: true,
    cell: ({ client }) => <bdi>{client.name}</bdi>,
  },
  { id: 'month', header: 'Mes', cell: ({ month }) => monthInShort(month) },
  {
    id: 'budget',
    header: 'Presupuesto',
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
      const { look, text } = stateOf(budget);
      return <span className={`text-${look}`}>{text}</span>;
    },
  },
];

/** Budgets of hours beside what was worked, and what a running month will come to. */
export const BudgetTable = ({ budgets }: Pick<HoursSummary, 'budgets'>) => (
  <DataTable
    caption="Presupuesto de horas"
    columns={columns}
    rows={budgets}
    rowId={({ client, month }) => `${client.id} ${month}`}
  />
);
