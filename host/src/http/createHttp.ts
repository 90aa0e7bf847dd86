import { HttpError } from '@vatio/platform';
import axios, { type AxiosInstance, type InternalAxiosRequestConfig, isAxiosError } from 'axios';
import type { SessionStore } from '../session/sessionStore';

const mutatingMethods: ReadonlySet<string> = new Set(['post', 'put', 'patch', 'delete']);
const bearer = (value: string) => `Bearer ${value}`;

export interface HttpRules {
  readonly session: SessionStore;
  /** 401 while signed in. */
  readonly onSessionRefused: () => void;
  /** 400: a malformed request, so the page that sent it is left. */
  readonly onMalformed: () => void;
}

/**
 * axios with the product's rules: the headers of a session, and what 401 and 400 do to the page.
 * Every failure is passed on to the caller as an HttpError that holds the answer's body.
 */
export function createHttp({ session, onSessionRefused, onMalformed }: HttpRules): AxiosInstance {
  const http = axios.create({
    baseURL: 'api',
    timeout: 30_000,
    xsrfCookieName: 'XSRF-TOKEN',
    xsrfHeaderName: 'X-XSRF-TOKEN',
    // axios by itself sends the token on GET too. `undefined` = axios's own rule, same origin only.
    withXSRFToken: ({ method }) =>
      mutatingMethods.has(method?.toLowerCase() ?? 'get') ? undefined : false,
  });

  http.interceptors.request.use((request) => {
    const token = session.token();
    if (token) {
      request.headers.set('Authorization', bearer(token.value));
      request.headers.set('Accept', 'application/json');
    }
    return request;
  });

  http.interceptors.response.use(undefined, (cause: unknown) => {
    if (!isAxiosError(cause) || axios.isCancel(cause)) return Promise.reject(cause);
    const status = cause.response?.status ?? 0;
    // A late refusal of a session that has been replaced says nothing about the one of now.
    if (status === 401 && isOfThisSession(cause.config, session)) onSessionRefused();
    if (status === 400) onMalformed();
    return Promise.reject(
      new HttpError({
        status,
        body: cause.response?.data,
        retryAfterSeconds: readRetryAfter(cause.response?.headers?.['retry-after']),
        cause,
      }),
    );
  });

  return http;
}

function isOfThisSession(request: InternalAxiosRequestConfig | undefined, session: SessionStore) {
  const token = session.token();
  return token !== undefined && request?.headers.get('Authorization') === bearer(token.value);
}

/** Seconds, the form our API uses; a date is not. */
const readRetryAfter = (header: unknown) => {
  const seconds = Number(header);
  return typeof header === 'string' && Number.isFinite(seconds) ? seconds : undefined;
};
