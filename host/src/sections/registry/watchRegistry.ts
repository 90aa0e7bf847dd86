import type { SessionStore } from '../../session/sessionStore';
import type { Registry } from './registry';

const askEveryMs = 30_000;
/** Returning to a tab fires two events (visible, focused), and people do it often. */
const atMostEveryMs = 5000;

/**
 * Asks the server for new versions during a session: every 30 s, and when the person returns to the tab or
 * the network returns. Not while the tab is hidden.
 *
 * @returns a function that stops asking
 */
export function watchRegistry(
  registry: Pick<Registry, 'refresh'>,
  session: Pick<SessionStore, 'get'>,
): () => void {
  let askedAt = Date.now();

  const ask = () => {
    const isTooSoon = Date.now() - askedAt < atMostEveryMs;
    if (isTooSoon || !navigator.onLine || document.visibilityState === 'hidden') return;
    if (session.get().state !== 'signed-in') return;
    askedAt = Date.now();
    void registry.refresh();
  };

  window.addEventListener('online', ask);
  window.addEventListener('focus', ask);
  document.addEventListener('visibilitychange', ask);
  const timer = setInterval(ask, askEveryMs);
  return () => {
    window.removeEventListener('online', ask);
    window.removeEventListener('focus', ask);
    document.removeEventListener('visibilitychange', ask);
    clearInterval(timer);
  };
}
