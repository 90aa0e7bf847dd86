import type { ClaimQuery, ClaimTotalsQuery } from '@vatio/contracts/billing/claims';
import type { ClaimDue, ClaimState } from '@vatio/contracts/billing/claimWords';
import { isId } from '@vatio/contracts/paths';
import type { ListQuery } from '@vatio/ui/table';
import { claimStateLabels } from '../claim';

/** The sort keys of the list: the ids of its columns, and the API's names. */
export const claimSorts = [
  'sent',
  'number',
  'client',
  'supplier',
  'answerBy',
  'claimed',
  'recovered',
] as const satisfies readonly ClaimQuery['sort'][];

/** The list's filters, as they are called in the URL. `cliente` is an id. */
export const claimFilters = ['estado', 'plazo', 'comercializadora', 'cliente'] as const;
export type ClaimFilterName = (typeof claimFilters)[number];

export const dueLabels: Readonly<Record<ClaimDue, string>> = {
  overdue: 'Vencidas',
  soon: 'Vencen en 7 días',
};

/** The query for the API. Nonsense is left out, because the URL can be typed. */
export function toClaimQuery({
  sort,
  page,
  pageSize,
  ...rest
}: ListQuery<ClaimFilterName>): Partial<ClaimQuery> {
  return { sort: sort as ClaimQuery['sort'], page, pageSize, ...toTotalsQuery(rest) };
}

/** The same for the sums of all its pages. */
export function toTotalsQuery({
  q,
  filters,
}: Pick<ListQuery<ClaimFilterName>, 'q' | 'filters'>): Partial<ClaimTotalsQuery> {
  const { estado = '', plazo = '', comercializadora, cliente = '' } = filters;
  return {
    ...(q && { q }),
    ...(estado in claimStateLabels && { state: estado as ClaimState }),
    ...(plazo in dueLabels && { due: plazo as ClaimDue }),
    ...(comercializadora && { supplier: comercializadora.slice(0, 120) }),
    ...(isId(cliente) && { clientId: cliente }),
  };
}
