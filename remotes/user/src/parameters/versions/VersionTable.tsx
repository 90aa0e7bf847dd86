import type { ParameterVersion } from '@vatio/contracts/user/parameters';
import { count, dateTime } from '@vatio/ui/format';
import { type Column, DataTable } from '@vatio/ui/table';
import { Link } from 'react-router-dom';

export interface VersionTableProps {
  readonly rows: readonly ParameterVersion[];
  readonly isRefreshing: boolean;
}

/** The versions of the table: who made them, when, what they brought; each can be looked at. */
export function VersionTable({ rows, isRefreshing }: VersionTableProps) {
  return (
    <DataTable
      caption="Versiones"
      columns={columns}
      rows={rows}
      rowId={({ number }) => String(number)}
      isRefreshing={isRefreshing}
    />
  );
}

const columns: readonly Column<ParameterVersion>[] = [
  {
    id: 'number',
    header: 'Versión',
    isRowHeader: true,
    cell: ({ number }) => (
      <Link className="text-nowrap" to={`/user/parametros?anio=todos&version=${number}`}>
        Versión {number}
      </Link>
    ),
  },
  {
    id: 'at',
    header: 'Fecha',
    cell: ({ at }) => <span className="text-nowrap">{dateTime(at)}</span>,
  },
  {
    id: 'actor',
    header: 'Quién',
    cell: ({ actor }) => (actor ? <bdi>{actor.name}</bdi> : 'Vino con el programa'),
  },
  { id: 'comment', header: 'Qué', cell: ({ comment }) => <bdi>{comment}</bdi> },
  {
    id: 'changed',
    header: 'Valores',
    align: 'end',
    cell: ({ changed }) => (
      <span className="text-nowrap">{count(changed, 'valor', 'valores')}</span>
    ),
  },
];
