import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { rawErrorBody } from './errors';

/** The headers of every answer. Answers of the API must never be cached, framed, sniffed or run. */
export const securityHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** Sets them on every answer of Fastify. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders);
  });
}

const statusOfClientError: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** Answers what Node cannot parse as HTTP: there is no request, so it is written by hand. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOfClientError[error.code ?? ''] ?? 400;
  const body = rawErrorBody(status);
  const headers = Object.entries({
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${reasons[status]}\r\n${lines}\r\n${body}`);
}
