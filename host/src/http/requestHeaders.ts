import type { SessionStore } from '../session/sessionStore';

/** The product's headers of a request by this method to this address. */
export type RequestHeaders = (method: string, address: string) => Readonly<Record<string, string>>;

export const bearer = (token: string) => `Bearer ${token}`;

const mutatingMethods: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** What every request of ours carries, by axios or by fetch. Another origin is told nothing. */
export const createRequestHeaders =
  ({ token }: Pick<SessionStore, 'token'>): RequestHeaders =>
  (method, address) => {
    if (new URL(address, document.baseURI).origin !== window.location.origin) return {};
    const session = token();
    const xsrf = mutatingMethods.has(method.toUpperCase()) && readXsrfCookie();
    return {
      ...(session && { Authorization: bearer(session.value), Accept: 'application/json' }),
      ...(xsrf && { 'X-XSRF-TOKEN': xsrf }),
    };
  };

const readXsrfCookie = () =>
  decodeURIComponent(/(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '');
