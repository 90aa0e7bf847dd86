import { startTransition, useOptimistic } from 'react';
import type { Selection } from './useSelection';

interface PageCheckboxProps {
  readonly selection: Selection;
  /** The selectable rows of this page. */
  readonly ids: readonly string[];
}

/** Ticks the rows of this page, or clears them when all are ticked. */
export function PageCheckbox({ selection, ids }: PageCheckboxProps) {
  const selected = ids.filter((id) => selection.ids.has(id)).length;
  // A hundred rows need a moment to follow: this box changes at once.
  const [isAll, showAll] = useOptimistic(selected > 0 && selected === ids.length);
  const tickAll = () =>
    startTransition(() => {
      showAll(!isAll);
      selection.set(ids, !isAll);
    });
  return (
    <th scope="col" className="data-table-select">
      <label>
        <input
          type="checkbox"
          className="tick"
          ref={(box) => {
            // There is no attribute for it.
            if (box) box.indeterminate = selected > 0 && selected < ids.length && !isAll;
          }}
          checked={isAll}
          disabled={ids.length === 0}
          onChange={tickAll}
        />
        <span>Seleccionar toda la página</span>
      </label>
    </th>
  );
}
