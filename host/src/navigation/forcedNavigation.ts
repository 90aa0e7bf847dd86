import type { Location } from 'react-router-dom';

/** The part of the data router that navigation needs. */
export interface Navigator {
  readonly state: { readonly location: Location };
  navigate(
    to: string,
    options: { replace?: boolean; state?: unknown; flushSync?: boolean },
  ): Promise<void>;
}

/** The page that sent a person to the login or to what they owe, which lead back there. Kept in the history entry. */
export interface LoginState {
  readonly from?: string;
  /** The session ended by itself: the login page says so. */
  readonly ended?: boolean;
}

export const pathOf = ({ pathname, search, hash }: Location) => `${pathname}${search}${hash}`;

/** Navigations that no form may hold up: 401, 400, expiry, «Salir». */
export interface ForcedNavigation {
  /** True while one is under way: the unsaved-changes guard then lets it pass. */
  readonly isForced: () => boolean;
  /** Goes to the login page, which remembers this page unless the person chose to leave. */
  readonly toLogin: (options?: {
    readonly comeBack?: boolean;
    /** Replaces a page that was never shown. */
    readonly replace?: boolean;
  }) => Promise<void>;
  /** Goes to a page of the account that ends what the session owes, and leads back here. */
  readonly toOwed: (page: string) => Promise<void>;
  /** Goes to `/`, which leads to the default section. */
  readonly toHome: () => Promise<void>;
}

export function createForcedNavigation(router: () => Navigator): ForcedNavigation {
  const underWay = new Map<string, Promise<void>>();

  const force = (to: string, state?: LoginState, replace = false): Promise<void> => {
    if (router().state.location.pathname === to) return Promise.resolve();
    // Several refused calls at once cause one navigation.
    const same = underWay.get(to);
    if (same !== undefined) return same;
    // Starts in the next microtask, when it is known to be under way: the unsaved-changes guard
    // asks at its start. flushSync: when this resolves the new page is on screen, so the end of the
    // session no longer meets the old one.
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
    toOwed: (page) => force(page, { from: pathOf(router().state.location) }, true),
    toHome: () => force('/'),
  };
}
