import { ExportMenu, readAll } from '@vatio/ui/export';
import {
  type FilterFacts,
  type ListState,
  ListToolbar,
  type ListToolbarProps,
  useShownList,
} from '@vatio/ui/table';

/** Filters as a toolbar takes them: selects, and the words of chips. */
export const toolbarWords = <Name extends string>(
  filters: Readonly<Record<Name, FilterFacts>>,
) => ({
  selects: (Object.entries(filters) as [Name, FilterFacts][]).flatMap(
    ([name, { isChipOnly, label, options, all, isSteady = false }]) =>
      isChipOnly ? [] : [{ name, label, options, isSteady, ...(all && { all }) }],
  ),
  chips: filters,
});

/** The same list, in which a change of the client takes the point off: it is one of the other's. */
export const ofOneClient = <Filter extends string>(list: ListState<Filter>): typeof list => ({
  ...list,
  change: ({ filters, ...rest }) =>
    list.change({
      ...rest,
      ...(filters && { filters: 'cliente' in filters ? { ...filters, punto: '' } : filters }),
    }),
});

/** Search, filters, columns and export of a list of this section. */
export function BillingToolbar({ more }: Pick<ListToolbarProps<string>, 'more'>) {
  const { facts, list, columns, query, readPage } = useShownList();
  return (
    <ListToolbar
      list={ofOneClient(list)}
      columns={columns}
      searchLabel={facts.searchLabel}
      {...toolbarWords(facts.filters)}
      {...(more && { more })}
    >
      <ExportMenu
        fileName={facts.file.name}
        columns={facts.file.columns}
        readRows={readAll(readPage, query)}
      />
    </ListToolbar>
  );
}
