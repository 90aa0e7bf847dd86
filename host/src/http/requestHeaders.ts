import type { SessionStore } from '../session/sessionStore';

export type RequestHeaders = (method: string, address: string) => Readonly<Record<string, string>>;

export const bearer = (token: string) => `Bearer ${token}`;

const mutatingMethods: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** The headers of all our requests, by axios or by fetch. Other origins get none. */
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
