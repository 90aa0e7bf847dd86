import { useQuery } from '@tanstack/react-query';
import { isId } from '@vatio/contracts/paths';
import { useHasRole } from '@vatio/platform';
import { ExportMenu, readAll } from '@vatio/ui/export';
import { Page } from '@vatio/ui/layout';
import { ListStates, ListToolbar, NoMatches, useColumnChoice, useListState } from '@vatio/ui/table';
import { ChartColumn, FileSpreadsheet, MessageSquareWarning, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { claimsPath } from '../../common/claimPaths';
import { billListQuery, readBills } from '../billApi';
import { importBillsPath, newBillPath, summaryPath } from '../billPaths';
import { OpenRuns } from '../runs/OpenRuns';
import { AmountFilters } from './AmountFilters';
import { BillSums } from './BillSums';
import { BillTable } from './BillTable';
import { billColumns, billExportColumns } from './billColumns';
import { billFilters, billSorts, ofOneClient, toBillQuery, toTotalsQuery } from './billFilter';
import { NoBills } from './NoBills';
import { StateChips } from './StateChips';
import { useBillFilterWords } from './useBillFilterWords';
import { VerifyPending } from './VerifyPending';

/** The register of bills: found, filtered, summed, verified, exported. */
export function BillList() {
  const list = ofOneClient(useListState({ sort: '-period', sortable: billSorts }, billFilters));
  // The name under which browsers keep what people have chosen.
  const columns = useColumnChoice('bills', billColumns);
  const query = toBillQuery(list);
  const sums = toTotalsQuery(list);
  const bills = useQuery(billListQuery(query));
  const { selects, chips } = useBillFilterWords(list.filters, bills.data?.rows);
  // Only a hint of what to draw: the API decides who may write.
  const canAdd = useHasRole('admin', 'writer');
  const { punto = '' } = list.filters;
  const add = canAdd && (
    <Link
      className="btn btn-primary"
      to={isId(punto) ? `${newBillPath}?punto=${punto}` : newBillPath}
    >
      <Plus aria-hidden="true" /> Nueva factura
    </Link>
  );

  const importing = canAdd && (
    <Link className="btn btn-outline-primary" to={importBillsPath}>
      <FileSpreadsheet aria-hidden="true" /> Importar
    </Link>
  );
  const actions = (
    <>
      {/* First, so that the space reserved for it goes unnoticed while no bill is pending. */}
      {canAdd && <VerifyPending />}
      <Link className="btn btn-outline-primary" to={claimsPath}>
        <MessageSquareWarning aria-hidden="true" /> Reclamaciones
      </Link>
      <Link className="btn btn-outline-primary" to={summaryPath}>
        <ChartColumn aria-hidden="true" /> Resumen
      </Link>
      {importing}
      {add}
    </>
  );

  return (
    <Page title="Facturación" actions={actions}>
      <OpenRuns />
      <BillSums query={sums} />
      <StateChips query={sums} onChange={(estado) => list.change({ filters: { estado } })} />
      <ListToolbar
        list={list}
        columns={columns}
        searchLabel="Buscar por número, CUPS, alias o cliente"
        selects={selects}
        chips={chips}
      >
        <AmountFilters list={list} />
        <ExportMenu
          fileName="facturas"
          columns={billExportColumns}
          readRows={readAll(readBills, query)}
        />
      </ListToolbar>
      <ListStates
        query={bills}
        columns={7}
        what="las facturas"
        empty={
          bills.data?.total === 0 &&
          (list.hasFilters ? (
            <NoMatches title="Ninguna factura coincide" onClear={list.clear} />
          ) : (
            <NoBills add={add} />
          ))
        }
      >
        {(page) => (
          <BillTable
            list={list}
            columns={columns}
            page={page}
            query={query}
            isRefreshing={bills.isFetching}
          />
        )}
      </ListStates>
    </Page>
  );
}
