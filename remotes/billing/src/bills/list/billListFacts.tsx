import { billRowRecord } from '@vatio/contracts/billing/billRecord';
import type { BillRow } from '@vatio/contracts/billing/bills';
import { formatCups } from '@vatio/energy/cups';
import { recordFileColumns } from '@vatio/ui/export';
import { date, euros, number } from '@vatio/ui/format';
import { type ListFacts, recordColumns } from '@vatio/ui/table';
import { Paperclip } from 'lucide-react';
import { Link } from 'react-router-dom';
import { quietEuros } from '../../common/quietEuros';
import { BillBadge } from '../BillBadge';
import { billedDays, billName, pointOfBill } from '../bill';
import { billPath } from '../billPaths';

const { kind: kindField, state: stateField } = billRowRecord.fields;

/** A number breaks at no hyphen, unless it is longer than any supplier's. */
const onOneLine = { display: 'inline-block', width: 'max-content', maxWidth: '14rem' } as const;

/** Ids are the names that the API sorts by. */
const columns = recordColumns<typeof billRowRecord, BillRow>(
  billRowRecord,
  {
    number: {
      // Its whole label would push the amounts off a laptop's screen.
      header: 'Número',
      isRowHeader: true,
      cell: ({ id, number: billNumber, kind, counts }) => (
        <>
          <Link to={billPath(id)} style={onOneLine}>
            <bdi>{billNumber}</bdi>
          </Link>
          {kind !== 'ordinary' && (
            <small className="d-block fw-normal">{kindField.values[kind]}</small>
          )}
          {!counts && <small className="d-block fw-normal">No cuenta en las sumas</small>}
        </>
      ),
    },
    clientName: {
      id: 'client',
      header: 'Cliente y punto',
      cell: (bill) => (
        <span className="one-line" title={`${bill.clientName} · ${pointOfBill(bill)}`}>
          <bdi>{bill.clientName}</bdi> · <bdi>{pointOfBill(bill)}</bdi>
        </span>
      ),
    },
    supplier: {
      cell: ({ supplier }) => (
        <span className="one-line is-short" title={supplier}>
          <bdi>{supplier}</bdi>
        </span>
      ),
    },
    cups: { cell: ({ cups }) => <span className="text-nowrap">{formatCups(cups)}</span> },
    issuedOn: { id: 'issued' },
    to: {
      id: 'period',
      header: 'Periodo',
      cell: (bill) => (
        <span className="text-nowrap">
          hasta {date(bill.to)}{' '}
          <small className="text-muted">{number(billedDays(bill))} días</small>
        </span>
      ),
    },
    totalKwh: { id: 'kwh' },
    totalEur: {
      id: 'total',
      fact: 'billed',
      cell: ({ totalEur, hasAttachment }) => (
        <span className="text-nowrap">
          {hasAttachment && (
            <>
              <Paperclip size="1em" aria-hidden="true" />
              <span className="visually-hidden">Con fichero. </span>{' '}
            </>
          )}
          {euros(Number(totalEur))}
        </span>
      ),
    },
    eurPerKwh: { id: 'price' },
    differenceEur: {
      id: 'difference',
      fact: 'difference',
      cell: ({ differenceEur }) => quietEuros(differenceEur),
    },
    claimableEur: {
      id: 'claimable',
      fact: 'claimable',
      cell: ({ claimableEur }) => quietEuros(claimableEur),
    },
  },
  {
    number: [
      { id: 'state', header: stateField.label, cell: ({ state }) => <BillBadge state={state} /> },
    ],
  },
);

/** The list of bills, but for its filters. */
export const billList: Omit<ListFacts<BillRow>, 'filters'> = {
  key: 'bills',
  caption: 'Facturas',
  searchLabel: 'Buscar por número, CUPS, alias o cliente',
  columns,
  file: {
    name: 'facturas',
    columns: recordFileColumns<typeof billRowRecord, BillRow>(billRowRecord),
  },
  sorts: ['-period', ...columns.flatMap(({ id, sortable }) => (sortable ? [id] : []))],
  skeletonColumns: 7,
  rowName: billName,
};
