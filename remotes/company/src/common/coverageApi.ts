import { queryOptions } from '@tanstack/react-query';
import type { CoverageAnswer } from '@vatio/contracts/company/curve';
import { http } from '@vatio/platform';
import { pointAddress, supplyPointKey } from './keys';

/** The known share of each month of a point. */
export const coverageQuery = (pointId: string) =>
  queryOptions({
    queryKey: [...supplyPointKey, 'coverage', pointId],
    queryFn: async ({ signal }) =>
      (await http.get<CoverageAnswer>(`${pointAddress(pointId)}/coverage`, { signal })).data,
  });
