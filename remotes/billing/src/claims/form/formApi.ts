import { queryOptions } from '@tanstack/react-query';
import type { Claim, ClaimChange, ClaimProposal } from '@vatio/contracts/billing/claims/claims';
import { HttpError, http } from '@vatio/platform';
import { useClaimAction } from '../claimApi';
import { claimToSend, type TypedClaim } from './claimForm';

/** The claimable amounts of some bills. Fetched anew for each claim: others may claim meanwhile. */
export const proposalQuery = (bills: string) =>
  queryOptions({
    queryKey: ['claims', 'proposal', bills],
    queryFn: async ({ signal }) =>
      (await http.get<ClaimProposal>('claims/proposal', { params: { bills }, signal })).data,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const useCreateClaim = () =>
  useClaimAction(async (typed: TypedClaim) => {
    const { claim, rows } = claimToSend(typed);
    try {
      return (await http.post<Claim>('claims', claim)).data;
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 422) throw error;
      const fields = Object.fromEntries(
        Object.entries(error.fields).map(([path, message]) => [pathInRows(path, rows), message]),
      );
      throw new HttpError({ status: 422, body: { message: error.message, fields }, cause: error });
    }
  });

/** Problems of a sent bill are those of its row: «bills.0.paidOn» → «bills.2.paidOn» */
function pathInRows(path: string, rows: readonly number[]): string {
  const [name, place, ...rest] = path.split('.');
  const row = rows[Number(place)];
  return name === 'bills' && row !== undefined ? ['bills', row, ...rest].join('.') : path;
}

export const useChangeClaim = (id: string) =>
  useClaimAction(
    async (change: ClaimChange) =>
      (await http.put<Claim>(`claims/${encodeURIComponent(id)}`, change)).data,
  );
