import { queryOptions } from '@tanstack/react-query';
import type { CoverageAnswer } from '@vatio/contracts/company/curve';
import { http } from '@vatio/platform';
import { pointAddress, supplyPointKey } from './keys';

/** How much of each month of a point is known. */
export const coverageQuery = (pointId: string) =>
  queryOptions({
    queryKey: [...supplyPointKey, 'coverage', pointId],
    queryFn: async ({ signal }) =>
      (await http.get<CoverageAnswer>(`${pointAddress(pointId)}/coverage`, { signal })).data,
  });
