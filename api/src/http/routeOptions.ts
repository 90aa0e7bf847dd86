import type { FastifyContextConfig, FastifyReply, FastifySchema } from 'fastify';
import { undefined as nothing } from 'zod';
import type { RouteCallers } from './access';

/**
 * The options of routes with the same callers, from what each takes and answers:
 * `const reading = callableBy(['admin']); reading({ params, response: { 200: clientSchema } })`.
 */
export const callableBy =
  (roles: RouteCallers, more: Omit<FastifyContextConfig, 'roles'> = {}) =>
  <Schema extends FastifySchema>(schema: Schema) => ({ config: { ...more, roles }, schema });

/** For the schema of a route that answers with `sendNothing`. */
export const noContent = { 204: nothing() };

/** Answers 204 as soon as the work is done. */
export async function sendNothing(reply: FastifyReply, work: Promise<void>): Promise<FastifyReply> {
  await work;
  return reply.code(204).send();
}
