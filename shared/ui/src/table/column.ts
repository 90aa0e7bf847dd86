import type { ReactNode } from 'react';

/**
 * A column as data. Write the list outside of the component (or memoise it): a new list at each
 * render makes every cell of the table render again.
 *
 * ```tsx
 * const columns: readonly Column<Invoice>[] = [
 *   { id: 'number', header: 'Número', sortable: true, isRowHeader: true,
 *     cell: (invoice) => <Link to={invoice.id}>{invoice.number}</Link> },
 *   { id: 'amount', header: 'Importe', sortable: true, align: 'end',
 *     fact: 'billed', cell: (invoice) => euros(invoice.amount) },
 *   { id: 'issuer', header: 'Comercializadora', initiallyHidden: true,
 *     cell: (invoice) => invoice.issuer },
 * ];
 * ```
 */
export interface Column<Row> {
  /** Unique. Also its name for sorting, and in the browser's list of hidden columns. */
  readonly id: string;
  /** Plain text: also the label of the value on a card, and in the choice of columns. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** The kind of a row's amount: with the table's `factOf` the key of its fact, as `Euros` has it. */
  readonly fact?: string;
  readonly sortable?: boolean;
  /** Numbers go at the end. */
  readonly align?: 'start' | 'end';
  /** Hidden until the person chooses it. */
  readonly initiallyHidden?: boolean;
  /** It names the row, so it is always shown. At least one column does. */
  readonly isRowHeader?: boolean;
}

/** The direction in which `sort` (`name` or `-name`) sorts this column. */
export function directionOf(columnId: string, sort: string | undefined) {
  if (sort === columnId) return 'ascending';
  return sort === `-${columnId}` ? 'descending' : 'none';
}
