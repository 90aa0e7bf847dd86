import { queryOptions } from '@tanstack/react-query';
import type { Week, WeekCopyAnswer } from '@vatio/contracts/activityHours/weeks';
import { http } from '@vatio/platform';
import { hoursKey } from '../common/hoursApi';

/** @throws HttpError */
export const readWeek = async (monday: string, signal?: AbortSignal) =>
  (await http.get<Week>(`hours/weeks/${monday}`, signal && { signal })).data;

/** One's own week. Another tab may have written in it: it is read again on focus. */
export const weekQuery = (monday: string) =>
  queryOptions({
    queryKey: [...hoursKey, 'week', monday],
    queryFn: ({ signal }) => readWeek(monday, signal),
    refetchOnWindowFocus: 'always',
  });

/** @throws HttpError */
export const copyWeek = async (monday: string, from: string) =>
  (await http.post<WeekCopyAnswer>(`hours/weeks/${monday}/copy`, { from })).data;
