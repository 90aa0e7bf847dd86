import type { ListState } from '@vatio/ui/table';
import {
  useClientFilter,
  useMonthOptions,
  usePointFilter,
  useSupplierFilter,
} from '../bills/useNamedFilters';
import { toolbarWords } from '../common/toolbar';
import type { SummaryFilterName } from './summaryFilter';

/** The filters of the summary in words: those with a few values each, and the chips of the others. */
export function useSummaryWords(filters: ListState<SummaryFilterName>['filters']) {
  const { comercializadora = '', desde = '', hasta = '', cliente = '', punto = '' } = filters;
  return toolbarWords({
    cliente: useClientFilter(cliente),
    punto: usePointFilter(cliente, punto),
    comercializadora: useSupplierFilter(comercializadora),
    desde: { label: 'Desde', sentAs: 'fromMonth', options: useMonthOptions(desde) },
    hasta: { label: 'Hasta', sentAs: 'toMonth', options: useMonthOptions(hasta) },
  });
}
