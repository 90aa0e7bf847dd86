import type { ReactNode } from 'react';
import type { ExportColumn } from '../export/exportColumn';
import type { Column } from '../table/column';
import type { FilterOption } from '../table/filters/FilterSelect';
import type { ListState } from '../table/useListState';

/** A filter of a list: its name in the URL is its key. */
export interface FilterFacts {
  readonly label: string;
  /** The field of the API's query. */
  readonly sentAs: string;
  readonly options: readonly FilterOption[];
  /** The option that takes it off; by default «Todos». */
  readonly all?: string;
  /** The label of its chip, where that is shorter. */
  readonly chip?: string;
  /** Its options arrive later: the page must not move when they do. */
  readonly isSteady?: true;
  /** A link sets it: a chip takes it off, and it has no select. */
  readonly isChipOnly?: true;
  /** The value for the API; by default the option itself. `undefined`: it is left out. */
  readonly toSent?: (value: string | undefined) => string | undefined;
}

/** A list's own part, as data. */
export interface ListFacts<Row, Filter extends string = string> {
  /** Unique in the product: under it browsers keep the chosen columns. */
  readonly key: string;
  /** «Buscar por nombre, NIF o CUPS» */
  readonly searchLabel: string;
  /** The listed things: «Clientes». */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  /** The columns of the exported file, and its name. */
  readonly file: { readonly name: string; readonly columns: readonly ExportColumn<Row>[] };
  /** The first is the default; `-name` sorts the other way round. */
  readonly sorts: readonly [string, ...string[]];
  readonly filters: Readonly<Record<Filter, FilterFacts>>;
  /** The number of columns drawn while it loads. */
  readonly skeletonColumns: number;
  readonly rowName: (row: Row) => string;
}

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Replaces a list without rows. */
export interface EmptyTexts {
  /** «Ningún cliente coincide» */
  readonly noMatches: string;
  /** The register has no row yet. */
  readonly nothingYet: ReactNode;
}

/** The API's query for what the URL says. Nonsense is left out, because the URL can be typed. */
export function toQuery<Filter extends string>(
  list: Pick<ListState<Filter>, 'q' | 'sort' | 'page' | 'pageSize' | 'filters'>,
  filters: Readonly<Record<Filter, FilterFacts>>,
): Readonly<Record<string, string | number>> {
  const { q, sort, page, pageSize } = list;
  const sent = Object.entries<FilterFacts>(filters).flatMap(([name, filter]) => {
    const { options, sentAs, toSent = (value) => value } = filter;
    const option = options.find(({ value }) => value === list.filters[name as Filter])?.value;
    const value = toSent(option);
    return value ? [[sentAs, value]] : [];
  });
  return { sort, page, pageSize, ...(q && { q }), ...Object.fromEntries(sent) };
}
