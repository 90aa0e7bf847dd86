import type { ClientQuery } from '@vatio/contracts/company/clients';
import type { ListQuery } from '@vatio/ui/table';
import { stateOf } from '../../common/lists/listState';
import { expiryWindows } from '../../common/values/expiry';

/** The sort keys of the list: the ids of its columns, and the API's names. */
export const clientSorts = [
  'name',
  'taxId',
  'supplyPoints',
  'nextExpiry',
  'created',
] as const satisfies readonly ClientQuery['sort'][];

/** The list's filters, as they are called in the URL. */
export const clientFilters = ['estado', 'vence'] as const;
export type ClientFilterName = (typeof clientFilters)[number];

/** The query for the API. Nonsense is left out, because the URL can be typed. */
export function toClientQuery({ q, sort, page, pageSize, filters }: ListQuery<ClientFilterName>) {
  const state = stateOf(filters.estado);
  const expiringDays = expiryWindows.find((days) => days === filters.vence);
  const query: Partial<ClientQuery> = { sort: sort as ClientQuery['sort'], page, pageSize };
  return {
    ...query,
    ...(q && { q }),
    ...(state && { state }),
    ...(expiringDays && { expiringDays }),
  };
}
