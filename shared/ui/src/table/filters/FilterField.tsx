import { type ReactNode, useId } from 'react';

interface FilterFieldProps {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}

/** A filter of the toolbar: its label over its control. */
export function FilterField({ label, children }: FilterFieldProps) {
  const id = useId();
  return (
    <div className="filter">
      <label className="filter-label" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
