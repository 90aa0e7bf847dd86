import type { BillRow } from '@vatio/contracts/billing/bills';
import { formatCups } from '@vatio/energy/cups';
import type { ExportColumn } from '@vatio/ui/export';
import { date, decimalInWords, euros, number } from '@vatio/ui/format';
import type { Column } from '@vatio/ui/table';
import { Paperclip } from 'lucide-react';
import { Link } from 'react-router-dom';
import { BillBadge } from '../BillBadge';
import { billedDays, kindLabels, pointOfBill, stateLabels } from '../bill';
import { billPath } from '../billPaths';

/** Fills a cell whose value is unknown. */
const dash = <span aria-hidden="true">–</span>;

/** An amount, or a dash when it is unknown; a positive amount is overpaid. */
const eurOrDash = (eur: string | null) => (eur === null ? dash : euros(Number(eur)));

/** The register of bills: ids are the names that the API sorts by. */
export const billColumns: readonly Column<BillRow>[] = [
  {
    id: 'number',
    header: 'Número',
    sortable: true,
    isRowHeader: true,
    cell: ({ id, number: billNumber, kind, counts }) => (
      <>
        <Link to={billPath(id)}>
          <bdi>{billNumber}</bdi>
        </Link>
        {kind !== 'ordinary' && <small className="d-block fw-normal">{kindLabels[kind]}</small>}
        {!counts && <small className="d-block fw-normal">No cuenta en las sumas</small>}
      </>
    ),
  },
  { id: 'state', header: 'Estado', cell: ({ state }) => <BillBadge state={state} /> },
  {
    id: 'supplier',
    header: 'Comercializadora',
    sortable: true,
    cell: ({ supplier }) => <bdi>{supplier}</bdi>,
  },
  {
    id: 'client',
    header: 'Cliente y punto',
    sortable: true,
    cell: (bill) => (
      <>
        <bdi>{bill.clientName}</bdi>
        <small className="d-block">
          <bdi>{pointOfBill(bill)}</bdi>
        </small>
      </>
    ),
  },
  {
    id: 'cups',
    header: 'CUPS',
    sortable: true,
    initiallyHidden: true,
    cell: ({ cups }) => <span className="text-nowrap">{formatCups(cups)}</span>,
  },
  { id: 'tariff', header: 'Tarifa', initiallyHidden: true, cell: ({ tariff }) => tariff },
  {
    id: 'issued',
    header: 'Emisión',
    sortable: true,
    initiallyHidden: true,
    cell: ({ issuedOn }) => <span className="text-nowrap">{date(issuedOn)}</span>,
  },
  {
    id: 'period',
    header: 'Periodo',
    sortable: true,
    cell: (bill) => (
      <>
        <span className="text-nowrap">hasta {date(bill.to)}</span>
        <small className="d-block">{number(billedDays(bill))} días</small>
      </>
    ),
  },
  {
    id: 'kwh',
    header: 'kWh',
    align: 'end',
    sortable: true,
    initiallyHidden: true,
    cell: ({ totalKwh }) => decimalInWords(totalKwh),
  },
  {
    id: 'total',
    header: 'Total',
    align: 'end',
    fact: 'billed',
    sortable: true,
    cell: ({ totalEur, eurPerKwh, hasAttachment }) => (
      <>
        <span className="text-nowrap">
          {hasAttachment && (
            <>
              <Paperclip size="1em" aria-hidden="true" />
              <span className="visually-hidden">Con fichero. </span>{' '}
            </>
          )}
          {euros(Number(totalEur))}
        </span>
        {eurPerKwh !== null && (
          <small className="d-block text-nowrap">{number(Number(eurPerKwh), 4)} €/kWh</small>
        )}
      </>
    ),
  },
  {
    id: 'price',
    header: '€/kWh',
    align: 'end',
    sortable: true,
    initiallyHidden: true,
    cell: ({ eurPerKwh }) => (eurPerKwh === null ? dash : number(Number(eurPerKwh), 4)),
  },
  {
    id: 'difference',
    header: 'Diferencia',
    align: 'end',
    fact: 'difference',
    sortable: true,
    initiallyHidden: true,
    cell: ({ differenceEur }) => eurOrDash(differenceEur),
  },
  {
    id: 'claimable',
    header: 'Reclamable',
    align: 'end',
    fact: 'claimable',
    sortable: true,
    cell: ({ claimableEur }) => eurOrDash(claimableEur),
  },
];

const numberOrNull = (text: string | null) => (text === null ? null : Number(text));

export const billExportColumns: readonly ExportColumn<BillRow>[] = [
  { header: 'Comercializadora', value: ({ supplier }) => supplier },
  { header: 'Número', value: (bill) => bill.number },
  { header: 'Clase', value: ({ kind }) => kindLabels[kind] },
  { header: 'Cliente', value: ({ clientName }) => clientName },
  { header: 'CUPS', value: ({ cups }) => cups },
  { header: 'Alias', value: ({ alias }) => alias },
  { header: 'Tarifa', value: ({ tariff }) => tariff },
  { header: 'Emisión', value: ({ issuedOn }) => inDigits(issuedOn) },
  { header: 'Lectura inicial', value: ({ from }) => inDigits(from) },
  { header: 'Lectura final', value: ({ to }) => inDigits(to) },
  { header: 'Energía (kWh)', value: ({ totalKwh }) => Number(totalKwh) },
  { header: 'Total (€)', value: ({ totalEur }) => Number(totalEur) },
  { header: 'Precio (€/kWh)', value: ({ eurPerKwh }) => numberOrNull(eurPerKwh) },
  { header: 'Estado', value: ({ state }) => stateLabels[state] },
  { header: 'Calculado (€)', value: ({ computedEur }) => numberOrNull(computedEur) },
  { header: 'Diferencia (€)', value: ({ differenceEur }) => numberOrNull(differenceEur) },
  { header: 'Reclamable (€)', value: ({ claimableEur }) => numberOrNull(claimableEur) },
  { header: 'Cuenta en las sumas', value: ({ counts }) => (counts ? 'Sí' : 'No') },
  { header: 'Con fichero', value: ({ hasAttachment }) => (hasAttachment ? 'Sí' : 'No') },
];

/** «31/01/2026», as spreadsheets read it. */
const inDigits = (day: string) => day.split('-').reverse().join('/');
