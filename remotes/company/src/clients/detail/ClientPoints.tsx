import { useQuery } from '@tanstack/react-query';
import type { Client } from '@vatio/contracts/company/clients';
import { useHasRole } from '@vatio/platform';
import { Card, Loaded } from '@vatio/ui/layout';
import { DataTable } from '@vatio/ui/table';
import { Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { supplyPointListQuery } from '../../points/pointApi';
import { pointColumns } from '../../points/pointColumns';

/** The most points that the card shows: beyond these the list is the better place. */
const mostRows = 25;
const shownColumns = ['cups', 'alias', 'territory', 'tariff', 'type', 'expiry', 'data'];
const columns = pointColumns
  .filter(({ id }) => shownColumns.includes(id))
  .map((column) => ({ ...column, sortable: false }));

/** The supply points of a client. */
export function ClientPoints({ client }: { readonly client: Client }) {
  const points = useQuery(
    supplyPointListQuery({
      clientId: client.id,
      state: 'active',
      sort: 'expiry',
      pageSize: mostRows,
    }),
  );
  const canAdd = useHasRole('admin', 'writer', 'pds_editor') && !client.archived;
  const total = points.data?.total ?? 0;

  return (
    <Card
      title="Puntos de suministro"
      isWide
      actions={
        <div className="d-flex flex-wrap gap-2">
          {total > mostRows && (
            <Link
              className="btn btn-sm btn-outline-primary"
              to={`/company/puntos?cliente=${client.id}`}
            >
              Ver los {total}
            </Link>
          )}
          {canAdd && (
            <Link
              className="btn btn-sm btn-primary"
              to={`/company/puntos/nuevo?cliente=${client.id}`}
            >
              <Plus aria-hidden="true" /> Añadir punto
            </Link>
          )}
        </div>
      }
    >
      <Loaded query={points} loading="Cargando los puntos…" lines={3} what="sus puntos">
        {({ rows }) =>
          total === 0 ? (
            <p className="text-muted mb-0">Todavía no tiene puntos de suministro.</p>
          ) : (
            <DataTable
              caption="Puntos de suministro"
              columns={columns}
              rows={rows}
              rowId={({ id }) => id}
              isRefreshing={points.isPlaceholderData}
            />
          )
        }
      </Loaded>
    </Card>
  );
}
