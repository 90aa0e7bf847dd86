import type { FastifyContextConfig, FastifyReply, FastifySchema } from 'fastify';
import { undefined as nothing } from 'zod';
import { Refusal } from '../refusal';
import type { RouteCallers } from './access';

/**
 * The options of routes with the same callers, from what each takes and answers:
 * `const reading = callableBy(['admin']); reading({ params, response: { 200: clientSchema } })`.
 */
export const callableBy =
  (roles: RouteCallers, more: Omit<FastifyContextConfig, 'roles'> = {}) =>
  <Schema extends FastifySchema>(schema: Schema) => ({ config: { ...more, roles }, schema });

/** Aborted when the caller goes away before the answer. */
export function goneSignal({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort(callerGone());
  });
  return gone.signal;
}

/** This answer has no reader. */
const callerGone = () => new Refusal('unavailable', 'Quien lo pidió ya no espera la respuesta.');

/** The schema of a route that answers with `sendNothing`. */
export const noContent = { 204: nothing() };

/** Answers 204 as soon as the work is done. */
export async function sendNothing(reply: FastifyReply, work: Promise<void>): Promise<FastifyReply> {
  await work;
  return reply.code(204).send();
}
