import { codeOf, messageOf } from '../errorFacts';

/** Codes of Node's sockets: server absent, or gone in the middle. */
const socketCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * SQLSTATEs: 08 connection (but for a message of ours that PostgreSQL does not understand, 08P01),
 * 53300 out of connections, 57P0x shutting down or starting, 25006 read-only (a replica during
 * failover).
 */
const goneCodes = /^(08(?!P01)...|53300|57P0.|25006)$/;

/**
 * 53 out of disk or memory, 57014 statement timeout, 40001 and 40P01 contention that outlasted the
 * retries, 55P03 lock timeout.
 */
const busyCodes = /^(53...|57014|40001|40P01|55P03)$/;

/** `pg` throws these without a code. */
const messages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|timeout expired|not queryable|Cannot use a pool after/;

/**
 * Returns whether an error says that no server is there: not the consequences of an overload or of long
 * work.
 */
export function isDatabaseGone(error: unknown): boolean {
  const code = codeOf(error);
  return socketCodes.has(code) || goneCodes.test(code) || messages.test(messageOf(error));
}

/** Returns whether an error says that the database is away or overloaded, not that the request is wrong. */
export const isDatabaseAway = (error: unknown): boolean =>
  isDatabaseGone(error) || busyCodes.test(codeOf(error));
