import type { Selection } from './useSelection';

interface PageCheckboxProps {
  readonly selection: Selection;
  /** The rows of this page that can be ticked. */
  readonly ids: readonly string[];
}

/** Ticks the rows of this page, or clears them when all of them are ticked. */
export function PageCheckbox({ selection, ids }: PageCheckboxProps) {
  const selected = ids.filter((id) => selection.ids.has(id)).length;
  const isAll = selected > 0 && selected === ids.length;
  return (
    <th scope="col" className="data-table-select">
      <label>
        <input
          type="checkbox"
          className="form-check-input"
          ref={(box) => {
            // There is no attribute for it.
            if (box) box.indeterminate = selected > 0 && !isAll;
          }}
          checked={isAll}
          disabled={ids.length === 0}
          onChange={() => selection.set(ids, !isAll)}
        />
        <span>Seleccionar toda la página</span>
      </label>
    </th>
  );
}
