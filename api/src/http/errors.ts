import type { ErrorBody } from '@vatio/contracts/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../db/availability';
import { isLockTimeout } from '../db/transaction';
import { codeOf, statusCodeOf } from '../errorFacts';
import { databaseAway, Refusal, rowsHeld, statusOf } from '../refusal';

/** Fastify's own refusals (by status) in our words. */
const messageOf: Readonly<Record<number, string>> = {
  400: 'La petición está mal formada.',
  404: 'No existe esa dirección.',
  408: 'La petición ha tardado demasiado.',
  413: 'El envío es demasiado grande: divídelo en varios.',
  414: 'La dirección es demasiado larga.',
  415: 'Solo se admite contenido JSON (application/json).',
  431: 'Las cabeceras de la petición son demasiado grandes.',
};

const unforeseen = 'Ha ocurrido un error inesperado. Inténtalo de nuevo más tarde.';

export interface ErrorAnswer {
  readonly status: number;
  readonly body: ErrorBody;
}

/** @returns undefined for an unforeseen error */
export function answerFor(error: unknown): ErrorAnswer | undefined {
  if (error instanceof Refusal) return answerRefusal(error);
  if (isLockTimeout(error)) return answerRefusal(rowsHeld());
  if (isDatabaseAway(error)) return answerRefusal(databaseAway());
  return answerConstraint(error) ?? answerFramework(error);
}

function answerRefusal({ kind, message, details }: Refusal): ErrorAnswer {
  const { code, fields, retryAfterSeconds, versions } = details;
  return {
    status: statusOf[kind],
    body: {
      message,
      ...(code && { code }),
      ...(fields && { fields: { ...fields } }),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      ...(versions && { versions }),
    },
  };
}

/**
 * The last net: database rules that a service should have checked (or that another request broke
 * after its check), and values that fit no column.
 */
function answerConstraint(error: unknown): ErrorAnswer | undefined {
  const code = codeOf(error);
  if (/^(23505|23503|23P01)$/.test(code)) {
    return { status: 409, body: { message: 'Otro cambio se ha adelantado. Recarga y repite.' } };
  }
  if (/^(22...|23502|23514)$/.test(code)) {
    return { status: 422, body: { message: 'Hay un valor que no se admite.' } };
  }
  return undefined;
}

function answerFramework(error: unknown): ErrorAnswer | undefined {
  const status = statusCodeOf(error);
  const message = messageOf[status];
  return message ? { status, body: { message } } : undefined;
}

/** The error handler of the whole API. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const answer = answerFor(error);
  if (!answer) request.log.error({ err: error }, 'unforeseen error');
  const { status, body } = answer ?? { status: 500, body: { message: unforeseen } };
  if (body.retryAfterSeconds !== undefined) reply.header('retry-after', body.retryAfterSeconds);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** Errors before routing (a path that cannot be decoded) count as an unknown address. */
export function sendFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  sendError(isBadPath(error) ? addressUnknown() : error, request, reply);
}

const isBadPath = ({ code }: FastifyError) =>
  code === 'FST_ERR_BAD_URL' || code === 'FST_ERR_MAX_PARAM_LENGTH';

/** The answer to every address and method that no route has. */
export const addressUnknown = (): Refusal => new Refusal('missing', 'No existe esa dirección.');

/** The body of an answer written on the socket, where Fastify has no request. */
export function rawErrorBody(status: number): string {
  const body: ErrorBody = { message: messageOf[status] ?? unforeseen };
  return JSON.stringify(body);
}
