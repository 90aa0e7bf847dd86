import type { ErrorBody } from '@vatio/contracts/errors';

export type HttpErrorKind =
  | 'network'
  | 'session'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'invalid'
  | 'throttled'
  | 'unavailable'
  | 'server';

interface HttpFailure {
  readonly status: number;
  readonly body?: unknown;
  /** Seconds to wait, if the server says so (429, 503). */
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
}

const kinds: Readonly<Record<number, HttpErrorKind>> = {
  0: 'network',
  400: 'invalid',
  401: 'session',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'invalid',
  415: 'invalid',
  422: 'invalid',
  429: 'throttled',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

const messages: Readonly<Record<HttpErrorKind, string>> = {
  network: 'No hay conexión con el servidor. Comprueba tu red e inténtalo de nuevo.',
  session: 'La sesión ha caducado.',
  forbidden: 'No tienes permiso para hacer esto.',
  'not-found': 'No se ha encontrado lo que buscas.',
  conflict: 'Otra persona ha cambiado estos datos mientras tanto.',
  invalid: 'Revisa los datos marcados.',
  throttled: 'Demasiados intentos. Espera un poco e inténtalo de nuevo.',
  unavailable: 'El servicio no está disponible ahora. Inténtalo de nuevo en unos segundos.',
  server: 'Algo ha fallado en el servidor. Inténtalo de nuevo.',
};

/** Shown for the kind `network` when the browser is offline. */
const offline = 'Sin conexión. Comprueba tu red e inténtalo de nuevo.';

/** The server's own words, if its body is an ErrorBody. */
const readBody = (body: unknown): Partial<ErrorBody> =>
  typeof body === 'object' && body !== null ? body : {};

/**
 * Every failed call reaches components as one of these. `message` is Spanish and ready to show,
 * `fields` are messages by field path (422), `body` is the server's raw answer.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly kind: HttpErrorKind;
  readonly status: number;
  readonly body: unknown;
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | undefined;

  constructor({ status, body, retryAfterSeconds, cause }: HttpFailure) {
    const kind = kinds[status] ?? 'server';
    const { message, fields } = readBody(body);
    const own = kind === 'network' && !navigator.onLine ? offline : messages[kind];
    super(typeof message === 'string' && message ? message : own, { cause });
    this.kind = kind;
    this.status = status;
    this.body = body;
    this.fields = fields ?? {};
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
