import { queryOptions } from '@tanstack/react-query';
import type {
  TimerAnswer,
  TimerStart,
  TimerStopAnswer,
} from '@vatio/contracts/activity-hours/timer';
import { http } from '@vatio/platform';

const address = 'hours/timer';

/** The timer, and by how much this clock is behind the server's, in milliseconds. */
export interface TimerRead extends TimerAnswer {
  readonly behindMs: number;
}

/** One's own timer. It runs on the server, so another tab may have started or stopped it. */
export const timerQuery = queryOptions({
  queryKey: ['hours-timer'],
  queryFn: async ({ signal }): Promise<TimerRead> => {
    const { data, headers } = await http.get<TimerAnswer>(address, { signal });
    const serverMs = Date.parse(String(headers.date ?? ''));
    return { ...data, behindMs: Number.isNaN(serverMs) ? 0 : serverMs - Date.now() };
  },
  refetchOnWindowFocus: 'always',
});

/** @throws HttpError, 409 with the one that runs */
export const startTimer = async (start: Omit<TimerStart, 'note'>): Promise<void> => {
  await http.put(address, start);
};

/** @throws HttpError */
export const stopTimer = async (ids: readonly string[]) =>
  (await http.post<TimerStopAnswer>(`${address}/stop`, { ids })).data.entries;

/** @throws HttpError */
export const discardTimer = async (): Promise<void> => {
  await http.delete(address);
};
