import type { ListState } from '@vatio/ui/table';
import { monthOptions } from '../bills/list/billFilter';
import { useHolderSelects } from '../bills/list/useHolderSelects';
import { offered, useSupplierSelect } from '../bills/list/useSupplierSelect';
import type { SummaryFilterName } from './summaryFilter';

/** No list holds the names of the filtered records, so they are asked for. */
const noRows = [] as const;

/** The filters of the summary in words: those with a few values each, and the chips of the others. */
export function useSummaryWords(filters: ListState<SummaryFilterName>['filters']) {
  const { comercializadora, desde, hasta } = filters;
  const holders = useHolderSelects(filters, noRows);
  const suppliers = useSupplierSelect(comercializadora);
  return {
    selects: [
      ...holders.selects,
      suppliers,
      { name: 'desde', label: 'Desde', options: offered(monthOptions(), desde) },
      { name: 'hasta', label: 'Hasta', options: offered(monthOptions(), hasta) },
    ],
    chips: holders.chips,
  } as const;
}
