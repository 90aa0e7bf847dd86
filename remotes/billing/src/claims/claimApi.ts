import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  Claim,
  ClaimClients,
  ClaimListAnswer,
  ClaimSettlement,
  ClaimTotals,
} from '@vatio/contracts/billing/claims/claims';
import { HttpError, http } from '@vatio/platform';
import { billKey } from '../bills/billApi';

/** The first part of the query keys: a change of one claim reads all queries below it again. */
const claimKey = ['claims'] as const;

const claimAddress = (id: string) => `claims/${encodeURIComponent(id)}`;

export const claimListKey = [...claimKey, 'list'];

/** A page of the list. @param params for what is left out the API has defaults @throws HttpError */
export const readClaims = async (params: object, signal: AbortSignal) =>
  (await http.get<ClaimListAnswer>('claims', { params, signal })).data;

/** The claims of a bill, the newest first. */
export const claimsOfBillQuery = (billId: string) =>
  queryOptions({
    queryKey: [...claimListKey, billId],
    queryFn: ({ signal }) => readClaims({ billId, sort: '-sent' }, signal),
  });

/** The number of claims in each state, and the sums of the listed claims. */
export const claimTotalsQuery = (filter: object) =>
  queryOptions({
    queryKey: [...claimKey, 'totals', filter],
    queryFn: async ({ signal }) =>
      (await http.get<ClaimTotals>('claims/totals', { params: filter, signal })).data,
    placeholderData: keepPreviousData,
  });

/** The clients that have claims. */
export const claimClientsQuery = queryOptions({
  queryKey: [...claimKey, 'clients'],
  queryFn: async ({ signal }) =>
    (await http.get<ClaimClients>('claims/clients', { signal })).data.rows,
});

/** One claim, as it is now. */
export const claimQuery = (id: string) =>
  queryOptions({
    queryKey: [...claimKey, 'one', id],
    queryFn: async ({ signal }) => (await http.get<Claim>(claimAddress(id), { signal })).data,
    staleTime: 0,
  });

/**
 * Changes one claim. Afterwards, and after a refusal because another person saved first, claims and the
 * sums of bills are read again. The caller does not wait for that.
 */
export function useClaimAction<Sent, Answer>(mutationFn: (sent: Sent) => Promise<Answer>) {
  const cache = useQueryClient();
  const readAgain = () => {
    void cache.invalidateQueries({ queryKey: claimKey });
    void cache.invalidateQueries({ queryKey: billKey });
  };
  return useMutation({
    mutationFn,
    onSuccess: readAgain,
    onError: (error) => {
      if (error instanceof HttpError && error.kind === 'conflict') readAgain();
    },
  });
}

export interface ClaimToChange {
  readonly id: string;
  readonly version: number;
}

const send = async (id: string, deed: string, body: object) =>
  (await http.post<Claim>(`${claimAddress(id)}/${deed}`, body)).data;

export const useSettleClaim = (id: string) =>
  useClaimAction((sent: ClaimSettlement) => send(id, 'settle', sent));
export const useReopenClaim = () =>
  useClaimAction(({ id, version }: ClaimToChange) => send(id, 'reopen', { version }));
export const useRestoreClaim = () =>
  useClaimAction(({ id, version }: ClaimToChange) => send(id, 'restore', { version }));

/** It can be brought back. Afterwards lists are read again, and not the claim itself: there is none. */
export function useDeleteClaim() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, version }: ClaimToChange) => {
      await http.post(`${claimAddress(id)}/delete`, { version });
    },
    onSuccess: () => {
      for (const part of ['list', 'totals', 'clients']) {
        void cache.invalidateQueries({ queryKey: [...claimKey, part] });
      }
    },
    onError: (error, { id }) => {
      if (error instanceof HttpError && error.kind === 'conflict') {
        void cache.invalidateQueries({ queryKey: claimQuery(id).queryKey });
      }
    },
  });
}
