import { useSyncExternalStore } from 'react';
import type { Role, Session } from './contract';
import { platformHost } from './host';

/** The session as it is now; the component renders again when it changes. */
export function useSession(): Session {
  const { session } = platformHost();
  return useSyncExternalStore(session.subscribe, session.get);
}

/** Passes only when signed in and the role is in the list. */
export function useHasRole(...roles: readonly Role[]): boolean {
  const session = useSession();
  return session.state === 'signed-in' && roles.includes(session.user.role);
}
