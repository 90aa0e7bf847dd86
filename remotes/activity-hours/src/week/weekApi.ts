import { queryOptions } from '@tanstack/react-query';
import type { Week, WeekCopyAnswer } from '@vatio/contracts/activity-hours/weeks';
import { http } from '@vatio/platform';
import { hoursKey } from '../common/hoursApi';
import type { ShownWeek } from './shownWeek';
import { daysLater } from './weekDays';

/** @throws HttpError */
export const readWeek = async ({ monday, userId }: ShownWeek, signal?: AbortSignal) =>
  (
    await http.get<Week>(`hours/weeks/${monday}`, {
      ...(userId && { params: { userId } }),
      ...(signal && { signal }),
    })
  ).data;

/** A week. Another tab may have written in it: it is read again on focus. */
export const weekQuery = (shown: ShownWeek) =>
  queryOptions({
    queryKey: [...hoursKey, 'week', shown.monday, shown.userId ?? 'own'],
    queryFn: ({ signal }) => readWeek(shown, signal),
    refetchOnWindowFocus: 'always',
  });

/** Writes the entries of the week before in this one. @throws HttpError */
export const copyWeekBefore = async ({ monday, userId }: ShownWeek) =>
  (
    await http.post<WeekCopyAnswer>(`hours/weeks/${monday}/copy`, {
      from: daysLater(monday, -7),
      ...(userId && { userId }),
    })
  ).data;
