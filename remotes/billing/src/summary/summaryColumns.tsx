import { billRowRecord } from '@vatio/contracts/billing/billRecord';
import { claimMoney } from '@vatio/contracts/billing/claims/claimMoney';
import type { SummaryGroup, SummaryRow } from '@vatio/contracts/billing/summaries';
import { formatCups } from '@vatio/energy/cups';
import { fileHeading } from '@vatio/records/words';
import type { ExportColumn } from '@vatio/ui/export';
import { aligned, euros, monthInShort, number } from '@vatio/ui/format';
import { dash } from '@vatio/ui/layout';
import type { Column, ListState } from '@vatio/ui/table';
import { Link } from 'react-router-dom';
import { quietEuros } from '../common/quietEuros';
import { billsOfGroup, groupWords, type SummaryFilterName } from './summaryFilter';

const fields = { ...billRowRecord.fields, ...claimMoney };

/** «may 2026», a client, a supplier; a point's alias or its CUPS as people read it. */
export function groupName({ name, cups }: SummaryRow, group: SummaryGroup): string {
  if (group === 'month') return monthInShort(name);
  return name === cups ? formatCups(name) : name;
}

const labelOf = (group: SummaryGroup) => groupWords.find((one) => one.group === group)?.label ?? '';

/** The groups of a summary: ids are the names that the API sorts by. */
export const summaryColumns = (
  group: SummaryGroup,
  filters: ListState<SummaryFilterName>['filters'],
): readonly Column<SummaryRow>[] => [
  {
    id: 'name',
    header: labelOf(group),
    sortable: true,
    isRowHeader: true,
    cell: (row) => (
      <>
        <Link to={billsOfGroup(row, group, filters)}>
          <bdi>{groupName(row, group)}</bdi>
        </Link>
        {row.clientName !== null && (
          <small className="d-block fw-normal">
            <bdi>{row.clientName}</bdi>
          </small>
        )}
      </>
    ),
  },
  {
    id: 'bills',
    header: 'Facturas',
    align: 'end',
    // Ten columns do not fit on most screens, and this one says least.
    initiallyHidden: true,
    sortable: true,
    cell: ({ bills }) => number(bills),
  },
  {
    id: 'kwh',
    header: 'kWh',
    align: 'end',
    sortable: true,
    cell: ({ kwh }) => number(Number(kwh)),
  },
  {
    id: 'billed',
    header: 'Facturado',
    align: 'end',
    fact: 'billed',
    sortable: true,
    cell: ({ billedEur }) => euros(Number(billedEur)),
  },
  {
    id: 'price',
    header: '€/kWh',
    align: 'end',
    sortable: true,
    cell: ({ eurPerKwh }) => (eurPerKwh === null ? dash : aligned(Number(eurPerKwh), 4)),
  },
  {
    id: 'computed',
    header: fields.computedEur.label,
    align: 'end',
    fact: 'computed',
    sortable: true,
    cell: (row) => (
      <>
        {row.computed.bills === 0 ? dash : euros(Number(row.computed.computedEur))}
        {row.computed.bills < row.bills && (
          <small className="d-block">
            {number(row.computed.bills)} de {number(row.bills)}
          </small>
        )}
      </>
    ),
  },
  {
    id: 'difference',
    header: fields.differenceEur.label,
    align: 'end',
    fact: 'difference',
    sortable: true,
    cell: (row) => (row.computed.bills === 0 ? dash : quietEuros(row.differenceEur)),
  },
  {
    id: 'claimable',
    header: fields.claimableEur.label,
    align: 'end',
    fact: 'claimable',
    sortable: true,
    cell: ({ claimableEur }) => quietEuros(claimableEur),
  },
  {
    id: 'claimed',
    header: fields.claimedEur.label,
    align: 'end',
    fact: 'claimed',
    sortable: true,
    cell: ({ claimedEur }) => quietEuros(claimedEur),
  },
  {
    id: 'recovered',
    header: fields.recoveredEur.label,
    align: 'end',
    fact: 'recovered',
    sortable: true,
    cell: ({ recoveredEur }) => quietEuros(recoveredEur),
  },
];

const cells = {
  text: { header: fields.clientName.label, value: ({ clientName }: SummaryRow) => clientName },
  cups: { header: fields.cups.label, value: ({ cups }: SummaryRow) => cups },
} as const;

/** The columns of an export, with numbers as numbers. */
export const summaryExportColumns = (group: SummaryGroup): readonly ExportColumn<SummaryRow>[] => [
  ...(group === 'point' ? [cells.text, cells.cups] : []),
  { header: labelOf(group), value: ({ name }) => name },
  { header: 'Facturas', value: ({ bills }) => bills },
  { header: fileHeading(fields.totalKwh), value: ({ kwh }) => Number(kwh) },
  { header: 'Facturado (€)', value: ({ billedEur }) => Number(billedEur) },
  {
    header: fileHeading(fields.eurPerKwh),
    value: ({ eurPerKwh }) => (eurPerKwh === null ? null : Number(eurPerKwh)),
  },
  { header: 'Facturas calculadas', value: ({ computed }) => computed.bills },
  {
    header: 'Facturado de las calculadas (€)',
    value: ({ computed }) => Number(computed.billedEur),
  },
  {
    header: fileHeading(fields.computedEur),
    value: ({ computed }) => Number(computed.computedEur),
  },
  {
    header: fileHeading(fields.differenceEur),
    value: ({ differenceEur }) => Number(differenceEur),
  },
  { header: fileHeading(fields.claimableEur), value: ({ claimableEur }) => Number(claimableEur) },
  { header: fileHeading(fields.claimedEur), value: ({ claimedEur }) => Number(claimedEur) },
  { header: fileHeading(fields.recoveredEur), value: ({ recoveredEur }) => Number(recoveredEur) },
];
