import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  NewSupplyContract,
  SupplyContract,
  SupplyContractChange,
  SupplyContractsAnswer,
} from '@vatio/contracts/company/contracts';
import { http } from '@vatio/platform';
import { clientKey, supplyPointKey } from './keys';

/** All contracts of a point, the newest first. */
export const contractsQuery = (pointId: string) =>
  queryOptions({
    queryKey: [...supplyPointKey, 'contracts', pointId],
    queryFn: async ({ signal }) =>
      (await http.get<SupplyContractsAnswer>(contractsOf(pointId), { signal })).data.rows,
  });

export const useCreateContract = (pointId: string) =>
  useContractMutation(
    async (contract: NewSupplyContract) =>
      (await http.post<SupplyContract>(contractsOf(pointId), contract)).data,
  );

export const useChangeContract = (id: string) =>
  useContractMutation(
    async (change: SupplyContractChange) =>
      (await http.put<SupplyContract>(addressOf(id), change)).data,
  );

export const useDeleteContract = () =>
  useContractMutation(async (id: string) => {
    await http.delete(addressOf(id));
  });

const contractsOf = (pointId: string) => `supply-points/${encodeURIComponent(pointId)}/contracts`;
const addressOf = (id: string) => `contracts/${encodeURIComponent(id)}`;

/** A change of contracts: points and clients say when theirs end, so all of them are read again. */
function useContractMutation<Sent, Answer>(mutationFn: (sent: Sent) => Promise<Answer>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: supplyPointKey });
      void cache.invalidateQueries({ queryKey: clientKey });
    },
  });
}
