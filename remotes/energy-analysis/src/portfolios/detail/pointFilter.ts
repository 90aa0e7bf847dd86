import type { PortfolioPointQuery } from '@vatio/contracts/energy-analysis/portfolios';
import { isId } from '@vatio/contracts/paths';
import type { ListQuery } from '@vatio/ui/table';
import { confidenceLabels } from '../portfolio';

/** The table's sort keys: the ids of its columns, and the API's names. */
export const pointSorts = ['saving', 'percent', 'client', 'cups'] as const;

/** The table's filters, as they are called in the URL. `cliente` is an id. */
export const pointFilters = ['confianza', 'tarifa', 'cliente'] as const;

export const confidenceOptions = Object.entries(confidenceLabels).map(([value, label]) => ({
  value,
  label,
}));

const tariffs = [
  '2.0TD',
  '3.0TD',
  '6.1TD',
  '6.2TD',
  '6.3TD',
  '6.4TD',
  '3.0TDVE',
  '6.1TDVE',
  '6.2TDVE',
] as const satisfies readonly PortfolioPointQuery['tariff'][];
export const tariffOptions = tariffs.map((tariff) => ({ value: tariff, label: tariff }));

/** The query for the API. Drops invalid values, because the URL can be typed. */
export function toPointQuery(
  list: ListQuery<(typeof pointFilters)[number]>,
): Partial<PortfolioPointQuery> {
  const { q, sort, page, pageSize, filters } = list;
  const { confianza, tarifa, cliente = '' } = filters;
  const confidence = confidenceOptions.find(({ value }) => value === confianza)?.value;
  const tariff = tariffs.find((one) => one === tarifa);
  return {
    sort: sort as PortfolioPointQuery['sort'],
    page,
    pageSize,
    ...(q && { q }),
    ...(confidence && { confidence: confidence as PortfolioPointQuery['confidence'] }),
    ...(tariff && { tariff }),
    ...(isId(cliente) && { clientId: cliente }),
  };
}
