import { HttpError, notify, useSession } from '@vatio/platform';
import { Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useHost } from '../../hostContext';
import { renewSession } from '../../session/renewSession';
import { clockTime } from '../clockTime';

const warnBeforeMs = 120_000;
const second = 1000;

/** «1:05» */
const clock = (ms: number) => {
  const seconds = Math.max(0, Math.ceil(ms / second));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Milliseconds until the session ends, updated every second near the end. */
function useTimeLeft(expiresAt: number): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), second);
    return () => clearInterval(timer);
  }, []);
  return expiresAt * 1000 - nowMs;
}

/** Two minutes before the end: warns beside the page, which stays usable, and offers more time. */
export function SessionWarning() {
  const session = useSession();
  return session.state === 'signed-in' ? <Warning expiresAt={session.expiresAt} /> : null;
}

function Warning({ expiresAt }: { readonly expiresAt: number }) {
  const { session, http } = useHost();
  const [isPending, setPending] = useState(false);
  /** The end that no renewal moved. */
  const [lastEnd, setLastEnd] = useState<number>();
  const isLast = lastEnd === expiresAt;
  const leftMs = useTimeLeft(expiresAt);
  if (leftMs > warnBeforeMs || leftMs <= 0) return null;

  const stay = async () => {
    setPending(true);
    try {
      await renewSession(session, http);
      const renewed = session.get();
      // A login has an end: then the server answers the session unchanged.
      if (renewed.state === 'signed-in' && renewed.expiresAt <= expiresAt) {
        setLastEnd(renewed.expiresAt);
      }
    } catch (error) {
      const text =
        error instanceof HttpError ? error.message : 'No se ha podido alargar la sesión.';
      notify(text, { kind: 'error', id: 'session-renewal' });
    } finally {
      setPending(false);
    }
  };

  return (
    <section className="session-warning" aria-labelledby="session-warning-title">
      <Hourglass aria-hidden="true" />
      <div>
        <p className="session-warning-title" id="session-warning-title" role="alert">
          {isLast
            ? `Tu sesión termina a las ${clockTime(expiresAt * second)}`
            : 'Tu sesión está a punto de terminar'}
        </p>
        <p className="session-warning-text">
          Quedan <span role="timer">{clock(leftMs)}</span>.{' '}
          {isLast
            ? 'No se puede alargar más: guarda lo que estés haciendo y vuelve a entrar.'
            : 'Guarda lo que estés haciendo o sigue conectado.'}
        </p>
      </div>
      {!isLast && (
        <button
          type="button"
          className="btn btn-primary"
          disabled={isPending}
          onClick={() => void stay()}
        >
          Seguir conectado
        </button>
      )}
    </section>
  );
}
