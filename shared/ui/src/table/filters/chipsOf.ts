import type { ListState } from '../useListState';
import type { FilterChip } from './FilterChips';

/** The name of a filter on its chip, and its values in words. */
export interface ChipWords {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/**
 * A chip for each filter that is on, «Estado: Archivados», with what takes it off:
 * `<FilterChips chips={chipsOf(list, { estado: { label: 'Estado', options } })} onClear={list.clear} />`
 */
export function chipsOf<Filter extends string>(
  { filters, change }: Pick<ListState<Filter>, 'filters' | 'change'>,
  words: Readonly<Partial<Record<Filter, ChipWords>>>,
): readonly FilterChip[] {
  const entries = Object.entries(words) as [Filter, ChipWords][];
  return entries.flatMap(([name, { label, options }]) => {
    const option = options.find(({ value }) => value === filters[name]);
    if (!option) return [];
    const off = { [name]: '' } as Readonly<Partial<Record<Filter, string>>>;
    return [{ label: `${label}: ${option.label}`, onRemove: () => change({ filters: off }) }];
  });
}
