import type { BillRow } from '@vatio/contracts/billing/bills';
import { decimalInWords } from '@vatio/ui/format';
import type { ListState } from '@vatio/ui/table';
import { stateLabels } from '../bill';
import { amountFilters, type BillFilterName, monthOptions } from './billFilter';
import { useHolderSelects } from './useHolderSelects';
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
  const holders = useHolderSelects(filters, rows);
  const suppliers = useSupplierSelect(filters.comercializadora);
  const amounts = amountFilters.map(({ name, label, unit }) => {
    const value = filters[name] ?? '';
    return [name, { label, options: [{ value, label: `${decimalInWords(value)}\u00a0${unit}` }] }];
  });
  return {
    selects: [
      ...holders.selects,
      suppliers,
      { name: 'mes', label: 'Mes', options: monthOptions() },
    ],
    chips: {
      estado: {
        label: 'Estado',
        options: Object.entries(stateLabels).map(([value, label]) => ({ value, label })),
      },
      ...holders.chips,
      ...Object.fromEntries(amounts),
    },
  } as const;
}
