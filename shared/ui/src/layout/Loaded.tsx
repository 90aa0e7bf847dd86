import type { ReactNode } from 'react';
import { ErrorState, LoadingState } from './states';

/** The part of a query that a page needs; every one of TanStack Query has it. */
export interface PageRead<Answer> {
  readonly isPending: boolean;
  readonly isLoadingError: boolean;
  readonly error: unknown;
  readonly data: Answer | undefined;
  readonly refetch: () => unknown;
}

export interface LoadedProps<Answer> {
  readonly query: PageRead<Answer>;
  /** The loading message for screen readers: «Cargando el cliente…». */
  readonly loading: string;
  /** The number of grey lines in its place. */
  readonly lines?: number;
  /** The content that could not be loaded, with its article: «este cliente». */
  readonly what: string;
  readonly children: (answer: Answer) => ReactNode;
}

/** The states of a page or card in order: skeleton, failure, or what was read. */
export function Loaded<Answer>({ query, loading, lines = 4, what, children }: LoadedProps<Answer>) {
  return (
    <>
      {query.isPending && <LoadingState label={loading} lines={lines} />}
      {query.isLoadingError && (
        <ErrorState error={query.error} what={what} onRetry={query.refetch} />
      )}
      {query.data !== undefined && children(query.data)}
    </>
  );
}
