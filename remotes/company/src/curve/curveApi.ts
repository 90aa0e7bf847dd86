import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CurveAnswer } from '@vatio/contracts/company/curve';
import { http } from '@vatio/platform';
import { supplyPointKey } from '../common/keys';

/** Days of a curve, both included. */
export interface CurveDays {
  readonly from: string;
  readonly to: string;
}

/** A curve, at most two years of it. The one before stays on screen until it is here. */
export const curveQuery = (pointId: string, days: CurveDays) =>
  queryOptions({
    queryKey: [...supplyPointKey, 'curve', pointId, days],
    queryFn: async ({ signal }) =>
      (await http.get<CurveAnswer>(`${addressOf(pointId)}/curve`, { params: days, signal })).data,
    placeholderData: keepPreviousData,
    // Half a megabyte once unpacked: one that nobody looks at is not kept for long.
    gcTime: 60_000,
  });

const addressOf = (pointId: string) => `points/${encodeURIComponent(pointId)}`;
