import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewRun, Run, RunListAnswer } from '@vatio/contracts/billing/verifications';
import { http, notify } from '@vatio/platform';
import { billKey } from '../billApi';
import { endInWords, isOpen } from './run';

const key = ['bill-runs'] as const;
const address = 'bills/verifications';

/** Between two looks at what the API is doing. */
const lookMs = 1_000;

/** More than may be open at a time, so that all that are open are among them. */
const shownRuns = 10;

/** The newest verifications of many bills. They are read again while one of them is open. */
export const runsQuery = queryOptions({
  queryKey: [...key, 'list'],
  queryFn: async ({ client, signal }) => {
    const params = { page: 1, pageSize: shownRuns };
    const { rows } = (await http.get<RunListAnswer>(address, { params, signal })).data;
    const before = client.getQueryData<readonly Run[]>([...key, 'list']) ?? [];
    const ended = rows.filter((run) => !isOpen(run) && before.some((old) => isSame(old, run)));
    for (const run of ended) tellEnd(client, run);
    return rows;
  },
  refetchInterval: ({ state }) => (state.data?.some(isOpen) ? lookMs : false),
});

/** It was open when it was last looked at. */
const isSame = (old: Run, run: Run) => old.id === run.id && isOpen(old);

/** Bills have other states now. */
function tellEnd(client: QueryClient, run: Run) {
  void client.invalidateQueries({ queryKey: billKey });
  notify(endInWords(run), { kind: run.state === 'done' ? 'success' : 'warning' });
}

/** One of them. It is read again until it has ended; then bills are. */
export const runQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: async ({ client, signal }) => {
      const run = (await http.get<Run>(`${address}/${encodeURIComponent(id)}`, { signal })).data;
      if (!isOpen(run)) {
        // Its end is seen here: the list has not to tell it again.
        client.setQueryData<readonly Run[]>(runsQuery.queryKey, (rows) =>
          rows?.map((old) => (old.id === run.id ? run : old)),
        );
        void client.invalidateQueries({ queryKey: billKey });
      }
      return run;
    },
    refetchInterval: ({ state }) => (state.data && !isOpen(state.data) ? false : lookMs),
  });

/** Begins to verify bills, or all that are pending (null). */
export function useStartRun() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (billIds: NewRun['billIds']) =>
      (await http.post<Run>('bills/verify', { billIds })).data,
    onSuccess: (run) => {
      // Cached as open once, so that its end is announced even if it ends before the next look.
      cache.setQueryData<readonly Run[]>(runsQuery.queryKey, (rows = []) => [run, ...rows]);
      void cache.invalidateQueries({ queryKey: runsQuery.queryKey });
    },
  });
}

export function useCancelRun() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) =>
      (await http.post<Run>(`${address}/${encodeURIComponent(id)}/cancel`)).data,
    onSettled: () => cache.invalidateQueries({ queryKey: runsQuery.queryKey }),
  });
}
