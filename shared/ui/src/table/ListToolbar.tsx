import type { ReactNode } from 'react';
import { ColumnChoice } from './columns/ColumnChoice';
import type { ChosenColumns } from './columns/useColumnChoice';
import { type ChipWords, chipsOf } from './filters/chipsOf';
import { FilterButton } from './filters/FilterButton';
import { FilterChips } from './filters/FilterChips';
import { FilterSelect } from './filters/FilterSelect';
import { SearchBox } from './filters/SearchBox';
import { Toolbar } from './Toolbar';
import type { ListState } from './useListState';

type ChipsOf<Filter extends string> = Readonly<Partial<Record<Filter, ChipWords>>>;

export interface ListToolbarProps<Filter extends string> {
  readonly list: ListState<Filter>;
  readonly columns: ChosenColumns;
  /** «Buscar por nombre, NIF o CUPS» */
  readonly searchLabel: string;
  /** The filters with a few values each; `all` is the option that removes one, `isSteady`: they come later. */
  readonly selects: readonly (ChipWords & {
    readonly name: Filter;
    readonly all?: string;
    readonly isSteady?: boolean;
  })[];
  /** The words of chips: instead of those of a select, and for filters without a select. */
  readonly chips?: ChipsOf<Filter>;
  /** Further filters of the panel, and the number of those that are on. */
  readonly more?: { readonly count: number; readonly filters: ReactNode };
  /** The `ExportMenu`. */
  readonly children: ReactNode;
}

/** Search, filters, columns and export of a list, and the filters that are on. */
export function ListToolbar<Filter extends string>(props: ListToolbarProps<Filter>) {
  const { list, columns, searchLabel, selects, chips = {}, more, children } = props;
  const { q, filters, change, clear } = list;
  const words = Object.fromEntries(selects.map(({ name, ...select }) => [name, select]));
  const count = selects.filter(({ name }) => filters[name]).length + (more?.count ?? 0);
  const set = (name: Filter, value: string) =>
    change({ filters: { [name]: value } as Readonly<Partial<Record<Filter, string>>> });
  return (
    <>
      <Toolbar
        actions={
          <>
            <ColumnChoice choice={columns} />
            {children}
          </>
        }
      >
        <SearchBox label={searchLabel} value={q} onChange={(text) => change({ q: text })} />
        {(selects.length > 0 || more) && (
          <FilterButton count={count}>
            {selects.map(({ name, ...select }) => (
              <FilterSelect
                key={name}
                {...select}
                value={filters[name]}
                onChange={(value) => set(name, value)}
              />
            ))}
            {more?.filters}
          </FilterButton>
        )}
      </Toolbar>
      <FilterChips
        chips={chipsOf(list, { ...words, ...chips } as ChipsOf<Filter>)}
        onClear={clear}
      />
    </>
  );
}
