import type { ReactNode } from 'react';
import { ErrorState } from '../layout/states';
import { TableSkeleton } from './TableSkeleton';

/** The part of a query that a list needs; every one of TanStack Query has it. */
export interface ListRead<Answer> {
  readonly isPending: boolean;
  readonly isLoadingError: boolean;
  readonly error: unknown;
  readonly data: Answer | undefined;
  readonly refetch: () => unknown;
}

export interface ListStatesProps<Answer> {
  readonly query: ListRead<Answer>;
  /** The number of columns that the table will have. */
  readonly columns: number;
  /** The listed things, with their article: «los usuarios». */
  readonly what: string;
  /** Replaces an empty list; falsy while there are rows. */
  readonly empty?: ReactNode;
  readonly children: (answer: Answer) => ReactNode;
}

/** The states of a list in order: skeleton, failure, empty, or the list itself. */
export function ListStates<Answer>(props: ListStatesProps<Answer>) {
  const { query, columns, what, empty, children } = props;
  if (query.isPending) return <TableSkeleton columns={columns} />;
  if (query.isLoadingError) {
    return <ErrorState error={query.error} what={what} onRetry={query.refetch} />;
  }
  if (query.data === undefined) return null;
  return <>{empty || children(query.data)}</>;
}
