import type { ForcedNavigation } from '../navigation/forcedNavigation';
import type { SessionStore } from './sessionStore';

/**
 * How 401 and expiry end a session. It is gone from storage before the address says `/login`; the
 * page that is being left learns of it only after that, so its guard and its sections stay quiet and
 * a draft that it still writes is its owner's.
 *
 * @returns what ends it, and whether that call did: not one while it is being ended, nor when
 *   another tab has stored a valid session, which is taken over
 */
export function createSessionEnd(
  session: SessionStore,
  toLogin: ForcedNavigation['toLogin'],
): (options?: { readonly replace: boolean }) => Promise<boolean> {
  let isEnding = false;

  return async (options) => {
    if (isEnding || !session.removeStored()) return false;
    isEnding = true;
    try {
      await toLogin(options);
    } finally {
      isEnding = false;
      // Another tab may have signed in meanwhile: that session is not ended.
      session.refresh();
    }
    return true;
  };
}
