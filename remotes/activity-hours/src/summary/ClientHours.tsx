import type { HoursSummary } from '@vatio/contracts/activityHours/summary';
import { StackedBars } from '@vatio/ui/charts';
import { DataTable } from '@vatio/ui/table';
import { useMemo } from 'react';
import { clientColumns } from './clientColumns';
import type { Period } from './period';

/** More bars than that nobody can name. */
const mostBars = 20;

export interface ClientHoursProps {
  readonly clients: HoursSummary['clients'];
  readonly period: Period;
}

/** What each client costs, as bars and as a table; those with most hours first. */
export function ClientHours({ clients, period }: ClientHoursProps) {
  const rows = useMemo(
    () => [...clients].sort((one, other) => other.minutes - one.minutes),
    [clients],
  );
  const shown = useMemo(() => rows.slice(0, mostBars), [rows]);
  const categories = useMemo(() => shown.map(({ client }) => client.name), [shown]);
  const series = useMemo(
    () => [
      {
        name: 'Facturables',
        colour: 4,
        values: shown.map(({ billableMinutes }) => billableMinutes / 60),
      },
      {
        name: 'No facturables',
        colour: 0,
        values: shown.map(({ minutes, billableMinutes }) => (minutes - billableMinutes) / 60),
      },
    ],
    [shown],
  );
  const columns = useMemo(() => clientColumns(period), [period]);
  const table = (
    <DataTable
      caption="Lo que cuesta cada cliente"
      columns={columns}
      rows={rows}
      rowId={({ client }) => client.id}
    />
  );
  return (
    <>
      <StackedBars
        title="Horas por cliente"
        unit="h"
        categories={categories}
        series={series}
        table={
          <DataTable
            caption="Horas por cliente"
            columns={columns}
            rows={shown}
            rowId={({ client }) => client.id}
          />
        }
      />
      {table}
    </>
  );
}
