import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  Activity,
  ActivityChange,
  NewActivity,
} from '@vatio/contracts/activityHours/activities';
import type {
  LockList,
  TermsChange,
  TermsList,
  WorkingWeekChange,
  WorkingWeekList,
} from '@vatio/contracts/activityHours/settings';
import { http } from '@vatio/platform';
import { activitiesQuery, hoursKey } from '../common/hoursApi';

/** Closed months, the latest first. */
export const locksQuery = queryOptions({
  queryKey: [...hoursKey, 'locks'],
  queryFn: async ({ signal }) => (await http.get<LockList>('hours/locks', { signal })).data.rows,
});

/** Working weeks, the latest first. */
export const workingWeeksQuery = queryOptions({
  queryKey: [...hoursKey, 'working-week'],
  queryFn: async ({ signal }) =>
    (await http.get<WorkingWeekList>('hours/working-week', { signal })).data.rows,
});

/** Budgets and rates by client, the latest first. */
export const termsQuery = queryOptions({
  queryKey: [...hoursKey, 'terms'],
  queryFn: async ({ signal }) => (await http.get<TermsList>('hours/terms', { signal })).data.rows,
});

/** A change after which weeks, lists and sums are others. */
function useSetting<Sent, Answer>(send: (sent: Sent) => Promise<Answer>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: hoursKey });
      void cache.invalidateQueries({ queryKey: activitiesQuery.queryKey });
    },
  });
}

/** Closes a month: `2026-01`. */
export const useCloseMonth = () =>
  useSetting(async (month: string) => http.put(`hours/locks/${month}`));
export const useOpenMonth = () =>
  useSetting(async (month: string) => http.delete(`hours/locks/${month}`));

/** Of this day, in the place of what there was. */
export const useSetWorkingWeek = () =>
  useSetting(async (week: WorkingWeekChange) => http.put('hours/working-week', week));
export const useRemoveWorkingWeek = () =>
  useSetting(async (from: string) => http.delete(`hours/working-week/${from}`));

/** Of this client and day, in the place of what there was. */
export const useSetTerms = () =>
  useSetting(async (terms: TermsChange) => http.put('hours/terms', terms));
export const useRemoveTerms = () =>
  useSetting(async ({ clientId, from }: Pick<TermsChange, 'clientId' | 'from'>) =>
    http.delete(`hours/terms/${clientId}/${from}`),
  );

export const useAddActivity = () =>
  useSetting(
    async (activity: NewActivity) => (await http.post<Activity>('hours/activities', activity)).data,
  );
export const useChangeActivity = (id: string) =>
  useSetting(
    async (change: ActivityChange) =>
      (await http.patch<Activity>(`hours/activities/${id}`, change)).data,
  );
