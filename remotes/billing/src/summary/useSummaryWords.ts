import type { ListState } from '@vatio/ui/table';
import { monthOptions } from '../bills/list/billFilter';
import { useClientName, usePointName } from '../bills/list/useFilterNames';
import { offered, useSupplierSelect } from '../bills/list/useSupplierSelect';
import type { SummaryFilterName } from './summaryFilter';

/** No list tells the names of what is filtered, so they are asked for. */
const noRows = [] as const;

/** The filters of the summary in words: those with a few values each, and the chips of the others. */
export function useSummaryWords(filters: ListState<SummaryFilterName>['filters']) {
  const { cliente = '', punto = '', comercializadora, desde, hasta } = filters;
  const suppliers = useSupplierSelect(comercializadora);
  const client = { value: cliente, label: useClientName(cliente, noRows) };
  const point = { value: punto, label: usePointName(punto, noRows) };
  return {
    selects: [
      suppliers,
      { name: 'desde', label: 'Desde', options: offered(monthOptions(), desde) },
      { name: 'hasta', label: 'Hasta', options: offered(monthOptions(), hasta) },
    ],
    chips: {
      cliente: { label: 'Cliente', options: [client] },
      punto: { label: 'Punto', options: [point] },
    },
  } as const;
}
