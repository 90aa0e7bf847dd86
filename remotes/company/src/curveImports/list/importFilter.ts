import type { CurveImportListQuery } from '@vatio/contracts/company/imports/curveImports';
import type { ListQuery } from '@vatio/ui/table';

/** The list's filters, as they are called in the URL. `punto` is a supply point's id. */
export const importFilters = ['quien', 'estado', 'punto'] as const;
export type ImportFilterName = (typeof importFilters)[number];

export const ownerOptions = [{ value: 'yo', label: 'Las mías' }] as const;
export const openOptions = [{ value: 'pendientes', label: 'Pendientes' }] as const;

/** The query for the API. Values that cannot be meant (the URL can be typed) are left out. */
export function toImportQuery({
  page,
  pageSize,
  filters,
}: Pick<
  ListQuery<ImportFilterName>,
  'page' | 'pageSize' | 'filters'
>): Partial<CurveImportListQuery> {
  const { quien, estado, punto } = filters;
  return {
    page,
    pageSize,
    ...(quien === 'yo' && { mine: 'true' as const }),
    ...(estado === 'pendientes' && { open: 'true' as const }),
    ...(punto && { supplyPointId: punto }),
  };
}
