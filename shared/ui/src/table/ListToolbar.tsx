import { isDay } from '@vatio/records/day';
import { date } from '@vatio/records/format';
import type { ReactNode } from 'react';
import { ColumnChoice } from './columns/ColumnChoice';
import type { ChosenColumns } from './columns/useColumnChoice';
import { type ChipWords, chipsOf } from './filters/chipsOf';
import { DayFilter } from './filters/DayFilter';
import { FilterButton } from './filters/FilterButton';
import { FilterChips } from './filters/FilterChips';
import { FilterSelect } from './filters/FilterSelect';
import { SearchBox } from './filters/SearchBox';
import { Toolbar } from './Toolbar';
import type { ListState } from './useListState';

type ChipsOf<Filter extends string> = Readonly<Partial<Record<Filter, ChipWords>>>;

export interface ListToolbarProps<Filter extends string> {
  readonly list: ListState<Filter>;
  /** Omitted: the columns are fixed. */
  readonly columns?: ChosenColumns;
  /** «Buscar por nombre, NIF o CUPS»; without it there is no search. */
  readonly searchLabel?: string;
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
  /** Filters by `desde` and `hasta`, too. */
  readonly hasDays?: boolean;
  /** Precedes the button of filters: the choice without which there is no list. */
  readonly first?: ReactNode;
  /** The `ExportMenu`. */
  readonly children?: ReactNode;
}

/** Search, filters, columns and export of a list, and the filters that are on. */
export function ListToolbar<Filter extends string>(props: ListToolbarProps<Filter>) {
  const { list, columns, searchLabel, selects, chips = {}, more, first, children } = props;
  const { q, filters, change, clear } = list;
  const days = props.hasDays ? daysOf(filters as DayFilters) : [];
  const words = Object.fromEntries(
    [...selects, ...days].map(({ name, label, options }) => [name, { label, options }]),
  );
  const names = [...selects, ...days].map(({ name }) => name as Filter);
  const count = names.filter((name) => filters[name]).length + (more?.count ?? 0);
  const set = (name: string, value: string) =>
    change({ filters: { [name]: value } as Readonly<Partial<Record<Filter, string>>> });
  return (
    <>
      <Toolbar
        actions={
          <>
            {columns && <ColumnChoice choice={columns} />}
            {children}
          </>
        }
      >
        {searchLabel && (
          <SearchBox label={searchLabel} value={q} onChange={(text) => change({ q: text })} />
        )}
        {first}
        {(names.length > 0 || more) && (
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
            {days.map(({ name, options: _, ...day }) => (
              <DayFilter key={name} {...day} onChange={(value) => set(name, value)} />
            ))}
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

type DayFilters = Readonly<Partial<Record<'desde' | 'hasta', string>>>;

const daysOf = ({ desde, hasta }: DayFilters) =>
  [
    { name: 'desde', label: 'Desde', value: desde, min: undefined, max: hasta },
    { name: 'hasta', label: 'Hasta', value: hasta, min: desde, max: undefined },
  ].map((day) => ({
    ...day,
    // The URL may contain any text.
    options: isDay(day.value) ? [{ value: day.value, label: date(day.value) }] : [],
  }));
