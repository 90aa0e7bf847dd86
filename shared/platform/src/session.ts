import { useSyncExternalStore } from 'react';
import type { Role, Session } from './contract';
import { platformHost } from './host';

/** The current session; the component renders again when it changes. */
export function useSession(): Session {
  const { session } = platformHost();
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}

/**
 * Asks the API for a fresh token. Call it after a change of the signed-in person (the name), so
 * that the shell shows it.
 *
 * @throws HttpError of the failed call; Error when the answer holds no token
 */
export const renewSession = (): Promise<void> => platformHost().renewSession();

/**
 * Signs out like «Salir»: first the login page, without asking about unsaved changes (drafts go with
 * the person), then the logout.
 */
export const signOut = (): Promise<void> => platformHost().signOut();

/** True only for a signed-in person with one of these roles. */
export function useHasRole(...roles: readonly Role[]): boolean {
  const session = useSession();
  return session.state === 'signed-in' && roles.includes(session.user.role);
}
