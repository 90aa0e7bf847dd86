import { useSyncExternalStore } from 'react';
import type { Role, Session } from './contract';
import { platformHost } from './host';

/** The session as it is now; the component renders again when it changes. */
export function useSession(): Session {
  const { session } = platformHost();
  return useSyncExternalStore(session.subscribe, session.get);
}

/**
 * Asks the API for a fresh token: call it after something about the signed-in person has changed
 * (their name), so that the shell shows it.
 *
 * @throws HttpError as the call failed; Error when the answer holds no token
 */
export const renewSession = (): Promise<void> => platformHost().renewSession();

/**
 * Signs out as «Salir» does: first the login page, without a question about unsaved changes (drafts
 * are kept), then the logout.
 */
export const signOut = (): Promise<void> => platformHost().signOut();

/** Passes only when signed in and the role is in the list. */
export function useHasRole(...roles: readonly Role[]): boolean {
  const session = useSession();
  return session.state === 'signed-in' && roles.includes(session.user.role);
}
