import type { UseQueryResult } from '@tanstack/react-query';

/** Reads the sums of bills again after a failure. */
export const RetryBilled = ({ billed }: { readonly billed: UseQueryResult }) => (
  <button
    type="button"
    className="btn btn-outline-primary"
    disabled={billed.isFetching}
    onClick={() => void billed.refetch()}
  >
    Reintentar
  </button>
);
