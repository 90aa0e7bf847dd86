import type {
  NewSupplyContract,
  SupplyContract,
  SupplyContractChange,
} from '@vatio/contracts/company/contracts';
import { http } from '@vatio/platform';
import { contractsOf } from '../common/contractListApi';
import { useSupplyChange, useSupplyDecision } from '../common/supplyChangeApi';

export const useCreateContract = (pointId: string) =>
  useSupplyChange(
    async (contract: NewSupplyContract) =>
      (await http.post<SupplyContract>(contractsOf(pointId), contract)).data,
  );

export const useChangeContract = (id: string) =>
  useSupplyChange(
    async (change: SupplyContractChange) =>
      (await http.put<SupplyContract>(addressOf(id), change)).data,
  );

export const useDeleteContract = () =>
  useSupplyDecision(async ({ id, version }: Pick<SupplyContract, 'id' | 'version'>) => {
    await http.delete(addressOf(id), { params: { version } });
  });

const addressOf = (id: string) => `contracts/${encodeURIComponent(id)}`;
