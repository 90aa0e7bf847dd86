import { useCallback, useMemo, useState } from 'react';

/** The ticked rows, by id: rows of other pages stay ticked. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly set: (ids: readonly string[], isSelected: boolean) => void;
  readonly clear: () => void;
}

const nothing: ReadonlySet<string> = new Set();

/**
 * The rows ticked in a table. They survive paging and sorting.
 *
 * ```tsx
 * const selection = useSelection(list.filterKey);
 * <DataTable selection={selection} rowName={(user) => `a ${user.name}`} … />
 * <BulkBar count={selection.ids.size} onClear={selection.clear}>…</BulkBar>
 * ```
 *
 * @param scope the owner of the ticks. A change of it removes them all, so that no action reaches rows that
 *   the filters hide: give it `list.filterKey`
 */
export function useSelection(scope = ''): Selection {
  const [state, setState] = useState({ scope, ids: nothing });
  const ids = state.scope === scope ? state.ids : nothing;

  const set = useCallback(
    (changed: readonly string[], isSelected: boolean) =>
      setState((old) => {
        const next = new Set(old.scope === scope ? old.ids : nothing);
        for (const id of changed) isSelected ? next.add(id) : next.delete(id);
        return { scope, ids: next };
      }),
    [scope],
  );
  const clear = useCallback(() => setState({ scope, ids: nothing }), [scope]);

  return useMemo(() => ({ ids, set, clear }), [ids, set, clear]);
}
