import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { PopoverButton } from '../../popover/PopoverButton';

export interface FilterButtonProps {
  /** The filters that are on, of those in the panel. */
  readonly count: number;
  /** `FilterSelect`, `DayFilter` …, which filter as soon as they are chosen. */
  readonly children: ReactNode;
}

/** The button «Filtros» of a toolbar, with the filters in its panel; `FilterChips` says which are on. */
export const FilterButton = ({ count, children }: FilterButtonProps) => (
  <PopoverButton
    title="Filtros"
    label={
      <>
        <SlidersHorizontal aria-hidden="true" /> <span className="button-word">Filtros</span>
        {count > 0 && <span className="filter-count"> {count}</span>}
      </>
    }
  >
    {children}
  </PopoverButton>
);
