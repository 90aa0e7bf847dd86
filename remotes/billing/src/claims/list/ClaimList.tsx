import { useQuery } from '@tanstack/react-query';
import { ExportMenu, readAll } from '@vatio/ui/export';
import { EmptyState, Page } from '@vatio/ui/layout';
import {
  DataTable,
  ListPagination,
  ListStates,
  ListToolbar,
  NoMatches,
  useColumnChoice,
  useListState,
} from '@vatio/ui/table';
import { MessageSquareWarning } from 'lucide-react';
import { Link } from 'react-router-dom';
import { billsPath } from '../../bills/billPaths';
import { factOfClaim } from '../../common/facts';
import { claimListQuery, readClaims } from '../claimApi';
import { ClaimSums } from './ClaimSums';
import { claimColumns, claimExportColumns } from './claimColumns';
import { claimFilters, claimSorts, toClaimQuery, toTotalsQuery } from './claimFilter';
import { useClaimFilterWords } from './useClaimFilterWords';

/** The claims: found, filtered, summed, exported. They begin at a bill. */
export function ClaimList() {
  const list = useListState({ sort: '-sent', sortable: claimSorts }, claimFilters);
  // The name under which browsers keep what people have chosen.
  const columns = useColumnChoice('claims', claimColumns);
  const query = toClaimQuery(list);
  const claims = useQuery(claimListQuery(query));
  const { selects, chips } = useClaimFilterWords(list.filters, claims.data?.rows);
  return (
    <Page
      title="Reclamaciones"
      crumbs={[{ label: 'Facturación', to: billsPath }, { label: 'Reclamaciones' }]}
    >
      <ClaimSums
        query={toTotalsQuery(list)}
        onState={(estado) => list.change({ filters: { estado } })}
        onOverdue={() => list.change({ filters: { plazo: 'overdue' } })}
      />
      <ListToolbar
        list={list}
        columns={columns}
        searchLabel="Buscar por referencia, factura, CUPS o cliente"
        selects={selects}
        chips={chips}
      >
        <ExportMenu
          fileName="reclamaciones"
          columns={claimExportColumns}
          readRows={readAll(readClaims, query)}
        />
      </ListToolbar>
      <ListStates
        query={claims}
        columns={8}
        what="las reclamaciones"
        empty={
          claims.data?.total === 0 &&
          (list.hasFilters ? (
            <NoMatches title="Ninguna reclamación coincide" onClear={list.clear} />
          ) : (
            <NoClaims />
          ))
        }
      >
        {({ rows, total }) => (
          <>
            <DataTable
              caption="Reclamaciones"
              columns={claimColumns}
              hidden={columns.hidden}
              rows={rows}
              rowId={({ id }) => id}
              factOf={({ id }) => factOfClaim(id)}
              sort={list.sort}
              onSort={(sort) => list.change({ sort })}
              isRefreshing={claims.isFetching}
            />
            <ListPagination list={list} total={total} />
          </>
        )}
      </ListStates>
    </Page>
  );
}

const NoClaims = () => (
  <EmptyState
    icon={<MessageSquareWarning />}
    title="Todavía no hay reclamaciones"
    action={
      <Link className="btn btn-primary" to={`${billsPath}?estado=claimable`}>
        Ver las facturas con error reclamable
      </Link>
    }
  >
    Se hacen desde las facturas: abre una con error reclamable, o marca varias del mismo cliente, y
    elige «Reclamar».
  </EmptyState>
);
