import { useHasRole } from '@vatio/platform';
import { formatDuration } from '@vatio/records/duration';
import { euros, number } from '@vatio/ui/format';
import type { Column } from '@vatio/ui/table';
import { Link } from 'react-router-dom';
import { entriesOfClientPath } from '../common/hoursPaths';
import type { ClientSums } from './clientSums';
import type { Period } from './period';

/** A cell's text for an unknown value. */
const dash = <span aria-hidden="true">–</span>;
const eurOr = (eur: string | null) => (eur === null ? dash : euros(Number(eur)));
const shareOf = ({ minutes, billableMinutes }: ClientSums) => (billableMinutes / minutes) * 100;
const durationOr = (minutes: number) => (minutes === 0 ? dash : formatDuration(minutes));

/** A client's cost, beside the return on it. */
export const clientColumns = (period: Period): readonly Column<ClientSums>[] => [
  {
    id: 'client',
    header: 'Cliente',
    isRowHeader: true,
    cell: (row) => <ClientName row={row} period={period} />,
  },
  { id: 'minutes', header: 'Horas', align: 'end', cell: ({ minutes }) => durationOr(minutes) },
  {
    id: 'billable',
    header: 'Facturables',
    align: 'end',
    cell: (row) =>
      row.minutes === 0 ? (
        dash
      ) : (
        <>
          {formatDuration(row.billableMinutes)}
          <small className="d-block text-nowrap">{number(shareOf(row), 0)} %</small>
        </>
      ),
  },
  {
    id: 'amount',
    header: 'Importe',
    align: 'end',
    fact: 'amount',
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
    fact: 'saved',
    cell: ({ savedEur }) => (savedEur === null ? dash : <span>{euros(Number(savedEur))}/año</span>),
  },
  {
    id: 'recovered',
    header: 'Recuperado',
    align: 'end',
    fact: 'recovered',
    cell: ({ recoveredEur }) => eurOr(recoveredEur),
  },
];

interface ClientNameProps {
  readonly row: ClientSums;
  readonly period: Period;
}

/** Readers see sums, and no entries to go to; neither have those without hours, nor the total. */
function ClientName({ row: { client, activities }, period }: ClientNameProps) {
  const seesEntries = useHasRole('admin', 'writer') && activities.length > 0;
  const name = <bdi>{client.name}</bdi>;
  return seesEntries ? <Link to={entriesOfClientPath(client.id, period)}>{name}</Link> : name;
}
