import { useQuery } from '@tanstack/react-query';
import type { BillRow } from '@vatio/contracts/billing/bills';
import { decimalInWords } from '@vatio/ui/format';
import type { FilterOption, ListState } from '@vatio/ui/table';
import { stateLabels } from '../bill';
import { billSuppliersQuery } from '../billApi';
import { amountFilters, type BillFilterName, monthOptions } from './billFilter';
import { useClientName, usePointName } from './useFilterNames';

/** A value that the URL has and nobody offers is a filter all the same. */
export function offered(options: readonly FilterOption[], value: string | undefined) {
  const isKnown = !value || options.some((option) => option.value === value);
  return isKnown ? options : [{ value, label: value }, ...options];
}

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
  // Without them the list can still be searched and filtered otherwise.
  const { data: suppliers = [] } = useQuery(billSuppliersQuery);
  const names = suppliers.map(({ supplier }) => ({ value: supplier, label: supplier }));
  const client = { value: cliente, label: useClientName(cliente, rows) };
  const point = { value: punto, label: usePointName(punto, rows) };
  const amounts = amountFilters.map(({ name, label, unit }) => {
    const value = filters[name] ?? '';
    return [name, { label, options: [{ value, label: `${decimalInWords(value)}\u00a0${unit}` }] }];
  });
  return {
    selects: [
      {
        name: 'comercializadora',
        label: 'Comercializadora',
        all: 'Todas',
        isSteady: true,
        options: offered(names, comercializadora),
      },
      { name: 'mes', label: 'Mes', options: monthOptions() },
    ],
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
