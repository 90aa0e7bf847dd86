import { Columns3 } from 'lucide-react';
import { PopoverButton } from '../../popover/PopoverButton';
import type { ChosenColumns } from './useColumnChoice';

export interface ColumnChoiceProps {
  /** The result of `useColumnChoice`. */
  readonly choice: ChosenColumns;
}

/** The button «Columnas», with a box for each column. Columns that name the row stay ticked. */
export function ColumnChoice({ choice: { columns, hidden, show, reset } }: ColumnChoiceProps) {
  const icon = <Columns3 aria-hidden="true" />;
  return (
    <PopoverButton
      label={
        <>
          {icon} <span className="button-word">Columnas</span>
        </>
      }
      title="Columnas que se ven"
    >
      {columns.map(({ id, header, isRowHeader }) => (
        <label key={id} className="popover-option">
          <input
            type="checkbox"
            className="form-check-input"
            checked={!hidden.has(id)}
            disabled={isRowHeader}
            onChange={({ target }) => show(id, target.checked)}
          />
          {header}
        </label>
      ))}
      <button type="button" className="btn btn-sm btn-link" onClick={reset}>
        Restablecer
      </button>
    </PopoverButton>
  );
}
