import type { Session } from '@vatio/platform';
import { createEmitter } from '../observable/emitter';
import { isExpired, parseStoredToken, sessionOf, type Token } from './token';
import type { TokenStorage } from './tokenStorage';

/** This browser's session: one token in storage, and its listeners. */
export interface SessionStore {
  readonly get: () => Session;
  readonly subscribe: (listener: () => void) => () => void;
  /** The token while signed in; `undefined` when signed out or expired. */
  readonly token: () => Token | undefined;
  /** Stores the token of a login or a renewal. */
  readonly store: (token: Token) => void;
  /** Signs out at once. Returns the old token, even an expired one. */
  readonly clear: () => Token | undefined;
  /**
   * The token was refused or has expired: it leaves storage, but listeners hear of it only with
   * `refresh`. `false` when another tab has stored a valid one, which is taken over instead.
   */
  readonly removeStored: () => boolean;
  /** The token in storage: another tab or the clock may have changed it. Notifies no listener. */
  readonly peek: () => Session;
  /** Takes over the token in storage. */
  readonly refresh: () => void;
}

export function createSessionStore(
  storage: TokenStorage,
  now: () => number = Date.now,
): SessionStore {
  const { emit, subscribe } = createEmitter();
  const readToken = () => parseStoredToken(storage.read());
  let token = readToken();
  let session = sessionOf(token, now());

  const adopt = (next: Token | undefined) => {
    const nextSession = sessionOf(next, now());
    const isSame =
      token?.value === next?.value &&
      token?.expires_at === next?.expires_at &&
      // A renewal may give the same token for a person of another name.
      token?.user.name === next?.user.name &&
      session.state === nextSession.state;
    token = next;
    if (isSame) return;
    session = nextSession;
    emit();
  };

  const ifValid = (candidate: Token | undefined) =>
    candidate && !isExpired(candidate, now()) ? candidate : undefined;

  return {
    get: () => session,
    subscribe,
    token: () => ifValid(token),
    store: (next) => {
      storage.write(JSON.stringify(next));
      adopt(next);
    },
    clear: () => {
      const last = token;
      storage.clear();
      adopt(undefined);
      return last;
    },
    removeStored: () => {
      const stored = readToken();
      const another = ifValid(stored);
      if (another && another.value !== ifValid(token)?.value) {
        adopt(another);
        return false;
      }
      // An unknown token may belong to the next version.
      if (stored) storage.clear();
      return true;
    },
    peek: () => sessionOf(readToken(), now()),
    refresh: () => adopt(readToken()),
  };
}
