import { codeOf, messageOf } from '../errorFacts';

/** Codes of Node's sockets: nobody there, or gone in the middle. */
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
 * SQLSTATEs: 08 connection (but for a message of ours that PostgreSQL does not understand, 08P01), 53 out of connections, disk or memory, 57P0x shutting down or starting,
 * 57014 statement timeout, 25006 read-only (a replica during failover), 40001 and 40P01 contention
 * that outlasted the retries, 55P03 lock timeout.
 */
const stateCodes = /^(08(?!P01)...|53...|57P0.|57014|25006|40001|40P01|55P03)$/;

/** `pg` throws these without a code. */
const messages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|timeout expired|not queryable|Cannot use a pool after/;

/** Whether an error says that the database is away or overloaded, not that the request is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error);
  return socketCodes.has(code) || stateCodes.test(code) || messages.test(messageOf(error));
}
