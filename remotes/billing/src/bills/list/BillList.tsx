import { isId } from '@vatio/contracts/paths';
import { useHasRole } from '@vatio/platform';
import { EmptyState, Page } from '@vatio/ui/layout';
import { RecordList, useShownList } from '@vatio/ui/table';
import {
  ChartColumn,
  FileSpreadsheet,
  MessageSquareWarning,
  Plus,
  ReceiptText,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { claimsPath } from '../../common/claimPaths';
import { BillingToolbar } from '../../common/toolbar';
import { billListKey, readBills } from '../billApi';
import { importBillsPath, newBillPath, summaryPath } from '../billPaths';
import { OpenRuns } from '../runs/OpenRuns';
import { VerifyPending } from '../runs/VerifyBills';
import { AmountFilters } from './AmountFilters';
import { BillRows } from './BillRows';
import { BillSums } from './BillSums';
import { billList } from './billListFacts';
import { amountFilters, useBillFilters } from './useBillFilters';

/** The register of bills: found, filtered, summed, verified, exported. */
export function BillList() {
  // Only a hint of what to draw: the API decides who may write.
  const canAdd = useHasRole('admin', 'writer');
  const point = useSearchParams()[0].get('punto') ?? '';
  const add = canAdd && (
    <Link className="btn btn-primary" to={newBillPath + (isId(point) ? `?punto=${point}` : '')}>
      <Plus aria-hidden="true" /> Nueva factura
    </Link>
  );
  const actions = (
    <>
      {canAdd && <VerifyPending />}
      <Link className="btn btn-outline-primary" to={claimsPath}>
        <MessageSquareWarning aria-hidden="true" /> Reclamaciones
      </Link>
      <Link className="btn btn-outline-primary" to={summaryPath}>
        <ChartColumn aria-hidden="true" /> Resumen
      </Link>
      {canAdd && (
        <Link className="btn btn-outline-primary" to={importBillsPath}>
          <FileSpreadsheet aria-hidden="true" /> Importar
        </Link>
      )}
      {add}
    </>
  );

  return (
    <Page title="Facturación" actions={actions}>
      <OpenRuns />
      <RecordList
        facts={{ ...billList, filters: useBillFilters() }}
        queryKey={billListKey}
        readPage={readBills}
      >
        <BillSums />
        <BillToolbar />
        <BillRows nothingYet={<NoBills add={add} />} />
      </RecordList>
    </Page>
  );
}

function BillToolbar() {
  const { filters } = useShownList().list;
  const count = amountFilters.filter(({ name }) => filters[name]).length;
  return <BillingToolbar more={{ count, filters: <AmountFilters /> }} />;
}

/** There are no bills: how to come by one, or what to do meanwhile. @param add the way to a new one, if any */
const NoBills = ({ add }: { readonly add: ReactNode }) => (
  <EmptyState
    icon={<ReceiptText />}
    title="Todavía no hay facturas"
    action={
      <span className="d-inline-flex flex-wrap justify-content-center gap-2">
        {add}
        <Link className={`btn ${add ? 'btn-outline-primary' : 'btn-primary'}`} to="/company/puntos">
          {add ? 'Completar los contratos' : 'Consultar los puntos'}
        </Link>
      </span>
    }
  >
    Aquí aparecerán las facturas de energía, cada línea comprobada y lo que se puede reclamar.{' '}
    {add
      ? 'Registra la primera: para comprobarla hace falta el contrato de su punto, con sus precios.'
      : 'Mientras tanto, en PDS están los puntos y los contratos con los que se comprobarán.'}
  </EmptyState>
);
