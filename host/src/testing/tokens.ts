import type { Role } from '@vatio/platform';
import type { RequestHeaders } from '../http/requestHeaders';
import type { Token } from '../session/token';

interface TokenFacts {
  readonly role?: Role;
  readonly name?: string;
  readonly id?: string;
  readonly value?: string;
  /** Counted from now; by default an hour. Negative = expired. */
  readonly secondsLeft?: number;
}

/** Signed out, without a change. */
export const noHeaders: RequestHeaders = () => ({});

/** A token of the server. */
export const tokenOf = (facts: TokenFacts = {}): Token => ({
  value: facts.value ?? 'secret-1',
  user: { id: facts.id ?? 'u1', name: facts.name ?? 'Ana Ruiz', role: facts.role ?? 'admin' },
  expires_at: Math.floor(Date.now() / 1000) + (facts.secondsLeft ?? 3600),
});

export const storedToken = (): Token | null =>
  JSON.parse(window.localStorage.getItem('token') ?? 'null');

/** Acts as another tab: it changes the shared storage, and the browser notifies this one. */
export function changeInOtherTab(token: Token | string | undefined): void {
  if (token === undefined) window.localStorage.removeItem('token');
  else
    window.localStorage.setItem('token', typeof token === 'string' ? token : JSON.stringify(token));
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
}
