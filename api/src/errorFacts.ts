/**
 * What can be read off something that was thrown. Not with `instanceof Error`: an error of Node
 * itself fails that test inside jest, which runs tests in a realm of their own.
 */
const factOf = (error: unknown, name: 'code' | 'message' | 'statusCode'): unknown =>
  typeof error === 'object' && error !== null && name in error
    ? (error as Partial<Record<typeof name, unknown>>)[name]
    : undefined;

/** The code of Node (`ECONNREFUSED`) or of PostgreSQL (its SQLSTATE); empty when there is none. */
export const codeOf = (error: unknown): string => String(factOf(error, 'code') ?? '');

export const messageOf = (error: unknown): string => String(factOf(error, 'message') ?? error);

/** The status that Fastify gives its own errors. */
export const statusCodeOf = (error: unknown): number => Number(factOf(error, 'statusCode'));
