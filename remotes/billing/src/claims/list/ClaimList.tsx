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
import { billSuppliersQuery } from '../../bills/billApi';
import { billsPath } from '../../bills/billPaths';
import { useClientName } from '../../bills/list/useFilterNames';
import { claimStateLabels } from '../claim';
import { claimListQuery, readClaims } from '../claimApi';
import { ClaimSums } from './ClaimSums';
import { claimColumns, claimExportColumns } from './claimColumns';
import { claimFilters, claimSorts, dueLabels, toClaimQuery, toTotalsQuery } from './claimFilter';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The claims: found, filtered, summed, exported. They begin at a bill. */
export function ClaimList() {
  const list = useListState({ sort: '-sent', sortable: claimSorts }, claimFilters);
  // The name under which browsers keep what people have chosen.
  const columns = useColumnChoice('claims', claimColumns);
  const query = toClaimQuery(list);
  const claims = useQuery(claimListQuery(query));
  // Without them the list can still be searched and filtered otherwise.
  const { data: suppliers = [] } = useQuery(billSuppliersQuery);
  const { cliente = '', comercializadora = '' } = list.filters;
  const clientName = useClientName(cliente, claims.data?.rows);
  const names = suppliers.map(({ supplier }) => ({ value: supplier, label: supplier }));
  const isKnown = !comercializadora || names.some(({ value }) => value === comercializadora);
  const own = { value: comercializadora, label: comercializadora };
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
        selects={[
          {
            name: 'comercializadora',
            label: 'Comercializadora',
            all: 'Todas',
            isSteady: true,
            options: isKnown ? names : [own, ...names],
          },
          { name: 'plazo', label: 'Plazo', options: optionsOf(dueLabels) },
        ]}
        chips={{
          estado: { label: 'Estado', options: optionsOf(claimStateLabels) },
          cliente: { label: 'Cliente', options: [{ value: cliente, label: clientName }] },
        }}
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
