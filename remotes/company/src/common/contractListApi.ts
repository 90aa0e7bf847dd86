import { queryOptions } from '@tanstack/react-query';
import type { SupplyContractsAnswer } from '@vatio/contracts/company/contracts';
import { http } from '@vatio/platform';
import { pointAddress, supplyPointKey } from './keys';

export const contractsOf = (pointId: string) => `${pointAddress(pointId)}/contracts`;

/** All contracts of a point, the newest first. */
export const contractsQuery = (pointId: string) =>
  queryOptions({
    queryKey: [...supplyPointKey, 'contracts', pointId],
    queryFn: async ({ signal }) =>
      (await http.get<SupplyContractsAnswer>(contractsOf(pointId), { signal })).data.rows,
  });
