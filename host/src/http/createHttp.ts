import { HttpError } from '@vatio/platform';
import axios, { type AxiosInstance, type InternalAxiosRequestConfig, isAxiosError } from 'axios';
import type { SessionStore } from '../session/sessionStore';
import { bearer, type RequestHeaders } from './requestHeaders';

export interface HttpRules {
  readonly session: SessionStore;
  readonly headersOf: RequestHeaders;
  /** 401 while signed in. */
  readonly onSessionRefused: () => void;
  /** 400: a malformed request, so the page that sent it is left. */
  readonly onMalformed: () => void;
}

/**
 * axios with the product's rules: the headers of a session, and what 401 and 400 do to the page.
 * Every failure is passed on to the caller as an HttpError that holds the answer's body.
 */
export function createHttp({
  session,
  headersOf,
  onSessionRefused,
  onMalformed,
}: HttpRules): AxiosInstance {
  const http = axios.create({
    baseURL: 'api',
    timeout: 30_000,
    // By its own rule axios sends the token on GET too.
    withXSRFToken: false,
  });

  http.interceptors.request.use((request) => {
    request.headers.set(headersOf(request.method ?? 'get', http.getUri(request)));
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
