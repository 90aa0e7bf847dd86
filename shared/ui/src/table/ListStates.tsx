import type { ReactNode } from 'react';
import { ErrorState } from '../layout/states';
import { TableSkeleton } from './TableSkeleton';

/** What a list needs of the query behind it; every one of TanStack Query has it. */
export interface ListRead<Answer> {
  readonly isPending: boolean;
  readonly isLoadingError: boolean;
  readonly error: unknown;
  readonly data: Answer | undefined;
  readonly refetch: () => unknown;
}

export interface ListStatesProps<Answer> {
  readonly query: ListRead<Answer>;
  /** How many columns the table will have. */
  readonly columns: number;
  /** What is listed, with its article: «los usuarios». */
  readonly what: string;
  /** Shown in place of the list where there is nothing; falsy while there is something. */
  readonly empty?: ReactNode;
  readonly children: (answer: Answer) => ReactNode;
}

/** The states of a list in their order: its skeleton, why it cannot be shown, that it is empty, itself. */
export function ListStates<Answer>(props: ListStatesProps<Answer>) {
  const { query, columns, what, empty, children } = props;
  if (query.isPending) return <TableSkeleton columns={columns} />;
  if (query.isLoadingError) {
    return <ErrorState error={query.error} what={what} onRetry={query.refetch} />;
  }
  if (query.data === undefined) return null;
  return <>{empty || children(query.data)}</>;
}
