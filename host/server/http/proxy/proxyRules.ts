import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { schemeOf } from '../scheme';
import { BodyTooLarge } from './limitedBody';

/** The part of a request that the rules need; the proxy's types are looser than Fastify's. */
export type Origin = Pick<FastifyRequest, 'host' | 'id' | 'ip' | 'method' | 'protocol'>;

/** These belong to one connection, not to the message; this server has answered `expect`. */
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

/** The origin of a request. The API believes only this server. */
const isForwarding = (name: string) => /^(forwarded|x-forwarded-.*|x-real-ip)$/.test(name);

/**
 * The API's headers: the client's, and the true origin of the request.
 *
 * @param publicOrigin whose scheme counts, if it is known
 */
export function requestHeaders(
  request: Origin,
  sent: IncomingHttpHeaders,
  publicOrigin: string | undefined,
): IncomingHttpHeaders {
  const kept = Object.entries(sent).filter(([name]) => !hopByHop.has(name) && !isForwarding(name));
  const headers: IncomingHttpHeaders = {
    ...Object.fromEntries(kept),
    // Fastify takes these three from X-Forwarded-* only if a trusted proxy sent them.
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': schemeOf(request, publicOrigin),
    'x-forwarded-host': request.host,
    'x-request-id': request.id,
  };
  // These two pass no body on, so they may not announce one.
  if (request.method === 'GET' || request.method === 'HEAD') delete headers['content-length'];
  return headers;
}

/** The client's headers: the API's own, with the id of both logs. */
export function responseHeaders(
  sent: IncomingHttpHeaders,
  request?: Pick<Origin, 'id'>,
): IncomingHttpHeaders {
  const kept = Object.entries(sent).filter(([name]) => !hopByHop.has(name));
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

/** A call without an answer of the API; the status says whether it is away, slow or broken. */
export class ApiFailure extends Error {
  readonly statusCode: number;

  constructor(error: Error) {
    super(error.message, { cause: error });
    this.statusCode = failureStatus(error);
  }
}

function failureStatus(error: Error): number {
  // The proxy wraps the real error.
  const chain: { code?: string }[] = [error, Object(error.cause)];
  if (chain.some((item) => item instanceof BodyTooLarge)) return 413;
  if (chain.some(({ code = '' }) => unreachable.has(code))) return 503;
  return chain.some(({ code }) => code === 'UND_ERR_HEADERS_TIMEOUT') ? 504 : 502;
}
