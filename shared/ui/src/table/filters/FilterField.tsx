import { type ReactNode, useId } from 'react';

interface FilterFieldProps {
  readonly label: string;
  /** Its options come later: it has one width before and after. */
  readonly isSteady?: boolean | undefined;
  readonly children: (id: string) => ReactNode;
}

/** A filter of the toolbar: its label over its control. */
export function FilterField({ label, isSteady = false, children }: FilterFieldProps) {
  const id = useId();
  return (
    <div className={isSteady ? 'filter is-steady' : 'filter'}>
      <label className="filter-label" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
