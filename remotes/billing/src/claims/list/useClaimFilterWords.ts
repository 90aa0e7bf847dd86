import { useQuery } from '@tanstack/react-query';
import type { ClaimRow } from '@vatio/contracts/billing/claims';
import type { ListState } from '@vatio/ui/table';
import { useClientName } from '../../bills/list/useHolderSelects';
import { offered, useSupplierSelect } from '../../bills/list/useSupplierSelect';
import { claimStateLabels } from '../claim';
import { claimClientsQuery } from '../claimApi';
import { type ClaimFilterName, dueLabels } from './claimFilter';

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/**
 * The filters of the claims in words: those with a few values each, and the chip of the state.
 *
 * @param rows of the list; `undefined` while it loads
 */
export function useClaimFilterWords(
  filters: ListState<ClaimFilterName>['filters'],
  rows: readonly ClaimRow[] | undefined,
) {
  const { cliente = '', comercializadora } = filters;
  // The list can still be searched and filtered otherwise without them.
  const { data: clients = [] } = useQuery(claimClientsQuery);
  const names = clients.map(({ id, name }) => ({ value: id, label: name }));
  const clientName = useClientName(cliente, rows);
  const suppliers = useSupplierSelect(comercializadora);
  return {
    selects: [
      {
        name: 'cliente',
        label: 'Cliente',
        isSteady: true,
        options: offered(names, cliente, clientName),
      },
      suppliers,
      { name: 'plazo', label: 'Plazo', options: optionsOf(dueLabels) },
    ],
    chips: { estado: { label: 'Estado', options: optionsOf(claimStateLabels) } },
  } as const;
}
