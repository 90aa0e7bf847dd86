import type { Location } from 'react-router-dom';

/** The part of the data router that navigation needs. */
export interface Navigator {
  readonly state: { readonly location: Location };
  navigate(
    to: string,
    options: { replace?: boolean; state?: unknown; flushSync?: boolean },
  ): Promise<void>;
}

/** Where someone was sent to log in from, and goes back to afterwards. Kept in the history entry. */
export interface LoginState {
  readonly from?: string;
  /** The session ended by itself: the login page says so. */
  readonly ended?: boolean;
}

export const pathOf = ({ pathname, search, hash }: Location) => `${pathname}${search}${hash}`;

/** Navigations that no form may hold up: 401, 400, expiry, «Salir». */
export interface ForcedNavigation {
  /** Whether one is under way: the unsaved-changes guard asks this and lets it pass. */
  readonly isForced: () => boolean;
  /** To the login page, remembering where from unless the person chose to leave. */
  readonly toLogin: (options?: {
    readonly comeBack?: boolean;
    /** In the place of a page that was never shown. */
    readonly replace?: boolean;
  }) => Promise<void>;
  /** To `/`, which leads to the default section. */
  readonly toHome: () => Promise<void>;
}

export function createForcedNavigation(router: () => Navigator): ForcedNavigation {
  const underWay = new Map<string, Promise<void>>();

  const force = (to: string, state?: LoginState, replace = false): Promise<void> => {
    if (router().state.location.pathname === to) return Promise.resolve();
    // Several refused calls at once are one reason to leave.
    const same = underWay.get(to);
    if (same !== undefined) return same;
    // It starts in the next microtask, once it is known to be under way: the unsaved-changes guard
    // asks while it starts. flushSync: when this resolves the new page is on screen, so what
    // follows (the session is over) no longer meets the page that is being left.
    const options = { state, replace, flushSync: true };
    const navigation = Promise.resolve()
      .then(() => router().navigate(to, options))
      .finally(() => underWay.delete(to));
    underWay.set(to, navigation);
    return navigation;
  };

  return {
    isForced: () => underWay.size > 0,
    toLogin: ({ comeBack = true, replace } = {}) => {
      const state = comeBack ? { from: pathOf(router().state.location), ended: true } : {};
      return force('/login', state, replace);
    },
    toHome: () => force('/'),
  };
}
