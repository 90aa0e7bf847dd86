import { useQuery } from '@tanstack/react-query';
import type { ListState } from '@vatio/ui/table';
import { billSuppliersQuery } from '../bills/billApi';
import { monthOptions } from '../bills/list/billFilter';
import { offered } from '../bills/list/useBillFilterWords';
import { useClientName, usePointName } from '../bills/list/useFilterNames';
import type { SummaryFilterName } from './summaryFilter';

/** No list tells the names of what is filtered, so they are asked for. */
const noRows = [] as const;

/** The filters of the summary in words: those with a few values each, and the chips of the others. */
export function useSummaryWords(filters: ListState<SummaryFilterName>['filters']) {
  const { cliente = '', punto = '', comercializadora, desde, hasta } = filters;
  // Without them the summary can still be searched and filtered otherwise.
  const { data: suppliers = [] } = useQuery(billSuppliersQuery);
  const names = suppliers.map(({ supplier }) => ({ value: supplier, label: supplier }));
  const client = { value: cliente, label: useClientName(cliente, noRows) };
  const point = { value: punto, label: usePointName(punto, noRows) };
  return {
    selects: [
      {
        name: 'comercializadora',
        label: 'Comercializadora',
        all: 'Todas',
        isSteady: true,
        options: offered(names, comercializadora),
      },
      { name: 'desde', label: 'Desde', options: offered(monthOptions(), desde) },
      { name: 'hasta', label: 'Hasta', options: offered(monthOptions(), hasta) },
    ],
    chips: {
      cliente: { label: 'Cliente', options: [client] },
      punto: { label: 'Punto', options: [point] },
    },
  } as const;
}
