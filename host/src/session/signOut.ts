import type { AxiosInstance } from 'axios';
import type { SessionStore } from './sessionStore';
import type { Token } from './token';

/** Clears the session at once and informs the server without waiting. */
export const signOut = (session: SessionStore, http: AxiosInstance): void =>
  revoke(session.clear(), http);

/**
 * Informs the server that a session is over. The token travels in the body, because the session that would
 * authenticate the call is gone.
 */
export function revoke(token: Token | undefined, http: AxiosInstance): void {
  if (!token) return;
  // A failure needs no handling: this browser has forgotten the token, and it expires by itself.
  http.post('logout', { token: token.value }).catch(() => undefined);
}
