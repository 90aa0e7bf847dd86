import { useQuery } from '@tanstack/react-query';
import { messageOf } from '@vatio/ui/layout';
import { RunningTimer } from './RunningTimer';
import { StartTimer } from './StartTimer';
import { StoppedTimer } from './StoppedTimer';
import { timerQuery } from './timerApi';
import { useTimerActions } from './useTimerActions';

/** The timer: what runs, or what to start; and what the last one wrote. */
export function TimerBar() {
  const { data, error, isLoadingError } = useQuery(timerQuery);
  const actions = useTimerActions(data);
  const { problem, written } = actions;
  return (
    <section className="card mb-3" aria-label="Temporizador" data-keeps-focus>
      <div className="card-body py-2 d-flex flex-wrap align-items-center gap-2">
        {data?.timer ? (
          <RunningTimer timer={data.timer} behindMs={data.behindMs} actions={actions} />
        ) : (
          <StartTimer isOff={!data} isStarting={actions.start.isPending} onStart={actions.begin} />
        )}
        {written && <StoppedTimer entries={written} />}
        {(problem ?? isLoadingError) && (
          <p className="text-danger mb-0" role="alert">
            {problem ?? `No sabemos si hay un temporizador en marcha. ${messageOf(error)}`}
          </p>
        )}
      </div>
    </section>
  );
}
