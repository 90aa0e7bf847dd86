import type { ForcedNavigation } from '../navigation/forcedNavigation';
import type { SessionStore } from './sessionStore';

/**
 * Ends a session after a 401 or its expiry. It leaves storage before the address says `/login`; the old
 * page learns of it only afterwards, so its guard and its sections stay quiet and its last draft still
 * belongs to its owner.
 *
 * @returns a function that ends it, and says whether it did: not while it already ends, nor when another
 *   tab has stored a valid session, which is taken over
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
