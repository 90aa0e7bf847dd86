import { Children, type ReactNode } from 'react';

export interface FieldGridProps {
  /** The width of each field, by Bootstrap; by default half of the form. */
  readonly column?: string;
  /** Fields. The fields of a fragment count as one. */
  readonly children: ReactNode;
}

/** Fields side by side, where the screen is wide enough: each child gets a column of its own. */
export const FieldGrid = ({ column = 'col-md-6', children }: FieldGridProps) => (
  <div className="row">
    {Children.map(children, (field) => field && <div className={column}>{field}</div>)}
  </div>
);
