import { memo, useSyncExternalStore } from 'react';
import type { CellStore } from '../cells/cellStore';
import { placeAttribute } from './gridDom';

export interface GridCellProps {
  readonly store: CellStore;
  /** The id of its line's form. */
  readonly formId: string;
  readonly cellKey: string;
  /** «Panadería Ávila, Estudio, lun 23» */
  readonly label: string;
  readonly row: number;
  readonly column: number;
  /** The stored value, as it is shown; empty: none. */
  readonly stored: string;
  readonly entryCount: number;
  readonly hasNote: boolean;
  /** The reason why the square is read-only; empty: it can be written. */
  readonly closed: string;
  readonly isMarked: boolean;
  readonly onMore: (cellKey: string) => void;
}

/** A square: a duration, saved when it is left. Several entries show their sum, and open. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { store, cellKey, label, row, column, stored, entryCount, closed, onMore } = props;
  const edit = useSyncExternalStore(store.subscribe, () => store.edit(cellKey));
  const isWrong = edit?.state === 'failed' || edit?.state === 'conflict';
  const look = [
    'cell-grid-cell',
    closed && 'is-closed',
    props.isMarked && 'is-marked',
    isWrong && 'is-wrong',
    edit?.state === 'saving' && 'is-saving',
    props.hasNote && 'has-note',
    entryCount > 1 && 'has-several',
  ];
  return (
    <td className={look.filter(Boolean).join(' ')}>
      <input
        {...placeAttribute({ row, column })}
        form={props.formId}
        className="cell-grid-input"
        aria-label={label}
        aria-invalid={isWrong}
        title={edit?.problem ?? (closed || undefined)}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        value={edit?.text ?? stored}
        readOnly={closed !== '' || entryCount > 1}
        onChange={({ target }) => store.type(cellKey, target.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={() => store.leave(cellKey)}
        onMouseDown={(event) => {
          if (event.currentTarget === document.activeElement) return;
          // The click that enters a square marks its text, as a key does: what is typed replaces it.
          event.preventDefault();
          event.currentTarget.focus();
        }}
      />
      {(entryCount > 0 || closed === '') && (
        <button
          type="button"
          className={`cell-grid-more ${entryCount > 1 ? 'is-count' : ''}`}
          tabIndex={-1}
          aria-label={`Detalle de ${label}`}
          onClick={() => onMore(cellKey)}
        >
          {entryCount > 1 ? entryCount : '⋯'}
        </button>
      )}
    </td>
  );
});
