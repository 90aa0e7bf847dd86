import type { Role } from '@vatio/platform';
import type { RequestHeaders } from '../http/requestHeaders';
import type { Token } from '../session/token';

interface TokenFacts {
  readonly role?: Role;
  readonly name?: string;
  readonly id?: string;
  readonly value?: string;
  /** From now; an hour unless told. Negative = expired. */
  readonly secondsLeft?: number;
}

/** Signed out, where nothing is changed. */
export const noHeaders: RequestHeaders = () => ({});

/** A token as the server gives it. */
export const tokenOf = (facts: TokenFacts = {}): Token => ({
  value: facts.value ?? 'secret-1',
  user: { id: facts.id ?? 'u1', name: facts.name ?? 'Ana Ruiz', role: facts.role ?? 'admin' },
  expires_at: Math.floor(Date.now() / 1000) + (facts.secondsLeft ?? 3600),
});

export const storedToken = (): Token | null =>
  JSON.parse(window.localStorage.getItem('token') ?? 'null');

/** What another tab does: changes the storage both share, and the browser tells this one. */
export function changeInOtherTab(token: Token | string | undefined): void {
  if (token === undefined) window.localStorage.removeItem('token');
  else
    window.localStorage.setItem('token', typeof token === 'string' ? token : JSON.stringify(token));
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
}
