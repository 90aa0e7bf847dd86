import type { BillRow } from '@vatio/contracts/billing/bills';
import { decimalInWords } from '@vatio/ui/format';
import type { ListState } from '@vatio/ui/table';
import { stateLabels } from '../bill';
import { amountFilters, type BillFilterName, monthOptions } from './billFilter';
import { useClientName, usePointName } from './useFilterNames';
import { useSupplierSelect } from './useSupplierSelect';

/**
 * The filters of the register in words: those with a few values each, and the chips of the others.
 *
 * @param rows of the list; `undefined` while it loads
 */
export function useBillFilterWords(
  filters: ListState<BillFilterName>['filters'],
  rows: readonly BillRow[] | undefined,
) {
  const { cliente = '', punto = '', comercializadora } = filters;
  const suppliers = useSupplierSelect(comercializadora);
  const client = { value: cliente, label: useClientName(cliente, rows) };
  const point = { value: punto, label: usePointName(punto, rows) };
  const amounts = amountFilters.map(({ name, label, unit }) => {
    const value = filters[name] ?? '';
    return [name, { label, options: [{ value, label: `${decimalInWords(value)}\u00a0${unit}` }] }];
  });
  return {
    selects: [suppliers, { name: 'mes', label: 'Mes', options: monthOptions() }],
    chips: {
      estado: {
        label: 'Estado',
        options: Object.entries(stateLabels).map(([value, label]) => ({ value, label })),
      },
      cliente: { label: 'Cliente', options: [client] },
      punto: { label: 'Punto', options: [point] },
      ...Object.fromEntries(amounts),
    },
  } as const;
}
