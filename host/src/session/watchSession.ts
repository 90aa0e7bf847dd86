import type { SessionStore } from './sessionStore';
import { tokenKey } from './tokenStorage';

/** The interval between checks for the end of the session, from the specification. */
const checkEveryMs = 2000;

export interface SessionWatch {
  readonly session: SessionStore;
  /** Ends the session and shows the login page, unless another tab has stored a valid one. */
  readonly endSession: () => Promise<unknown>;
  /** Another tab signed in while this one shows the login page. */
  readonly onSignedInElsewhere: () => void;
}

/**
 * Ends an expired session, and follows other tabs. Every check reads storage, so a missed storage
 * event (a frozen tab) does no harm.
 *
 * @returns a function that stops watching
 */
export function watchSession({
  session,
  endSession,
  onSignedInElsewhere,
}: SessionWatch): () => void {
  const follow = () => {
    const before = session.get().state;
    const { state } = session.peek();
    if (state === 'expired' || (state === 'signed-out' && before !== state)) {
      return void endSession();
    }
    session.refresh();
    if (state === 'signed-in' && before !== 'signed-in') onSignedInElsewhere();
  };

  const onStorage = ({ key }: StorageEvent) => {
    // `key` is null when the whole storage was cleared.
    if (key === tokenKey || key === null) follow();
  };

  window.addEventListener('storage', onStorage);
  const timer = setInterval(follow, checkEveryMs);
  return () => {
    window.removeEventListener('storage', onStorage);
    clearInterval(timer);
  };
}
