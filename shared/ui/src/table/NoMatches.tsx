import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../layout/states';

export interface NoMatchesProps {
  /** «Ningún cliente coincide» */
  readonly title: string;
  /** Why, and what to do, if there is more to say than to search for less. */
  readonly children?: ReactNode;
  /** Removes all filters. */
  readonly onClear: () => void;
}

/** The list has rows, but none passes the filters. */
export const NoMatches = ({ title, children, onClear }: NoMatchesProps) => (
  <EmptyState icon={<SearchX />} title={title} action={<ClearFilters onClear={onClear} />}>
    {children ?? 'Prueba con otras palabras o con menos filtros.'}
  </EmptyState>
);

/** The button of an empty list with filters. */
export const ClearFilters = ({ onClear }: Pick<NoMatchesProps, 'onClear'>) => (
  <button type="button" className="btn btn-primary" onClick={onClear}>
    Quitar filtros
  </button>
);
