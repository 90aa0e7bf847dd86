import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Entry } from '@vatio/contracts/activity-hours/entries';
import type { TimerConflict } from '@vatio/contracts/activity-hours/timer';
import { HttpError } from '@vatio/platform';
import { messageOf } from '@vatio/ui/layout';
import { useRef, useState } from 'react';
import { hoursKey } from '../common/hoursApi';
import type { Row } from '../common/row';
import { daysCovered, idsFor } from './elapsed';
import { discardTimer, startTimer, stopTimer, type TimerRead, timerQuery } from './timerApi';

/** The most days that the API takes: it says what to do about more. */
const mostDays = 62;

/** The actions on the timer, the reason why one failed, and the entries that the last timer wrote. */
export function useTimerActions(read: TimerRead | undefined) {
  const cache = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [written, setWritten] = useState<readonly Entry[]>();
  /** The ids for the timer that is being stopped, so that a second try writes no duplicates. */
  const stopping = useRef<{ readonly startedAt: string; readonly ids: readonly string[] }>(
    undefined,
  );
  const { queryKey } = timerQuery;

  const onMutate = () => setProblem(undefined);
  /** The server decides what runs now, whatever the outcome. */
  const onSettled = () => cache.invalidateQueries({ queryKey });
  const onError = (error: Error) => setProblem(problemOf(error));

  const start = useMutation({
    mutationFn: ({ client, activity }: Row) =>
      startTimer({ clientId: client.id, activityId: activity.id }),
    onMutate: () => {
      onMutate();
      setWritten(undefined);
    },
    onError,
    onSettled,
  });
  const stop = useMutation({
    mutationFn: () => {
      const startedAt = read?.timer?.startedAt ?? '';
      const nowMs = Date.now() + (read?.behindMs ?? 0);
      const days = daysCovered(startedAt, nowMs);
      const before = stopping.current;
      const ids = before?.startedAt === startedAt ? [...before.ids] : [];
      ids.push(...idsFor(Math.max(0, Math.min(days, mostDays) - ids.length)));
      stopping.current = { startedAt, ids };
      return stopTimer(ids);
    },
    onMutate,
    onSuccess: (entries) => {
      setWritten(entries);
      void cache.invalidateQueries({ queryKey: hoursKey });
    },
    onError,
    onSettled,
  });
  const discard = useMutation({ mutationFn: discardTimer, onMutate, onSettled });
  return { start, begin: (row: Row) => start.mutate(row), stop, discard, problem, written };
}

/** The error's message; on a conflict it names the timer that already runs. */
function problemOf(error: unknown): string {
  const message = messageOf(error);
  if (!(error instanceof HttpError) || error.kind !== 'conflict') return message;
  const { versions } = error.body as Partial<TimerConflict>;
  if (!versions) return message;
  const { client, activity } = versions.current;
  return `${message} En marcha: ${client.name}, ${activity.name}.`;
}
