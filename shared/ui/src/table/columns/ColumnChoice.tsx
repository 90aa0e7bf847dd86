import { Columns3 } from 'lucide-react';
import { useId, useState } from 'react';
import { PopoverButton } from '../../popover/PopoverButton';
import { chooseDensity, type Density, densities, storedDensity } from './density';
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
      <DensityChoice />
    </PopoverButton>
  );
}

/** The height of the rows, in all lists. */
function DensityChoice() {
  const name = useId();
  const [density, setDensity] = useState(storedDensity);
  const choose = (chosen: Density) => {
    setDensity(chosen);
    chooseDensity(chosen);
  };
  return (
    <fieldset className="popover-group">
      <legend className="popover-title">Filas</legend>
      {Object.entries(densities).map(([value, label]) => (
        <label key={value} className="popover-option">
          <input
            type="radio"
            className="form-check-input"
            name={name}
            checked={value === density}
            onChange={() => choose(value as Density)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
