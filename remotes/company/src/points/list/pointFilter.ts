import type { SupplyPointQuery } from '@vatio/contracts/company/points';
import { isId } from '@vatio/contracts/paths';
import { tariffs } from '@vatio/energy/tariff';
import type { ListQuery } from '@vatio/ui/table';
import { stateOf } from '../../common/lists/listState';
import { expiryWindows } from '../../common/values/expiry';
import { pointTypeOptions, territories } from '../../common/values/words';
import { dataOptions } from '../pointData';

/** The sort keys of the list: the ids of its columns, and the API's names. */
export const pointSorts = [
  'cups',
  'alias',
  'client',
  'expiry',
  'created',
] as const satisfies readonly SupplyPointQuery['sort'][];

/** The list's filters, as they are called in the URL. `cliente` is a client's id. */
export const pointFilters = [
  'territorio',
  'tarifa',
  'tipo',
  'vence',
  'datos',
  'estado',
  'cliente',
] as const;
export type PointFilterName = (typeof pointFilters)[number];

export const tariffOptions = tariffs.map((value) => ({ value, label: value }));

/** The query for the API. Nonsense is left out, because the URL can be typed. */
export function toPointQuery({
  q,
  sort,
  page,
  pageSize,
  filters,
}: ListQuery<PointFilterName>): Partial<SupplyPointQuery> {
  const { cliente = '', vence, tipo } = filters;
  const territory = territories.find((value) => value === filters.territorio);
  const tariff = tariffs.find((value) => value === filters.tarifa);
  const pointType = pointTypeOptions.find(({ value }) => value === tipo)?.value;
  const expiringDays = expiryWindows.find((days) => days === vence);
  const data = dataOptions.find(({ value }) => value === filters.datos)?.value;
  const state = stateOf(filters.estado);
  return {
    sort: sort as SupplyPointQuery['sort'],
    page,
    pageSize,
    ...(q && { q }),
    ...(territory && { territory }),
    ...(tariff && { tariff }),
    ...(pointType && { pointType: Number(pointType) }),
    ...(expiringDays && { expiringDays }),
    ...(data && { data }),
    ...(state && { state }),
    ...(isId(cliente) && { clientId: cliente }),
  };
}
