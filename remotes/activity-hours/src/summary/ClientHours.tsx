import { StackedBars } from '@vatio/ui/charts';
import { DataTable } from '@vatio/ui/table';
import { useMemo } from 'react';
import { clientColumns } from './clientColumns';
import { type ClientSums, lookOf, mostHoursFirst, totalId, totalOf } from './clientSums';
import { factOfPeriod, type Period } from './period';

/** The most bars that people can tell apart. */
const mostBars = 20;

export interface ClientHoursProps {
  readonly clients: readonly ClientSums[];
  /** The days that the sums are of. */
  readonly period: Period;
  /** Those of other days are loading. */
  readonly isRefreshing: boolean;
}

/** Each client's cost, as bars and as a table; clients with most hours first. */
export function ClientHours({ clients, period, isRefreshing }: ClientHoursProps) {
  const rows = useMemo(() => mostHoursFirst(clients), [clients]);
  // Clients without hours have no bar.
  const shown = useMemo(() => rows.filter(({ minutes }) => minutes > 0).slice(0, mostBars), [rows]);
  const categories = useMemo(() => shown.map(({ client }) => client.name), [shown]);
  const series = useMemo(
    () => [
      {
        name: 'Facturables',
        colour: 'line-1' as const,
        values: shown.map(({ billableMinutes }) => billableMinutes / 60),
      },
      {
        name: 'No facturables',
        colour: 'neutral' as const,
        values: shown.map(({ minutes, billableMinutes }) => (minutes - billableMinutes) / 60),
      },
    ],
    [shown],
  );
  const columns = useMemo(() => clientColumns(period), [period]);
  const fact = factOfPeriod(period);
  /** @param total what its last line is of */
  const tableOf = (caption: string, lines: readonly ClientSums[], total: string) => (
    <DataTable
      caption={caption}
      columns={columns}
      rows={[...lines, totalOf(lines)]}
      rowId={({ client }) => client.id}
      factOf={({ client }) => (client.id === totalId ? total : `${fact}:client=${client.id}`)}
      rowClassName={({ client }) => lookOf(client.id)}
      isRefreshing={isRefreshing}
    />
  );
  return (
    <>
      {shown.length > 0 && (
        <StackedBars
          title="Horas por cliente"
          quantity="Horas"
          unit="h"
          categories={categories}
          series={series}
          table={tableOf('Horas por cliente', shown, `${fact}:drawn`)}
        />
      )}
      {tableOf('Lo que cuesta cada cliente', rows, fact)}
    </>
  );
}
