import { HttpError } from '@vatio/platform';
import axios, { type AxiosInstance, type InternalAxiosRequestConfig, isAxiosError } from 'axios';
import type { SessionStore } from '../session/sessionStore';
import { bearer, type RequestHeaders } from './requestHeaders';

export interface HttpRules {
  readonly session: SessionStore;
  readonly headersOf: RequestHeaders;
  /** 401 while signed in. */
  readonly onSessionRefused: () => void;
  /** 400: the request was malformed, so its page is left. */
  readonly onMalformed: () => void;
  /** 403 with a code: the session owes something before it may do anything else. */
  readonly onOwed: (code: unknown) => void;
  /** 403 that wants the password again: whether it was given, so that the call is worth repeating. */
  readonly askPassword: () => Promise<boolean>;
}

/**
 * axios with the product's rules: the headers of a session, and the effect of 401 and 400 on the
 * page. Callers get every failure as an HttpError with the answer's body.
 */
export function createHttp({
  session,
  headersOf,
  onSessionRefused,
  onMalformed,
  onOwed,
  askPassword,
}: HttpRules): AxiosInstance {
  const http = axios.create({
    baseURL: 'api',
    timeout: 30_000,
    // Axios's own rule would send the token on GET too.
    withXSRFToken: false,
  });

  http.interceptors.request.use((request) => {
    request.headers.set(headersOf(request.method ?? 'get', http.getUri(request)));
    return request;
  });

  http.interceptors.response.use(undefined, async (cause: unknown) => {
    if (!isAxiosError(cause) || axios.isCancel(cause)) return Promise.reject(cause);
    const status = cause.response?.status ?? 0;
    // A late refusal of a replaced session does not concern the present one.
    if (status === 401 && isOfThisSession(cause.config, session)) onSessionRefused();
    if (status === 400) onMalformed();
    if (status === 403 && cause.config && isOfThisSession(cause.config, session)) {
      const code: unknown = cause.response?.data?.code;
      if (code === 'password_needed' && (await askPassword())) return http.request(cause.config);
      onOwed(code);
    }
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

/** Seconds, the form of our API; dates do not occur. */
const readRetryAfter = (header: unknown) => {
  const seconds = Number(header);
  return typeof header === 'string' && Number.isFinite(seconds) ? seconds : undefined;
};
