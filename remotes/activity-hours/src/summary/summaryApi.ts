import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { HoursSummary } from '@vatio/contracts/activity-hours/summary';
import { http } from '@vatio/platform';
import { hoursKey } from '../common/hoursApi';
import type { Period } from './period';

/** Sums, and the days that they are of. */
export interface SummaryOfDays extends HoursSummary, Period {}

/** The sums of hours between two days. The previous sums stay on screen until these are here. */
export const hoursSummaryQuery = ({ from, to }: Period) =>
  queryOptions({
    queryKey: [...hoursKey, 'summary', from, to],
    queryFn: async ({ signal }): Promise<SummaryOfDays> => {
      const params = { from, to };
      const { data } = await http.get<HoursSummary>('hours/summary', { params, signal });
      return { ...data, from, to };
    },
    placeholderData: keepPreviousData,
  });
