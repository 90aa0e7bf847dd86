import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { number } from '../format';
import { type PageSize, pageSizes } from './useListState';

export interface PaginationProps {
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Rows in all pages. */
  readonly total: number;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (pageSize: PageSize) => void;
}

/**
 * «1–25 de 1.240» and the ways to the other pages. When the page is past the end (a list that got
 * shorter, an old link) it says so, and leads to the last one.
 *
 * ```tsx
 * <Pagination page={list.page} pageSize={list.pageSize} total={users.data.total}
 *   onPage={(page) => list.change({ page })} onPageSize={(pageSize) => list.change({ pageSize })} />
 * ```
 */
export function Pagination({ page, pageSize, total, onPage, onPageSize }: PaginationProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = (page - 1) * pageSize + 1;
  const range = `${number(from)}–${number(Math.min(page * pageSize, total))} de ${number(total)}`;
  const isPastEnd = page > last;

  const goTo = (label: string, target: number, icon: ReactNode) => (
    <PageButton label={label} isAtEnd={target === page} onClick={() => onPage(target)}>
      {icon}
    </PageButton>
  );
  return (
    <nav className="list-pages" aria-label="Páginas">
      <PageSizeSelect pageSize={pageSize} onPageSize={onPageSize} />
      <p className="list-pages-range" aria-live="polite">
        {isPastEnd ? `La última página es la ${number(last)}` : total > 0 && range}
      </p>
      <div className="list-pages-buttons">
        {goTo('Primera página', 1, <ChevronFirst aria-hidden="true" />)}
        {goTo(
          'Página anterior',
          Math.max(1, Math.min(page - 1, last)),
          <ChevronLeft aria-hidden="true" />,
        )}
        {goTo(
          'Página siguiente',
          isPastEnd ? page : Math.min(page + 1, last),
          <ChevronRight aria-hidden="true" />,
        )}
        {goTo('Última página', last, <ChevronLast aria-hidden="true" />)}
      </div>
    </nav>
  );
}

interface PageSizeSelectProps {
  readonly pageSize: number;
  readonly onPageSize: (pageSize: PageSize) => void;
}

function PageSizeSelect({ pageSize, onPageSize }: PageSizeSelectProps) {
  const id = useId();
  return (
    <div className="list-pages-size">
      <label htmlFor={id}>Filas por página</label>
      <select
        id={id}
        className="form-select form-select-sm"
        value={pageSize}
        onChange={({ target }) => onPageSize(Number(target.value) as PageSize)}
      >
        {pageSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </div>
  );
}

interface PageButtonProps {
  readonly label: string;
  readonly isAtEnd: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Stays in place at the end and keeps the focus, for people who page by keyboard. */
function PageButton({ label, isAtEnd, onClick, children }: PageButtonProps) {
  return (
    <button
      type="button"
      className="btn btn-outline-secondary"
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={() => isAtEnd || onClick()}
    >
      {children}
    </button>
  );
}
