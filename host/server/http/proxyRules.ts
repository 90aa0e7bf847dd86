import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { BodyTooLarge } from './limitedBody';

/** What the rules ask of a request; the proxy's types know it less exactly than Fastify's. */
export type Origin = Pick<FastifyRequest, 'host' | 'id' | 'ip' | 'method' | 'protocol'>;

/** Of one connection, not of the message; `expect` has been answered by this server. */
const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** What says where a request came from. Only this server's word counts at the API. */
const isForwarding = (name: string) => /^(forwarded|x-forwarded-.*|x-real-ip)$/.test(name);

/** The headers that the API gets: the client's, and where the request really came from. */
export function requestHeaders(request: Origin, given: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = Object.entries(given).filter(([name]) => !hopByHop.has(name) && !isForwarding(name));
  const headers: IncomingHttpHeaders = {
    ...Object.fromEntries(kept),
    // Fastify takes these three from X-Forwarded-* only if a trusted proxy sent them.
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
    'x-request-id': request.id,
  };
  // No body is passed on with these two, so none may be announced.
  if (request.method === 'GET' || request.method === 'HEAD') delete headers['content-length'];
  return headers;
}

/** The headers that the client gets: the API's own, with the id that both logs know. */
export function responseHeaders(
  given: IncomingHttpHeaders,
  request?: Pick<Origin, 'id'>,
): IncomingHttpHeaders {
  const kept = Object.entries(given).filter(([name]) => !hopByHop.has(name));
  return { 'x-request-id': request?.id, ...Object.fromEntries(kept) };
}

const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_SOCKET',
]);

/** A call that the API gave no answer to; the status says whether it is away, slow or broken. */
export class ApiFailure extends Error {
  readonly statusCode: number;

  constructor(error: Error) {
    super(error.message, { cause: error });
    this.statusCode = failureStatus(error);
  }
}

function failureStatus(error: Error): number {
  // The proxy wraps what really happened.
  const chain: { code?: string }[] = [error, Object(error.cause)];
  if (chain.some((item) => item instanceof BodyTooLarge)) return 413;
  if (chain.some(({ code = '' }) => unreachable.has(code))) return 503;
  return chain.some(({ code }) => code === 'UND_ERR_HEADERS_TIMEOUT') ? 504 : 502;
}
