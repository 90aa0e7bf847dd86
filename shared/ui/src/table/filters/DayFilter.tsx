import { useLayoutEffect, useRef } from 'react';
import { FilterField } from './FilterField';

export interface DayFilterProps {
  readonly label: string;
  /** A local day, `2026-01-31`; empty = no filter. */
  readonly value: string | undefined;
  /** '' removes the filter. */
  readonly onChange: (value: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** Years that are still being typed («0002», «0020») do not filter yet. */
const isComplete = (value: string) => value === '' || value >= '1900';

/** A filter by day, with the browser's own calendar. */
export function DayFilter({ label, value = '', onChange, min, max }: DayFilterProps) {
  const input = useRef<HTMLInputElement>(null);
  // A focused field is being typed in, and the browser keeps the half-typed value.
  useLayoutEffect(() => {
    const { current } = input;
    if (current && current !== document.activeElement) current.value = value;
  }, [value]);
  return (
    <FilterField label={label}>
      {(id) => (
        <input
          ref={input}
          id={id}
          type="date"
          className="form-control"
          defaultValue={value}
          min={min}
          max={max}
          onChange={({ target }) => isComplete(target.value) && onChange(target.value)}
        />
      )}
    </FilterField>
  );
}
