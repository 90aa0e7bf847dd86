import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

export const pageSizes = [25, 50, 100] as const;
export type PageSize = (typeof pageSizes)[number];

export interface ListDefaults {
  /** `name`, or `-name` for the other way round. */
  readonly sort: string;
  /** The sortable names; any other name in the URL falls back. Without it all names pass. */
  readonly sortable?: readonly string[];
  readonly pageSize?: PageSize;
}

/** The changes; the rest stays, except that the list returns to its first page. */
export interface ListChange<Filter extends string> {
  readonly q?: string;
  readonly sort?: string;
  readonly page?: number;
  readonly pageSize?: PageSize;
  /** An empty value removes the filter. */
  readonly filters?: Readonly<Partial<Record<Filter, string | undefined>>>;
}

export interface ListState<Filter extends string> {
  /** The search, at most 200 characters. */
  readonly q: string;
  readonly sort: string;
  /** Counted from 1. It may be past the end: only the answer knows the number of pages. */
  readonly page: number;
  readonly pageSize: PageSize;
  /** Active filters only. The values are the URL's: any text. */
  readonly filters: Readonly<Partial<Record<Filter, string>>>;
  /** A search or filter is active: an empty list is then no empty register. */
  readonly hasFilters: boolean;
  /** Stays the same text while search and filters do: for `useSelection`. */
  readonly filterKey: string;
  readonly change: (next: ListChange<Filter>) => void;
  /** Removes search and filters; sort and page size stay. */
  readonly clear: () => void;
}

/** The state of a list in the URL, from which a section makes the API's query. */
export interface ListQuery<Filter extends string = never>
  extends Pick<ListState<Filter>, 'q' | 'sort' | 'page' | 'filters'> {
  readonly pageSize: number;
}

/** The API's own limit. */
export const searchMaxChars = 200;

/**
 * Keeps the state of a list in the URL (`?q=ana&rol=Cliente&orden=-name&pagina=2&porPagina=50`), so it can
 * be linked, reloaded and walked back: typing replaces the entry of the history, the rest adds one. Garbage
 * in the URL is ignored; parameters of others are left alone.
 *
 * ```tsx
 * const list = useListState({ sort: 'name', sortable: ['name', 'email'] }, ['rol', 'estado']);
 * const users = useQuery(usersQuery({ q: list.q, role: list.filters.rol, page: list.page, … }));
 * <SearchBox value={list.q} onChange={(q) => list.change({ q })} label="Buscar por nombre" />
 * <FilterSelect value={list.filters.rol} onChange={(rol) => list.change({ filters: { rol } })} … />
 * ```
 *
 * @param filters the names of the filters in the URL, in Spanish
 */
export function useListState<const Filter extends string = never>(
  defaults: ListDefaults,
  filters: readonly Filter[] = [],
): ListState<Filter> {
  const [params, setParams] = useSearchParams();
  // The router announces a change only with the next render; a second change must build on the first.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);

  const change = (next: ListChange<Filter>) => {
    const changed = changedParams(latest.current, next, defaults);
    if (changed.toString() === latest.current.toString()) return;
    latest.current = changed;
    const isTyping = Object.keys(next).join() === 'q';
    setParams(changed, { replace: isTyping });
  };
  const clear = () => {
    const off = Object.fromEntries(filters.map((name) => [name, '']));
    change({ q: '', filters: off as Record<Filter, string> });
  };
  return { ...readParams(params, defaults, filters), change, clear };
}

function readParams<Filter extends string>(
  params: URLSearchParams,
  defaults: ListDefaults,
  names: readonly Filter[],
) {
  const q = (params.get('q') ?? '').slice(0, searchMaxChars);
  const sort = params.get('orden') || defaults.sort;
  const isKnown = defaults.sortable?.includes(sort.replace(/^-/, '')) ?? true;
  const page = params.get('pagina') ?? '';
  const pageSize = Number(params.get('porPagina'));
  const on = names.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  return {
    q,
    sort: isKnown ? sort : defaults.sort,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    pageSize: pageSizes.find((size) => size === pageSize) ?? defaults.pageSize ?? pageSizes[0],
    filters: Object.fromEntries(on) as Partial<Record<Filter, string>>,
    hasFilters: q.trim() !== '' || on.length > 0,
    filterKey: JSON.stringify([q, ...on]),
  };
}

/** The URL leaves defaults out. */
function changedParams(old: URLSearchParams, next: ListChange<string>, defaults: ListDefaults) {
  const params = new URLSearchParams(old);
  const put = (name: string, value: string | undefined, byDefault = '') => {
    if (value && value !== byDefault) params.set(name, value);
    else params.delete(name);
  };
  if (next.q !== undefined) put('q', next.q);
  if (next.sort !== undefined) put('orden', next.sort, defaults.sort);
  if (next.pageSize !== undefined) {
    put('porPagina', String(next.pageSize), String(defaults.pageSize ?? pageSizes[0]));
  }
  for (const [name, value] of Object.entries(next.filters ?? {})) put(name, value);
  put('pagina', String(next.page ?? 1), '1');
  return params;
}
