import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../layout/states';

export interface NoMatchesProps {
  /** «Ningún cliente coincide» */
  readonly title: string;
  /** Why, and what can be done, where there is more to say than to look for less. */
  readonly children?: ReactNode;
  /** Takes all filters away. */
  readonly onClear: () => void;
}

/** There is something, and the filters leave none of it. */
export const NoMatches = ({ title, children, onClear }: NoMatchesProps) => (
  <EmptyState icon={<SearchX />} title={title} action={<ClearFilters onClear={onClear} />}>
    {children ?? 'Prueba con otras palabras o con menos filtros.'}
  </EmptyState>
);

/** The button of an empty list that has filters. */
export const ClearFilters = ({ onClear }: Pick<NoMatchesProps, 'onClear'>) => (
  <button type="button" className="btn btn-primary" onClick={onClear}>
    Quitar filtros
  </button>
);
