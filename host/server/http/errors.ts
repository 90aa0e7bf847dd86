import type { Socket } from 'node:net';
import type { ErrorBody } from '@vatio/contracts/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { rawPath } from './paths';
import { baseHeaders } from './securityHeaders';

const messages: Readonly<Record<number, string>> = {
  400: 'La petición no es válida.',
  401: 'La sesión no es válida o ha caducado. Entra de nuevo.',
  403: 'No tienes permiso para verlo: es para administradores.',
  404: 'No se ha encontrado.',
  408: 'La petición ha tardado demasiado.',
  413: 'Los datos enviados son demasiado grandes: el máximo son 25 MB.',
  415: 'El formato de los datos enviados no es válido.',
  421: 'Esta no es la dirección de la aplicación: entra por la que te ha dado tu empresa.',
  429: 'Demasiadas peticiones. Inténtalo de nuevo más tarde.',
  431: 'Las cabeceras de la petición son demasiado grandes.',
  500: 'Algo ha fallado en el servidor. Inténtalo de nuevo.',
  502: 'El servidor de datos ha dado una respuesta no válida. Inténtalo de nuevo.',
  503: 'El servidor de datos no responde. Inténtalo de nuevo en unos segundos.',
  504: 'El servidor de datos tarda demasiado en responder. Inténtalo de nuevo en unos segundos.',
};

const messageOf = (status: number) => messages[status] ?? messages[status < 500 ? 400 : 500] ?? '';

/** Answers with an error: JSON for calls of the API, plain text elsewhere, and never cached. */
export function sendError(request: FastifyRequest, reply: FastifyReply, status: number) {
  reply.code(status).headers({ ...baseHeaders, 'cache-control': 'no-store' });
  if (status === 503) reply.header('retry-after', '5');
  if (/^\/api(\/|$)/.test(rawPath(request.url))) {
    const body: ErrorBody = { message: messageOf(status) };
    return reply.send(body);
  }
  return reply.type('text/plain; charset=utf-8').send(messageOf(status));
}

/** Handler for `setErrorHandler` and `frameworkErrors`: the log gets the reason, the client does not. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  // The others have an outside cause, which the proxy has logged.
  if (status === 500) request.log.error({ err: error }, 'The request failed.');
  return sendError(request, reply, status);
}

/** Answers what is not even HTTP; Fastify's own handler sends no security headers. */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    { ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout', HPE_HEADER_OVERFLOW: '431 Too Large' }[
      error.code ?? ''
    ] ?? '400 Bad Request';
  const body = messageOf(Number.parseInt(status, 10));
  const headers = {
    ...baseHeaders,
    connection: 'close',
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
}
