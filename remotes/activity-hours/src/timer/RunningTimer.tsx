import { useQueryClient } from '@tanstack/react-query';
import type { Timer } from '@vatio/contracts/activity-hours/timer';
import { durationInWords } from '@vatio/records/duration';
import { dateTime } from '@vatio/ui/format';
import { ActionButton, ConfirmButton } from '@vatio/ui/layout';
import { Square } from 'lucide-react';
import { elapsedInClock } from './elapsed';
import { timerQuery } from './timerApi';
import { useNow } from './useNow';
import type { useTimerActions } from './useTimerActions';

export interface RunningTimerProps {
  readonly timer: Timer;
  /** The lag of this clock behind the server's. */
  readonly behindMs: number;
  readonly actions: Pick<ReturnType<typeof useTimerActions>, 'stop' | 'discard'>;
}

/** A smaller difference goes unnoticed. */
const noticedMs = 60_000;

/** The running timer, its start, and its end. If the clock is wrong, it says so and stops counting. */
export function RunningTimer({ timer, behindMs, actions }: RunningTimerProps) {
  const cache = useQueryClient();
  // The answer has the server's time again.
  const nowMs = useNow(() => void cache.invalidateQueries({ queryKey: timerQuery.queryKey }));
  const { stop, discard } = actions;
  return (
    <>
      <strong role="timer" className="fs-5">
        {elapsedInClock(timer.startedAt, nowMs + behindMs)}
      </strong>
      <span className="me-auto">
        <bdi>
          {timer.client.name}, {timer.activity.name}
        </bdi>{' '}
        <small className="text-body-secondary">desde {dateTime(timer.startedAt)}</small>
      </span>
      <ActionButton
        look="primary"
        busy={stop.isPending && 'Parando…'}
        onClick={() => stop.mutate()}
      >
        <Square aria-hidden="true" /> Parar y apuntar
      </ActionButton>
      <ConfirmButton
        label="Descartar"
        name="Descartar el temporizador"
        look="btn-outline-danger"
        title="¿Descartar el temporizador?"
        confirm="Descartar"
        busy="Descartando…"
        action={discard}
        onConfirm={(close) => discard.mutate(undefined, { onSuccess: close })}
      >
        <p>Lo contado hasta ahora se pierde y no se apunta.</p>
      </ConfirmButton>
      {Math.abs(behindMs) >= noticedMs && (
        <p role="status" className="w-100 mb-0 small text-body-secondary">
          El reloj de este equipo va {durationInWords(Math.round(Math.abs(behindMs) / 60_000))}{' '}
          {behindMs > 0 ? 'atrasado' : 'adelantado'}: se cuenta con el del servidor.
        </p>
      )}
    </>
  );
}
