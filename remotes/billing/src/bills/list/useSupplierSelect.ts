import { useQuery } from '@tanstack/react-query';
import type { FilterOption } from '@vatio/ui/table';
import { billSuppliersQuery } from '../billApi';

/** A URL value that is not among the options is a filter all the same. */
export function offered(
  options: readonly FilterOption[],
  value: string | undefined,
  label = value,
): readonly FilterOption[] {
  const isKnown = !value || options.some((option) => option.value === value);
  return isKnown ? options : [{ value, label: label ?? value }, ...options];
}

/** The filter of a list by the supplier of bills. @param value of the URL */
export function useSupplierSelect(value: string | undefined) {
  // The list can still be searched and filtered otherwise without them.
  const { data: suppliers = [] } = useQuery(billSuppliersQuery);
  const names = suppliers.map(({ supplier }) => ({ value: supplier, label: supplier }));
  return {
    name: 'comercializadora',
    label: 'Comercializadora',
    all: 'Todas',
    isSteady: true,
    options: offered(names, value),
  } as const;
}
