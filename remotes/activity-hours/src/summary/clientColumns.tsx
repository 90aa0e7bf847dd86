import { formatDuration } from '@vatio/contracts/activityHours/duration';
import type { HoursSummary } from '@vatio/contracts/activityHours/summary';
import { useHasRole } from '@vatio/platform';
import type { ExportColumn } from '@vatio/ui/export';
import { euros, number } from '@vatio/ui/format';
import type { Column } from '@vatio/ui/table';
import { Link } from 'react-router-dom';
import { entriesOfClientPath } from '../common/hoursPaths';
import { inHours } from '../common/inHours';
import type { Period } from './period';

export type ClientSums = HoursSummary['clients'][number];

/** In a cell for which nothing is known. */
const dash = <span aria-hidden="true">–</span>;
const eurOr = (eur: string | null) => (eur === null ? dash : euros(Number(eur)));
const shareOf = ({ minutes, billableMinutes }: ClientSums) =>
  minutes === 0 ? null : (billableMinutes / minutes) * 100;

/** What a client costs, beside what came of it. */
export const clientColumns = (period: Period): readonly Column<ClientSums>[] => [
  {
    id: 'client',
    header: 'Cliente',
    isRowHeader: true,
    cell: ({ client }) => <ClientName client={client} period={period} />,
  },
  { id: 'minutes', header: 'Horas', align: 'end', cell: ({ minutes }) => formatDuration(minutes) },
  {
    id: 'billable',
    header: 'Facturables',
    align: 'end',
    cell: (row) => (
      <>
        {formatDuration(row.billableMinutes)}
        <small className="d-block text-nowrap">{number(shareOf(row) ?? 0, 0)} %</small>
      </>
    ),
  },
  {
    id: 'amount',
    header: 'Importe',
    align: 'end',
    cell: ({ amountEur, unratedMinutes }) => (
      <>
        {eurOr(amountEur)}
        {unratedMinutes > 0 && (
          <small className="d-block">{formatDuration(unratedMinutes)} sin tarifa</small>
        )}
      </>
    ),
  },
  {
    id: 'saved',
    header: 'Ahorro aceptado',
    align: 'end',
    cell: ({ savedEur }) => (savedEur === null ? dash : <span>{euros(Number(savedEur))}/año</span>),
  },
  {
    id: 'recovered',
    header: 'Recuperado',
    align: 'end',
    cell: ({ recoveredEur }) => eurOr(recoveredEur),
  },
];

/** Readers see sums, and no entries to go to. */
function ClientName({ client, period }: Pick<ClientSums, 'client'> & { readonly period: Period }) {
  const seesEntries = useHasRole('admin', 'writer');
  const name = <bdi>{client.name}</bdi>;
  return seesEntries ? <Link to={entriesOfClientPath(client.id, period)}>{name}</Link> : name;
}

/** A line for each client and activity. */
export interface ExportedSums {
  readonly client: ClientSums;
  readonly activity: ClientSums['activities'][number];
}

export const exportedSums = (clients: readonly ClientSums[]): readonly ExportedSums[] =>
  clients.flatMap((client) => client.activities.map((activity) => ({ client, activity })));

export const exportColumns: readonly ExportColumn<ExportedSums>[] = [
  { header: 'Cliente', value: ({ client }) => client.client.name },
  { header: 'Actividad', value: ({ activity }) => activity.activity.name },
  { header: 'Horas', value: ({ activity }) => inHours(activity.minutes) },
  { header: 'Horas facturables', value: ({ activity }) => inHours(activity.billableMinutes) },
  { header: 'Horas del cliente', value: ({ client }) => inHours(client.minutes) },
  {
    header: 'Importe del cliente, €',
    value: ({ client }) => (client.amountEur === null ? null : Number(client.amountEur)),
  },
  {
    header: 'Ahorro aceptado del cliente, €/año',
    value: ({ client }) => (client.savedEur === null ? null : Number(client.savedEur)),
  },
  {
    header: 'Recuperado para el cliente, €',
    value: ({ client }) => (client.recoveredEur === null ? null : Number(client.recoveredEur)),
  },
];
