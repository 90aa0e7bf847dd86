import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  NewSupplyContract,
  SupplyContract,
  SupplyContractChange,
} from '@vatio/contracts/company/contracts';
import { http } from '@vatio/platform';
import { contractsOf } from '../common/contractListApi';
import { clientKey, supplyPointKey } from '../common/keys';

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
