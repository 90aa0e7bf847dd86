import type { AxiosInstance } from 'axios';
import type { SessionStore } from './sessionStore';

/**
 * Clears the session at once and tells the server without waiting for it. The token travels in the
 * body, since the session that would authenticate the call is already gone.
 */
export function signOut(session: SessionStore, http: AxiosInstance): void {
  const token = session.clear();
  if (!token) return;
  // Nothing to do about a failure: this browser has forgotten the token, and it expires by itself.
  http.post('logout', { token: token.value }).catch(() => undefined);
}
