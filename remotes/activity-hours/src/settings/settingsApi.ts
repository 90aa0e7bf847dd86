import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  Activity,
  ActivityChange,
  NewActivity,
} from '@vatio/contracts/activity-hours/activities';
import type {
  LockList,
  Terms,
  TermsChange,
  TermsList,
  WorkingWeek,
  WorkingWeekChange,
  WorkingWeekList,
} from '@vatio/contracts/activity-hours/settings';
import { HttpError, http } from '@vatio/platform';
import { notifyError } from '@vatio/ui/layout';
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

/**
 * A change that alters weeks, lists and sums. They are all read again even after a failure: another person
 * may have changed them first, and a second try has to begin with the present state.
 */
function useSetting<Sent, Answer>(send: (sent: Sent) => Promise<Answer>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: send,
    onError: (error) => {
      // Its line, and the question over it, go with the next reading: the notice stays.
      if (error instanceof HttpError && error.kind === 'not-found') notifyError(error);
    },
    onSettled: () => {
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

/** Sets the working week from this day on, replacing the version that the person saw. */
export const useSetWorkingWeek = () =>
  useSetting(async (week: WorkingWeekChange) => http.put('hours/working-week', week));
export const useRemoveWorkingWeek = () =>
  useSetting(async ({ from, version }: Pick<WorkingWeek, 'from' | 'version'>) =>
    http.delete(`hours/working-week/${from}`, { params: { version } }),
  );

/**
 * Sets a client's terms from this day on, replacing the version that the person saw. Returns the stored
 * terms.
 */
export const useSetTerms = () =>
  useSetting(async (sent: TermsChange) => {
    const { rows } = (await http.put<TermsList>('hours/terms', sent)).data;
    const stored = rows.find(({ from }) => from === sent.from);
    if (!stored) throw new Error(`The answer has no terms of ${sent.from}`);
    return stored;
  });
export const useRemoveTerms = () =>
  useSetting(async ({ client, from, version }: Pick<Terms, 'client' | 'from' | 'version'>) =>
    http.delete(`hours/terms/${client.id}/${from}`, { params: { version } }),
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
