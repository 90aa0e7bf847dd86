import type { ClaimRow } from '@vatio/contracts/billing/claims';
import type { ClaimDue } from '@vatio/contracts/billing/claimWords';
import type { ExportColumn } from '@vatio/ui/export';
import { count, date, euros } from '@vatio/ui/format';
import type { Column, ListFacts } from '@vatio/ui/table';
import { Link, useSearchParams } from 'react-router-dom';
import { useClientFilter, useSupplierFilter } from '../../bills/useNamedFilters';
import { claimPath } from '../../common/claimPaths';
import { ClaimBadge } from '../ClaimBadge';
import { claimStateLabels } from '../claim';
import { claimClientsQuery } from '../claimApi';

/** Fills a cell whose value is unknown. */
const dash = <span aria-hidden="true">–</span>;

/** The list of claims: ids are the names that the API sorts by. */
const columns: readonly Column<ClaimRow>[] = [
  {
    id: 'number',
    header: 'Reclamación',
    sortable: true,
    isRowHeader: true,
    cell: ({ id, reference, billCount, firstBill }) => (
      <>
        <Link to={claimPath(id)}>{reference}</Link>
        <small className="d-block fw-normal">
          <bdi>
            {billCount === 1 ? firstBill : `${firstBill} y ${count(billCount - 1, 'más', 'más')}`}
          </bdi>
        </small>
      </>
    ),
  },
  { id: 'state', header: 'Estado', cell: (claim) => <ClaimBadge claim={claim} /> },
  {
    id: 'client',
    header: 'Cliente',
    sortable: true,
    cell: ({ clientName }) => <bdi>{clientName}</bdi>,
  },
  {
    id: 'supplier',
    header: 'Comercializadora',
    sortable: true,
    cell: ({ supplier }) => <bdi>{supplier}</bdi>,
  },
  {
    id: 'sent',
    header: 'Enviada',
    sortable: true,
    cell: ({ sentOn }) => <span className="text-nowrap">{date(sentOn)}</span>,
  },
  {
    id: 'answerBy',
    header: 'Plazo',
    sortable: true,
    cell: ({ answerBy }) =>
      answerBy === null ? dash : <span className="text-nowrap">{date(answerBy)}</span>,
  },
  {
    id: 'reference',
    header: 'Referencia de la empresa',
    initiallyHidden: true,
    cell: ({ companyReference }) => (companyReference ? <bdi>{companyReference}</bdi> : dash),
  },
  {
    id: 'claimed',
    header: 'Reclamado',
    align: 'end',
    fact: 'claimed',
    sortable: true,
    cell: ({ claimedEur }) => <span className="text-nowrap">{euros(Number(claimedEur))}</span>,
  },
  {
    id: 'recovered',
    header: 'Recuperado',
    align: 'end',
    fact: 'recovered',
    sortable: true,
    cell: ({ recoveredEur, recoveredOn }) =>
      recoveredEur === null ? (
        dash
      ) : (
        <>
          <span className="text-nowrap">{euros(Number(recoveredEur))}</span>
          {recoveredOn && <small className="d-block text-nowrap">{date(recoveredOn)}</small>}
        </>
      ),
  },
];

const numberOrNull = (text: string | null) => (text === null ? null : Number(text));
/** «31/01/2026», as spreadsheets read it. */
const inDigits = (day: string | null) => (day === null ? null : day.split('-').reverse().join('/'));

const fileColumns: readonly ExportColumn<ClaimRow>[] = [
  { header: 'Reclamación', value: ({ reference }) => reference },
  { header: 'Estado', value: ({ state }) => claimStateLabels[state] },
  { header: 'Cliente', value: ({ clientName }) => clientName },
  { header: 'Comercializadora', value: ({ supplier }) => supplier },
  { header: 'Destinatario', value: ({ recipientName }) => recipientName },
  { header: 'Referencia de la empresa', value: ({ companyReference }) => companyReference },
  { header: 'Facturas', value: ({ billCount }) => billCount },
  { header: 'Primera factura', value: ({ firstBill }) => firstBill },
  { header: 'Enviada', value: ({ sentOn }) => inDigits(sentOn) },
  { header: 'Respuesta hasta', value: ({ answerBy }) => inDigits(answerBy) },
  { header: 'Importe (€)', value: ({ amountEur }) => Number(amountEur) },
  { header: 'Intereses (€)', value: ({ interestEur }) => numberOrNull(interestEur) },
  { header: 'Reclamado (€)', value: ({ claimedEur }) => Number(claimedEur) },
  { header: 'Recuperado (€)', value: ({ recoveredEur }) => numberOrNull(recoveredEur) },
  { header: 'Recuperado el', value: ({ recoveredOn }) => inDigits(recoveredOn) },
];

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const dueLabels: Readonly<Record<ClaimDue, string>> = {
  overdue: 'Vencidas',
  soon: 'Vencen en 7 días',
};

/** The list of claims, with the filters of the URL. */
export function useClaimList(): ListFacts<ClaimRow> {
  const [params] = useSearchParams();
  const of = (name: string) => params.get(name) ?? '';
  return {
    // The name under which browsers keep what people have chosen.
    key: 'claims',
    caption: 'Reclamaciones',
    searchLabel: 'Buscar por referencia, factura, CUPS o cliente',
    columns,
    file: { name: 'reclamaciones', columns: fileColumns },
    sorts: ['-sent', 'number', 'client', 'supplier', 'answerBy', 'claimed', 'recovered'],
    filters: {
      cliente: useClientFilter(of('cliente'), claimClientsQuery),
      comercializadora: useSupplierFilter(of('comercializadora')),
      plazo: { label: 'Plazo', sentAs: 'due', options: optionsOf(dueLabels) },
      estado: {
        label: 'Estado',
        sentAs: 'state',
        options: optionsOf(claimStateLabels),
        isChipOnly: true,
      },
    },
    skeletonColumns: 8,
    rowName: ({ reference }) => reference,
  };
}
