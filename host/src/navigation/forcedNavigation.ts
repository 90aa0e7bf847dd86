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
  readonly toLogin: (options?: { readonly comeBack: boolean }) => Promise<void>;
  /** To `/`, which leads to the default section. */
  readonly toHome: () => Promise<void>;
}

export function createForcedNavigation(router: () => Navigator): ForcedNavigation {
  let underWay = 0;

  const force = async (to: string, state?: LoginState) => {
    if (router().state.location.pathname === to) return;
    underWay += 1;
    try {
      // flushSync: when this resolves the new page is on screen, and what follows (clearing the
      // session) no longer meets the page that is being left.
      await router().navigate(to, { state, flushSync: true });
    } finally {
      underWay -= 1;
    }
  };

  return {
    isForced: () => underWay > 0,
    toLogin: ({ comeBack } = { comeBack: true }) =>
      force('/login', comeBack ? { from: pathOf(router().state.location), ended: true } : {}),
    toHome: () => force('/'),
  };
}
