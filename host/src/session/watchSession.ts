import type { SessionStore } from './sessionStore';
import { tokenKey } from './tokenStorage';

/** How often the end of the session is looked for, by the specification. */
const checkEveryMs = 2000;

export interface SessionWatch {
  readonly session: SessionStore;
  /** Takes the person to the login page; resolves when it is on screen. */
  readonly leaveToLogin: () => Promise<void>;
  /** Another tab signed in while this one shows the login page. */
  readonly onSignedInElsewhere: () => void;
}

/**
 * Ends an expired session, and follows what other tabs do. Storage is read at every check, so a
 * missed storage event (a frozen tab) is made up for.
 *
 * @returns what stops watching
 */
export function watchSession({
  session,
  leaveToLogin,
  onSignedInElsewhere,
}: SessionWatch): () => void {
  let isLeaving = false;

  const leave = async (then: () => void) => {
    if (isLeaving) return;
    isLeaving = true;
    try {
      // First the login page, then the session: the guard of the page that is left stays quiet.
      await leaveToLogin();
      then();
    } finally {
      isLeaving = false;
    }
  };

  // Another tab may have signed in while this one was leaving: that session is not to be ended.
  const end = () => (session.peek().state === 'expired' ? session.clear() : session.refresh());

  const follow = () => {
    const before = session.get().state;
    const { state } = session.peek();
    if (state === 'expired') return void leave(end);
    if (state === 'signed-out' && before !== 'signed-out') return void leave(session.refresh);
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
