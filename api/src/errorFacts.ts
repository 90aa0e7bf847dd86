/**
 * Reads facts from anything thrown. Not with `instanceof Error`: Node's own errors fail that test
 * inside jest, which runs tests in another realm.
 */
const factOf = (error: unknown, name: 'code' | 'message' | 'statusCode'): unknown =>
  typeof error === 'object' && error !== null && name in error
    ? (error as Partial<Record<typeof name, unknown>>)[name]
    : undefined;

/** The code of Node (`ECONNREFUSED`) or PostgreSQL (its SQLSTATE); empty when there is none. */
export const codeOf = (error: unknown): string => String(factOf(error, 'code') ?? '');

export const messageOf = (error: unknown): string => String(factOf(error, 'message') ?? error);

/** The status that Fastify gives its own errors. */
export const statusCodeOf = (error: unknown): number => Number(factOf(error, 'statusCode'));
