import { claimRowRecord } from '@vatio/contracts/billing/claims/claimRecord';
import type { ClaimRow } from '@vatio/contracts/billing/claims/claims';
import { claimDueLabels } from '@vatio/contracts/billing/claims/claimWords';
import { recordFileColumns } from '@vatio/ui/export';
import { count, date, euros } from '@vatio/ui/format';
import { dash } from '@vatio/ui/layout';
import { type ListFacts, recordColumns } from '@vatio/ui/table';
import { Link, useSearchParams } from 'react-router-dom';
import { useClientFilter, useSupplierFilter } from '../../bills/useNamedFilters';
import { claimPath } from '../../common/claimPaths';
import { ClaimBadge } from '../ClaimBadge';
import { claimClientsQuery } from '../claimApi';

const { state, answerBy } = claimRowRecord.fields;

const day = (text: string) => <span className="text-nowrap">{date(text)}</span>;

/** The list of claims: ids are the names that the API sorts by. */
const columns = recordColumns<typeof claimRowRecord, ClaimRow>(claimRowRecord, {
  reference: {
    id: 'number',
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
  state: { cell: (claim) => <ClaimBadge claim={claim} /> },
  clientName: { id: 'client' },
  // The name under which browsers keep whether it is chosen.
  companyReference: { id: 'reference' },
  sentOn: { id: 'sent', cell: ({ sentOn }) => day(sentOn) },
  answerBy: { cell: ({ answerBy }) => (answerBy === null ? dash : day(answerBy)) },
  claimedEur: { id: 'claimed', fact: 'claimed' },
  recoveredEur: {
    id: 'recovered',
    fact: 'recovered',
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
});

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

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
    file: {
      name: 'reclamaciones',
      columns: recordFileColumns<typeof claimRowRecord, ClaimRow>(claimRowRecord),
    },
    sorts: ['-sent', ...columns.flatMap(({ id, sortable }) => (sortable ? [id] : []))],
    filters: {
      cliente: useClientFilter(of('cliente'), claimClientsQuery),
      comercializadora: useSupplierFilter(of('comercializadora')),
      plazo: { label: answerBy.label, sentAs: 'due', options: optionsOf(claimDueLabels) },
      estado: {
        label: state.label,
        sentAs: 'state',
        options: optionsOf(state.values),
        isChipOnly: true,
      },
    },
    skeletonColumns: 8,
    rowName: ({ reference }) => reference,
  };
}
