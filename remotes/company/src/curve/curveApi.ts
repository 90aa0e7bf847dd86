import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CurveAnswer } from '@vatio/contracts/company/curve';
import { http } from '@vatio/platform';
import type { Days } from '@vatio/ui/charts';
import { pointAddress, supplyPointKey } from '../common/keys';

/** A curve, at most two years of it. The one before stays on screen until it is here. */
export const curveQuery = (pointId: string, days: Days) =>
  queryOptions({
    queryKey: [...supplyPointKey, 'curve', pointId, days],
    queryFn: async ({ signal }) =>
      (await http.get<CurveAnswer>(`${pointAddress(pointId)}/curve`, { params: days, signal }))
        .data,
    placeholderData: keepPreviousData,
    // Half a megabyte once unpacked: dropped soon after it leaves the screen.
    gcTime: 60_000,
  });
